import { catalogue } from "../../platform/languages/catalogue.ts";
export const words = catalogue({
  /** Above prose that a page of another language leaves in English. */
  inEnglish: "In English",
});
