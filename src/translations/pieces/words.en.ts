import { catalogue } from "../../platform/languages/catalogue.ts";

export const words = catalogue({
  machine: "Translated by a machine and not checked yet.",
  behind: "The English text has changed since this was translated.",
  readEnglish: "Read the English",
  /** Above legal texts in another language. */
  binding: "This translation is for your convenience. Only the English text is binding.",
});
