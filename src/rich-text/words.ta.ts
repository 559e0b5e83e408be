import type * as english from "./words.en.ts";

export const words: typeof english.words = {
  player: "YouTube காணொளி",
};

export const storedWords: typeof english.storedWords = {
  watch: "காணொளியை YouTube இல் பாருங்கள்",
  table: (nth) => (nth === 1 ? "அட்டவணை" : `அட்டவணை ${nth}`),
  photograph: (credit, hasTerms) => `புகைப்படம்: ${credit}${hasTerms ? ", " : ""}`,
};
