import type { words as english } from "./words.en.ts";

export const words: typeof english = {
  title: "මෙය උපුටා දැක්වීම",
  holds: "ලිපිය උපුටා දක්වන ආකාරය",
  bySite: (title: string, site: string, version: number, day: string) =>
    `${site}: “${title}”, ${version} වන අනුවාදය, ${day}.`,
  byAuthor: (author: string, title: string, site: string, version: number, day: string) =>
    `${author}: “${title}”, ${site}, ${version} වන අනුවාදය, ${day}.`,
  files: "මූලාශ්‍ර කළමනාකරණ මෘදුකාංග සඳහා:",
};
