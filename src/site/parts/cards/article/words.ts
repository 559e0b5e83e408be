import { inLanguages } from "../../../../platform/languages/words.ts";

export const words = inLanguages({
  read: { en: "Read Article", si: "ලිපිය කියවන්න", ta: "கட்டுரையை வாசியுங்கள்" },
  /** Follows the label of the link, for screen readers only. */
  readWhich: {
    en: (title: string) => `: ${title}`,
    si: (title: string) => `: ${title}`,
    ta: (title: string) => `: ${title}`,
  },
});
