import { writtenDate } from "../../platform/text/written-date.ts";
import type { Tusker } from "../tusker.ts";
import { STATUS_LABELS } from "../words.en.ts";

type StatusFields = Pick<Tusker, "status" | "statusAsOf" | "diedOn">;

export type StatusLine = {
  /** The word of the status; "Died" where the day is known. */
  word: string;
  /** What stands between the word and the date: "as of", "by", "in" or nothing. */
  link: string;
  /** The date that belongs to the status, as far as it is said; null where the record has none. */
  date: string | null;
};

/**
 * A status with its date, as every page, card, feed and shared link says it. A living or missing tusker was so on the
 * day of the last report. A dead one died on a day; where only a source that knows him as dead has a date, he was
 * dead by then.
 * @param short leaves out the day, for where there is little room
 */
export function statusLine({ status, statusAsOf, diedOn }: StatusFields, short = false): StatusLine {
  const isDead = status === "dead";
  const known = isDead && diedOn !== null ? diedOn : statusAsOf;
  const date = known && short ? known.slice(0, 7) : known;
  if (!isDead) return { word: STATUS_LABELS[status], link: "as of", date };
  if (date === null) return { word: "Dead", link: "", date };
  if (diedOn === null) return { word: "Dead", link: "by", date };
  return { word: "Died", link: date.length === 10 ? "" : "in", date };
}

/** The line as one text: "Alive, as of August 2025", "Died 16 July 1988", "Died in 2017", "Dead by 2016". */
export function statusText(tusker: StatusFields, short?: boolean): string {
  const { word, link, date } = statusLine(tusker, short);
  if (date === null) return word;
  return `${word}${link === "as of" ? "," : ""} ${link} ${writtenDate(date)}`.replace("  ", " ");
}
