import { currentLanguage } from "../../platform/languages/current-language.ts";
import { latinRuns } from "../../platform/languages/latin-runs.ts";
import type { PaperData } from "./paper.ts";

/** A text of a document in pieces, each with its language: what is in Latin letters in another script is English. */
export function pieces(text: string): PaperData {
  const language = currentLanguage();
  if (language === "en") return [{ text, lang: "en" }];
  return latinRuns(text).map((part, index) => ({ text: part, lang: index % 2 === 1 ? "en" : language }));
}
