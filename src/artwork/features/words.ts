import { inLanguages } from "../../platform/languages/words.ts";

/** One letter each, beside the drawing: the animal's own right and left. */
export const words = inLanguages({
  right: { en: "R", si: "ද", ta: "வ" },
  left: { en: "L", si: "ව", ta: "இ" },
});
