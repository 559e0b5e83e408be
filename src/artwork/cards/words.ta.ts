import type { words as english } from "./words.en.ts";

export const words: typeof english = {
  siteLine: "கொம்பன்களின் பெயரேடு",
  category: (category) => category,
};
