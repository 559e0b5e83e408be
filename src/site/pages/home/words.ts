import type { TuskerCategory } from "../../../content/tuskers/status.ts";
import { inLanguages, type Word } from "../../../platform/languages/words.ts";
import { writtenNumber } from "../../../platform/text/counted.ts";

export const words = inLanguages({
  keywords: { en: ["tuskers", "habitat"], si: ["දළ ඇතුන්", "වාසභූමි"], ta: ["கொம்பன்கள்", "வாழிடம்"] },
  hero: {
    day: {
      en: "A tusker at the edge of an ancient tank at dusk, a stupa and hills on the far shore",
      si: "සැන්දෑවේ පුරාණ වැවක් අද්දර සිටින දළ ඇතෙක්; එගොඩ ඉවුරේ ස්තූපයක් සහ කඳු",
      ta: "அந்தி வேளையில் பழங்காலக் குளம் ஒன்றின் கரையில் ஒரு கொம்பன்; மறுகரையில் ஒரு தாதுகோபமும் குன்றுகளும்",
    },
    night: {
      en: "A tusker at the edge of an ancient tank under a full moon, a stupa and hills on the far shore",
      si: "පුන් සඳ යට පුරාණ වැවක් අද්දර සිටින දළ ඇතෙක්; එගොඩ ඉවුරේ ස්තූපයක් සහ කඳු",
      ta: "முழு நிலவின் கீழ் பழங்காலக் குளம் ஒன்றின் கரையில் ஒரு கொம்பன்; மறுகரையில் ஒரு தாதுகோபமும் குன்றுகளும்",
    },
    meet: {
      en: (tuskers: number) => (tuskers === 1 ? "Meet the tusker" : `Meet the ${writtenNumber(tuskers)} tuskers`),
      si: (tuskers: number) => (tuskers === 1 ? "දළ ඇතා හමුවන්න" : `දළ ඇතුන් ${writtenNumber(tuskers)} දෙනා හමුවන්න`),
      ta: (tuskers: number) => (tuskers === 1 ? "கொம்பனைச் சந்தியுங்கள்" : `${writtenNumber(tuskers)} கொம்பன்களைச் சந்தியுங்கள்`),
    },
  },
  search: {
    title: { en: "Find a tusker", si: "දළ ඇතෙකු සොයන්න", ta: "ஒரு கொம்பனைத் தேடுங்கள்" },
    byName: { en: "By name", si: "නමින්", ta: "பெயரால்" },
    name: { en: "Find a tusker by name", si: "නමින් දළ ඇතෙකු සොයන්න", ta: "பெயரால் ஒரு கொம்பனைத் தேடுங்கள்" },
    nameHint: { en: "A name, or part of one", si: "නමක් හෝ නමක කොටසක්", ta: "ஒரு பெயர், அல்லது அதன் ஒரு பகுதி" },
    nameExample: { en: "Name, park or temple", si: "නම හෝ ස්ථානය", ta: "பெயர், இடம்" },
    searchByName: { en: "Search by Name", si: "නමින් සොයන්න", ta: "பெயரால் தேடுங்கள்" },
    byCategory: { en: "By category", si: "වර්ගය අනුව", ta: "வகையால்" },
    category: { en: "Or choose a category", si: "නැතහොත් වර්ගයක් තෝරන්න", ta: "அல்லது வகையைத் தேர்ந்தெடுங்கள்" },
    noCategory: { en: "Select Category", si: "වර්ගය තෝරන්න", ta: "வகை தேர்க" },
    option: { en: (label: string) => label.toLowerCase(), si: (label: string) => label, ta: (label: string) => label },
    filterByCategory: { en: "Filter by Category", si: "වර්ගය අනුව පෙරන්න", ta: "வகையால் வடிகட்டுங்கள்" },
    /** What each category means, in a few words. */
    means: {
      wild: { en: "in parks and beyond", si: "වනෝද්‍යානවල සහ ඉන් පිටත", ta: "பூங்காக்களிலும் வெளியிலும்" },
      domesticated: { en: "temples and owners", si: "විහාර සහ හිමිකරුවන් ළඟ", ta: "விகாரைகளில், உரிமையாளர்களிடம்" },
      conservation: { en: "rescued, in care", si: "බේරාගත්, රැකවරණයේ", ta: "மீட்கப்பட்டவை" },
    } as Record<TuskerCategory, Word<string>>,
  },
  featured: {
    title: { en: "Featured Tuskers", si: "තෝරාගත් දළ ඇතුන්", ta: "தேர்ந்தெடுத்த கொம்பன்கள்" },
    browseAll: { en: "Browse All Tuskers", si: "සියලු දළ ඇතුන් බලන්න", ta: "எல்லாக் கொம்பன்களையும் பாருங்கள்" },
  },
  findOut: {
    title: {
      en: "Saw a tusker? Find out which",
      si: "දළ ඇතෙකු දුටුවාද? ඒ කවුදැයි සොයා බලන්න",
      ta: "கொம்பன் ஒன்றைப் பார்த்தீர்களா? எதுவென அறியுங்கள்",
    },
    text: {
      en: "A few questions with pictures. Answer what you can.",
      si: "රූප සහිත ප්‍රශ්න කිහිපයක්. ඔබට හැකි දේට පිළිතුරු දෙන්න.",
      ta: "படங்களுடன் சில கேள்விகள். தெரிந்தவற்றுக்குப் பதிலளியுங்கள்.",
    },
    key: { en: "Which tusker did I see?", si: "මා දුටුවේ කුමන දළ ඇතාද?", ta: "நான் பார்த்தது எந்தக் கொம்பன்?" },
  },
  journal: {
    title: { en: "From the journal", si: "අපේ ලිපි අතරින්", ta: "எங்கள் கட்டுரைகளிலிருந்து" },
    all: { en: "All articles", si: "සියලු ලිපි", ta: "எல்லாக் கட்டுரைகளும்" },
  },
  further: {
    label: { en: "More to see", si: "තවත් දේ", ta: "மேலும்" },
    pages: {
      en: [
        { to: "/record/on-this-day", name: "On this day" },
        { to: "/record/questions", name: "Quiz: ten questions" },
        { to: "/tusks-and-heights", name: "Tusks and heights" },
        { to: "/paper", name: "Posters and worksheets" },
      ],
      si: [
        { to: "/record/on-this-day", name: "අද වැනි දිනක" },
        { to: "/record/questions", name: "ප්‍රශ්න දහයක්" },
        { to: "/tusks-and-heights", name: "දළ සහ උස" },
        { to: "/paper", name: "පෝස්ටර සහ අභ්‍යාස පත්‍රිකා" },
      ],
      ta: [
        { to: "/record/on-this-day", name: "இதே நாளில்" },
        { to: "/record/questions", name: "பத்துக் கேள்விகள்" },
        { to: "/tusks-and-heights", name: "தந்தங்களும் உயரமும்" },
        { to: "/paper", name: "சுவரொட்டி, பயிற்சித்தாள்" },
      ],
    },
  },
});
