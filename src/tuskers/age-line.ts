import { writtenDate } from "../platform/text/written-date.ts";
import type { Tusker } from "./tusker.ts";

type AgeFields = Pick<Tusker, "status" | "statusAsOf" | "age" | "ageNote" | "bornYear">;

export type AgeLine = {
  /** The age as far as the record holds it: a number with its date, a range, a hint, or "Unknown". */
  text: string;
  /** What the record says about that age beyond the text. */
  note: string | null;
};

/**
 * The age of a tusker, as every page and table says it. A number alone would be read as his age today, so it carries
 * the date as of which it is known. "Unknown" stands only where the record has no age, no note on it and no birth year.
 */
export function ageLine({ status, statusAsOf, age, ageNote, bornYear }: AgeFields): AgeLine {
  // A note that holds the number, as "24 in 2017" does, says it better.
  if (ageNote !== null && (age === null || ageNote.match(/\d+(\.\d+)?/g)?.includes(`${age}`))) {
    return { text: ageNote, note: null };
  }
  if (age === null) return { text: bornYear === null ? "Unknown" : `Born in ${bornYear}`, note: null };
  const when = status === "dead" ? " at death" : statusAsOf === null ? "" : `, as of ${writtenDate(statusAsOf)}`;
  return { text: `${age}${when}`, note: ageNote };
}
