import { langOf } from "../fields/pieces/lang-of.ts";
import type { Tusker } from "./tusker.ts";

/** His summary where it is shown without a mark of its language: empty if the page is in another one. */
export const summaryHere = (tusker: Pick<Tusker, "summary" | "translation">): string =>
  langOf(tusker, "summary") === undefined ? tusker.summary : "";
