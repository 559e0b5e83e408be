import { inLanguages } from "../../platform/languages/words.ts";

export const words = inLanguages({
  title: { en: "Cite this", si: "මෙය උපුටා දැක්වීම", ta: "இதை மேற்கோள் காட்டுங்கள்" },
  /** In the line over the closed block of an article. */
  holds: { en: "how to cite the article", si: "ලිපිය උපුටා දක්වන ආකාරය", ta: "கட்டுரையை மேற்கோள் காட்டும் விதம்" },
  bySite: {
    en: (title: string, site: string, version: number, day: string) =>
      `${site}: “${title}”, version ${version}, ${day}.`,
    si: (title: string, site: string, version: number, day: string) =>
      `${site}: “${title}”, ${version} වන අනුවාදය, ${day}.`,
    ta: (title: string, site: string, version: number, day: string) =>
      `${site}: “${title}”, பதிப்பு ${version}, ${day}.`,
  },
  byAuthor: {
    en: (author: string, title: string, site: string, version: number, day: string) =>
      `${author}: “${title}”, ${site}, version ${version}, ${day}.`,
    si: (author: string, title: string, site: string, version: number, day: string) =>
      `${author}: “${title}”, ${site}, ${version} වන අනුවාදය, ${day}.`,
    ta: (author: string, title: string, site: string, version: number, day: string) =>
      `${author}: “${title}”, ${site}, பதிப்பு ${version}, ${day}.`,
  },
  files: { en: "For reference managers:", si: "මූලාශ්‍ර කළමනාකරණ මෘදුකාංග සඳහා:", ta: "மேற்கோள் மேலாண்மை மென்பொருள்களுக்கு:" },
});
