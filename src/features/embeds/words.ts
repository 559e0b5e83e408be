import { inLanguages } from "../../platform/languages/words.ts";

export const words = inLanguages({
  illustration: {
    en: "Illustration. What nobody recorded is hidden or imagined.",
    si: "ඇඳි රූපයකි. කිසිවෙකු වාර්තා නොකළ දේ සඟවා හෝ මවාගෙන ඇත.",
    ta: "வரைபடம். யாரும் பதிவு செய்யாதவை மறைக்கப்பட்டுள்ளன அல்லது கற்பனையாக வரையப்பட்டுள்ளன.",
  },
  read: {
    en: (name: string, site: string) => `Read about ${name} at ${site}`,
    si: (name: string, site: string) => `${name} ගැන කියවන්න: ${site}`,
    ta: (name: string, site: string) => `${name} பற்றிப் படியுங்கள்: ${site}`,
  },
  changed: {
    en: (day: string) => `Record of ${day}`,
    si: (day: string) => `${day} දින වාර්තාව`,
    ta: (day: string) => `${day} பதிவு`,
  },
  unknown: {
    en: "This tusker is not in the directory.",
    si: "මෙම දළ ඇතා නාමාවලියේ නැත.",
    ta: "இந்தக் கொம்பன் பெயரேட்டில் இல்லை.",
  },
  removed: {
    en: "This tusker was taken out of the directory.",
    si: "මෙම දළ ඇතා නාමාවලියෙන් ඉවත් කර ඇත.",
    ta: "இந்தக் கொம்பன் பெயரேட்டிலிருந்து நீக்கப்பட்டுள்ளது.",
  },
});
