import type { words as english } from "./words.en.ts";

export const words: typeof english = {
  noSuchDrawing: "එවැනි චිත්‍රයක් නැත.",
  tooMany: "මේ මොහොතේ චිත්‍ර වැඩි ගණනක් සෑදෙමින් පවතී.",
  illustration: "චිත්‍රයකි",
  kind: (category: string, place: string) => `${category}, ${place}`,
};
