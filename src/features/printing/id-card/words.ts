import { inLanguages } from "../../../platform/languages/words.ts";

export const words = inLanguages({
  title: {
    en: (name: string) => `ID card of ${name}`,
    si: (name: string) => `${name}: හැඳුනුම් පත`,
    ta: (name: string) => `${name}: அடையாள அட்டை`,
  },
  description: {
    en: (name: string) => `What is recorded of ${name}, on a card to print: drawing, features, status and sources.`,
    si: (name: string) => `${name} ගැන වාර්තා වී ඇති දේ මුද්‍රණය කළ හැකි පතක: චිත්‍රය, ලකුණු, තත්ත්වය සහ මූලාශ්‍ර.`,
    ta: (name: string) => `${name} பற்றிப் பதிவாகியுள்ளவை, அச்சிடக்கூடிய அட்டையில்: வரைபடம், அம்சங்கள், நிலை, ஆதாரங்கள்.`,
  },
  short: { en: "ID card", si: "හැඳුනුම් පත", ta: "அடையாள அட்டை" },
  lead: {
    en: "Front and back, A6. It holds in black and white. It says no more of his place than his page does.",
    si: "ඉදිරිපස සහ පිටුපස, A6 ප්‍රමාණයෙන්. කළු සුදුවෙන් මුද්‍රණය කළ ද පැහැදිලි ය. ඇතා සිටින තැන ගැන ඔහුගේ පිටුවේ ඇති දේට වඩා කිසිවක් මෙහි නැත.",
    ta: "முன்புறமும் பின்புறமும், A6 அளவு. கறுப்பு வெள்ளையிலும் தெளிவாக இருக்கும். அதன் இடத்தைப் பற்றி அதன் பக்கம் சொல்வதை விட இது எதையும் கூடுதலாகச் சொல்லாது.",
  },
  card: { en: "One card, A6", si: "එක් පතක්, A6", ta: "ஓர் அட்டை, A6" },
  sheet: { en: "Four on A4", si: "A4 පිටුවක පත් හතරක්", ta: "ஒரு A4 தாளில் நான்கு" },
  pdfCard: { en: "PDF, A6", si: "PDF, A6", ta: "PDF, A6" },
  pdfSheet: { en: "PDF, four on A4", si: "PDF, A4 පිටුවක පත් හතරක්", ta: "PDF, ஒரு A4 தாளில் நான்கு" },
  print: {
    en: "Print this page at its real size, without margins. Four on A4: print on both sides and cut along the dashed lines.",
    si: "මෙම පිටුව නියම ප්‍රමාණයෙන්, තීරු රහිතව මුද්‍රණය කරන්න. A4 පිටුවක පත් හතරක්: දෙපැත්තේම මුද්‍රණය කර කඩ ඉරි දිගේ කපන්න.",
    ta: "இப்பக்கத்தை உண்மையான அளவில், ஓரங்கள் இன்றி அச்சிடுங்கள். ஒரு A4 தாளில் நான்கு: இரு பக்கமும் அச்சிட்டு, இடைவிட்ட கோடுகளில் வெட்டுங்கள்.",
  },
  front: { en: "Front", si: "ඉදිරිපස", ta: "முன்புறம்" },
  back: { en: "Back", si: "පිටුපස", ta: "பின்புறம்" },
  asOf: {
    en: (date: string) => `as of ${date}`,
    si: (date: string) => `${date} වන විට`,
    ta: (date: string) => `${date} நிலவரப்படி`,
  },
  noDate: { en: "date not recorded", si: "දිනය වාර්තා වී නැත", ta: "திகதி பதிவாகவில்லை" },
  notRecorded: { en: "Not recorded", si: "වාර්තා වී නැත", ta: "பதிவாகாதவை" },
  more: {
    en: "More is recorded on his page.",
    si: "තවත් දේ ඔහුගේ පිටුවේ වාර්තා වී ඇත.",
    ta: "மேலும் பதிவானவை அதன் பக்கத்தில் உள்ளன.",
  },
  sources: {
    en: (keys: string) => `Sources on his page: ${keys}.`,
    si: (keys: string) => `ඔහුගේ පිටුවේ ඇති මූලාශ්‍ර: ${keys}.`,
    ta: (keys: string) => `அதன் பக்கத்திலுள்ள ஆதாரங்கள்: ${keys}.`,
  },
  solid: {
    en: "Solid: recorded. Dashed: not recorded.",
    si: "තද ඉරි: වාර්තා වී ඇත. කඩ ඉරි: වාර්තා වී නැත.",
    ta: "தொடர் கோடு: பதிவாகியுள்ளது. இடைவிட்ட கோடு: பதிவாகவில்லை.",
  },
  /** The letters beside the drawing from the front. */
  sides: {
    en: (right: string, left: string) => `${right} and ${left} are his right and left.`,
    si: (right: string, left: string) => `${right} සහ ${left} යනු ඇතාගේ දකුණ සහ වමයි.`,
    ta: (right: string, left: string) => `${right}, ${left} என்பவை அதன் வலது, இடது.`,
  },
  side: { en: "The same from the side.", si: "ඇතා පැත්තකින්.", ta: "பக்கவாட்டில்." },
  tusks: { en: "The tusks, larger.", si: "දළ, විශාල කර.", ta: "தந்தங்கள், பெரிதாக." },
  code: {
    en: (address: string) => `QR code that leads to ${address}`,
    si: (address: string) => `${address} වෙත යන QR කේතය`,
    ta: (address: string) => `${address} என்ற முகவரிக்குச் செல்லும் QR குறியீடு`,
  },
});
