import type { words as english } from "./words.en.ts";

export const words: typeof english = {
  articles: { subtitle: "இலங்கையின் கொம்பன்களின் பெயரேட்டுக்குப் பின்னாலுள்ள எழுத்துகள்." },
  directory: {
    subtitle: "பெயரேட்டில் சேர்க்கப்பட்ட கொம்பன்களும் மாறிய பதிவுகளும்.",
    added: (name) => `சேர்க்கப்பட்டது: ${name}`,
    changed: (name) => `மாற்றப்பட்டது: ${name}`,
    record: (category, place, status) => `${category}, ${place}. ${status}.`,
  },
  shortName: "கொம்பன்கள்",
};
