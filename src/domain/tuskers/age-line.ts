import { writtenDate } from "../text/written-date.ts";
import type { Tusker } from "./tusker.ts";

type AgeFields = Pick<Tusker, "status" | "statusAsOf" | "age" | "ageNote" | "bornYear" | "diedOn">;

export type AgeLine = {
  /** The age as far as the record holds it: a number with its date, a range, a hint, or "Unknown". */
  text: string;
  /** What the record says about that age beyond the text. */
  note: string | null;
};

const numbersIn = (text: string): number[] => (text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);

/**
 * The age of a tusker, as every page and table says it. A number alone would be read as his age today, so it carries
 * the date as of which it is known. "Unknown" stands only where the record has no age, no note on it and no birth year.
 */
export function ageLine({ status, statusAsOf, age, ageNote, bornYear, diedOn }: AgeFields): AgeLine {
  const isDead = status === "dead";
  if (age !== null) {
    if (ageNote !== null && numbersIn(ageNote).includes(age)) return { text: ageNote, note: null };
    const at = isDead ? " at death" : statusAsOf === null ? "" : `, as of ${writtenDate(statusAsOf)}`;
    return { text: `${age}${at}`, note: ageNote };
  }
  if (ageNote !== null) return { text: ageNote, note: null };
  if (bornYear === null) return { text: "Unknown", note: null };
  if (!isDead || diedOn === null) return { text: `Born in ${bornYear}`, note: null };
  const years = Number(diedOn.slice(0, 4)) - bornYear;
  // Nobody knows whether he had had his birthday.
  return { text: years > 0 ? `${years - 1} or ${years} at death` : `Born in ${bornYear}`, note: null };
}

/** The line as one text, for tables. */
export function ageText(tusker: AgeFields): string {
  const { text, note } = ageLine(tusker);
  return note === null ? text : `${text} (${note})`;
}
