import { catalogue } from "../../platform/languages/catalogue.ts";
/** A word in the stored HTML: changing it requires a higher RENDER_VERSION. */
export const storedWords = catalogue({
  /** What a number in a text leads to, for those who hear it. */
  source: (number: number) => `Source ${number}`,
});
