import type { words as english } from "./words.en.ts";

const CATEGORIES = new Map([
  ["conservation", "பாதுகாப்பு"],
  ["education", "கல்வி"],
  ["research", "ஆய்வு"],
  ["wildlife", "வனஜீவராசிகள்"],
]);

export const words: typeof english = {
  siteLine: "கொம்பன்களின் பெயரேடு",
  category: (category) => CATEGORIES.get(category) ?? category,
};
