import { writtenDate } from "../../platform/text/dates/written-date.ts";
import { STATUSES } from "./status.ts";
import type { Tusker } from "./tusker.ts";
import { ageWords } from "./words.ts";

type AgeFields = Pick<Tusker, "status" | "statusAsOf" | "age" | "ageNote" | "bornYear">;

export type AgeLine = {
  /** The age as recorded: a number with its date, a range, a hint, or "Unknown". */
  text: string;
  /** What else the record says about that age. */
  note: string | null;
};

/**
 * The age of a tusker, as shown on every page and in every table. A number alone would be read as his age today, so it
 * comes with the date for which it is known. "Unknown" is used only if the record has no age, no age note and no birth
 * year.
 */
export function ageLine({ status, statusAsOf, age, ageNote, bornYear }: AgeFields): AgeLine {
  // A note that contains the number, such as "24 in 2017", replaces it.
  if (ageNote !== null && (age === null || ageNote.match(/\d+(\.\d+)?/g)?.includes(`${age}`))) {
    return { text: ageNote, note: null };
  }
  if (age === null) return { text: bornYear === null ? ageWords.unknown : ageWords.bornIn(bornYear), note: null };
  if (STATUSES[status].datedBy === "death") return { text: ageWords.atDeath(age), note: ageNote };
  return { text: statusAsOf === null ? `${age}` : ageWords.asOf(age, writtenDate(statusAsOf)), note: ageNote };
}
