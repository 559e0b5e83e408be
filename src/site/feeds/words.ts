import { inLanguages } from "../../platform/languages/words.ts";

export const words = inLanguages({
  articles: {
    subtitle: {
      en: "The writing behind the directory of Sri Lanka's tuskers.",
      si: "ශ්‍රී ලංකාවේ දළ ඇතුන්ගේ නාමාවලිය පසුපස ඇති ලිපි.",
      ta: "இலங்கையின் கொம்பன்களின் பெயரேட்டுக்குப் பின்னாலுள்ள எழுத்தாக்கங்கள்.",
    },
  },
  directory: {
    subtitle: {
      en: "Tuskers that were added to the directory, and records that have changed.",
      si: "නාමාවලියට එක් කළ දළ ඇතුන් සහ වෙනස් වූ වාර්තා.",
      ta: "பெயரேட்டில் சேர்க்கப்பட்ட கொம்பன்களும் மாறிய பதிவுகளும்.",
    },
    added: {
      en: (name: string) => `Added: ${name}`,
      si: (name: string) => `එක් කළේ: ${name}`,
      ta: (name: string) => `சேர்க்கப்பட்டது: ${name}`,
    },
    changed: {
      en: (name: string) => `Changed: ${name}`,
      si: (name: string) => `වෙනස් කළේ: ${name}`,
      ta: (name: string) => `மாற்றப்பட்டது: ${name}`,
    },
    record: {
      en: (category: string, place: string, status: string) => `${category}, ${place}. ${status}.`,
      si: (category: string, place: string, status: string) => `${category}, ${place}. ${status}.`,
      ta: (category: string, place: string, status: string) => `${category}, ${place}. ${status}.`,
    },
  },
  title: {
    en: (of: string, site: string) => `${of}, ${site}`,
    si: (of: string, site: string) => `${of}, ${site}`,
    ta: (of: string, site: string) => `${of}, ${site}`,
  },
  tusker: {
    subtitle: {
      en: (name: string) => `The record of ${name}, and the days on which it was changed.`,
      si: (name: string) => `${name} ගැන වාර්තාව සහ එය වෙනස් කළ දින.`,
      ta: (name: string) => `${name} பற்றிய பதிவும் அது மாற்றப்பட்ட நாட்களும்.`,
    },
  },
  place: {
    subtitle: {
      en: (name: string) => `Tuskers recorded at ${name}, the last changed first.`,
      si: (name: string) => `${name}: එහි වාර්තා වී ඇති දළ ඇතුන්, අවසන් වරට වෙනස් කළ වාර්තාව පළමුව.`,
      ta: (name: string) => `${name}: அங்கு பதிவான கொம்பன்கள், கடைசியாக மாற்றப்பட்டவை முதலில்.`,
    },
  },
  /** Under the icon on a home screen, where the whole name has no room. */
  shortName: { en: "Tuskers", si: "දළ ඇතුන්", ta: "கொம்பன்கள்" },
});
