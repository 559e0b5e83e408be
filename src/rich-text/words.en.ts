import { catalogue } from "../platform/languages/catalogue.ts";
export const words = catalogue({
  player: "Video on YouTube",
});

/**
 * Words in the stored HTML: changing one requires a higher RENDER_VERSION. They are kept apart, because no page loads
 * them.
 */
export const storedWords = catalogue({
  watch: "Watch the video on YouTube",
  /** The nth of a text. */
  table: (nth: number) => (nth === 1 ? "Table" : `Table ${nth}`),
  photograph: (credit: string, hasTerms: boolean) => `Photograph: ${credit}${hasTerms ? ", " : ""}`,
});
