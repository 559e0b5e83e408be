import type { words as english } from "./words.en.ts";

export const words: typeof english = {
  title: "නිවැරදි කිරීම්",
  holds: "නිවැරදි කිරීම්",
  changed: (name, day) => `${name}: ${day} දින වෙනස් කරන ලදී`,
  how: {
    added: (what: string) => `එක් කළේ: ${what}`,
    corrected: (what: string) => `නිවැරදි කළේ: ${what}`,
    removed: (what: string) => `ඉවත් කළේ: ${what}`,
  },
};
