import { inLanguages } from "../../platform/languages/words.ts";

const CATEGORIES_IN_SINHALA = new Map([
  ["conservation", "සංරක්ෂණය"],
  ["education", "අධ්‍යාපනය"],
  ["research", "පර්‍යේෂණ"],
  ["wildlife", "වනජීවී"],
]);

const CATEGORIES_IN_TAMIL = new Map([
  ["conservation", "பாதுகாப்பு"],
  ["education", "கல்வி"],
  ["research", "ஆய்வு"],
  ["wildlife", "வனஜீவராசிகள்"],
]);

export const words = inLanguages({
  /** Below the name on the site's own card. */
  siteLine: {
    en: "The directory of Sri Lanka's tuskers, by name",
    si: "දළ ඇතුන් නමින් නමට දැක්වෙන නාමාවලිය",
    ta: "கொம்பன்களின் பெயரேடு",
  },
  /** Above the title of an article. */
  category: {
    en: (category: string) => category.charAt(0).toUpperCase() + category.slice(1),
    si: (category: string) => CATEGORIES_IN_SINHALA.get(category) ?? category,
    ta: (category: string) => CATEGORIES_IN_TAMIL.get(category) ?? category,
  },
});
