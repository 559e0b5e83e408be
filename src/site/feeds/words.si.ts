import type { words as english } from "./words.en.ts";

export const words: typeof english = {
  articles: { subtitle: "ශ්‍රී ලංකාවේ දළ ඇතුන්ගේ නාමාවලිය පසුපස ඇති ලිපි." },
  directory: {
    subtitle: "නාමාවලියට එක් කළ දළ ඇතුන් සහ වෙනස් වූ වාර්තා.",
    added: (name: string) => `එක් කළේ: ${name}`,
    changed: (name: string) => `වෙනස් කළේ: ${name}`,
    record: (category: string, place: string, status: string) => `${category}, ${place}. ${status}.`,
  },
  title: (of, site) => `${of}, ${site}`,
  tusker: {
    subtitle: (name) => `${name} ගැන වාර්තාව සහ එය වෙනස් කළ දින.`,
  },
  place: { subtitle: (name) => `${name}: එහි වාර්තා වී ඇති දළ ඇතුන්, අවසන් වරට වෙනස් කළ වාර්තාව පළමුව.` },
  shortName: "දළ ඇතුන්",
};
