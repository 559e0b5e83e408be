import { inLanguages } from "../../platform/languages/words.ts";

export const words = inLanguages({
  player: { en: "Video on YouTube", si: "YouTube වීඩියෝව", ta: "YouTube காணொளி" },
});

/**
 * Words in the stored HTML: changing one requires a higher RENDER_VERSION. They are kept apart, because no page loads
 * them.
 */
export const storedWords = inLanguages({
  watch: { en: "Watch the video on YouTube", si: "වීඩියෝව YouTube හි නරඹන්න", ta: "காணொளியை YouTube இல் பாருங்கள்" },
  /** The nth of a text. */
  table: {
    en: (nth: number) => (nth === 1 ? "Table" : `Table ${nth}`),
    si: (nth: number) => (nth === 1 ? "වගුව" : `වගුව ${nth}`),
    ta: (nth: number) => (nth === 1 ? "அட்டவணை" : `அட்டவணை ${nth}`),
  },
  photograph: {
    en: (credit: string, hasTerms: boolean) => `Photograph: ${credit}${hasTerms ? ", " : ""}`,
    si: (credit: string, hasTerms: boolean) => `ඡායාරූපය: ${credit}${hasTerms ? ", " : ""}`,
    ta: (credit: string, hasTerms: boolean) => `புகைப்படம்: ${credit}${hasTerms ? ", " : ""}`,
  },
});
