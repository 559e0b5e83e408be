import type { words as english } from "./words.en.ts";

const CATEGORIES = new Map([
  ["conservation", "සංරක්ෂණය"],
  ["education", "අධ්‍යාපනය"],
  ["research", "පර්‍යේෂණ"],
  ["wildlife", "වනජීවී"],
]);

export const words: typeof english = {
  siteLine: "දළ ඇතුන් නමින් නමට දැක්වෙන නාමාවලිය",
  category: (category: string) => CATEGORIES.get(category) ?? category,
};
