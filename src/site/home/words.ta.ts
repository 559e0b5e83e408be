import { writtenNumber } from "../../platform/text/counted.ts";
import type { words as english } from "./words.en.ts";

export const words: typeof english = {
  keywords: ["கொம்பன்கள்", "வாழிடம்"],
  hero: {
    day: "அந்தி வேளையில் பழங்காலக் குளம் ஒன்றின் கரையில் ஒரு கொம்பன்; மறுகரையில் ஒரு தாதுகோபமும் குன்றுகளும்",
    night: "முழு நிலவின் கீழ் பழங்காலக் குளம் ஒன்றின் கரையில் ஒரு கொம்பன்; மறுகரையில் ஒரு தாதுகோபமும் குன்றுகளும்",
    meet: (tuskers) => (tuskers === 1 ? "கொம்பனைச் சந்தியுங்கள்" : `${writtenNumber(tuskers)} கொம்பன்களைச் சந்தியுங்கள்`),
  },
  search: {
    title: "ஒரு கொம்பனைத் தேடுங்கள்",
    byName: "பெயரால்",
    name: "பெயரால் ஒரு கொம்பனைத் தேடுங்கள்",
    nameHint: "ஒரு பெயர், அல்லது அதன் ஒரு பகுதி",
    nameExample: "பெயர், இடம்",
    searchByName: "பெயரால் தேடுங்கள்",
    byCategory: "வகையால்",
    category: "அல்லது வகையைத் தேர்ந்தெடுங்கள்",
    noCategory: "வகை தேர்க",
    option: (label) => label,
    filterByCategory: "வகையால் வடிகட்டுங்கள்",
    means: {
      wild: "பூங்காக்களிலும் வெளியிலும்",
      domesticated: "விகாரைகளில், உரிமையாளர்களிடம்",
      conservation: "மீட்கப்பட்டவை",
    },
  },
  featured: {
    title: "தேர்ந்தெடுத்த கொம்பன்கள்",
    browseAll: "எல்லாக் கொம்பன்களையும் பாருங்கள்",
  },
  findOut: {
    title: "கொம்பன் ஒன்றைப் பார்த்தீர்களா? எதுவென அறியுங்கள்",
    text: "படங்களுடன் சில கேள்விகள். தெரிந்தவற்றுக்குப் பதிலளியுங்கள்.",
    key: "நான் பார்த்தது எந்தக் கொம்பன்?",
  },
  journal: {
    title: "எங்கள் கட்டுரைகளிலிருந்து",
    all: "எல்லாக் கட்டுரைகளும்",
  },
  further: {
    label: "மேலும்",
    pages: [
      { to: "/record/on-this-day", name: "இதே நாளில்" },
      { to: "/record/questions", name: "பத்துக் கேள்விகள்" },
      { to: "/tusks-and-heights", name: "தந்தங்களும் உயரமும்" },
      { to: "/paper", name: "சுவரொட்டி, பயிற்சித்தாள்" },
    ],
  },
};
