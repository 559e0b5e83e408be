import type { words as english } from "./words.en.ts";

export const words: typeof english = {
  title: "இதை மேற்கோள் காட்டுங்கள்",
  holds: "கட்டுரையை மேற்கோள் காட்டும் விதம்",
  bySite: (title, site, version, day) => `${site}: “${title}”, பதிப்பு ${version}, ${day}.`,
  byAuthor: (author, title, site, version, day) => `${author}: “${title}”, ${site}, பதிப்பு ${version}, ${day}.`,
  files: "மேற்கோள் மேலாண்மை மென்பொருள்களுக்கு:",
};
