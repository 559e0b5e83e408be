import { writtenDate, writtenMonth } from "../text/written-date.ts";
import type { Tusker } from "./tusker.ts";

type StatusFields = Pick<Tusker, "status" | "statusAsOf" | "diedOn">;

export type StatusLine = {
  /** "Alive", "Missing", "Dead", "Died" or "Reported dead". */
  word: string;
  /** The date that belongs to it and the words before the date; null where the record has no date. */
  since: { words: string; date: string; written: string } | null;
};

/** A day follows its verb bare or after "on"; a month and a year follow it after "in". */
const when = (date: string, { short }: { short: boolean }, ofDay: string) => ({
  words: date.length === 10 && !short ? ofDay : "in",
  date,
  written: short ? writtenMonth(date) : writtenDate(date),
});

/**
 * A status with its date, as every page, card, feed and shared link says it. A living or missing tusker was so on the
 * day of the last report. A dead one died on a day; where only a report of his death has a date, the line says so.
 * @param options `short` leaves out the day, for where there is little room
 */
export function statusLine({ status, statusAsOf, diedOn }: StatusFields, options = { short: false }): StatusLine {
  if (status === "dead") {
    if (diedOn !== null) return { word: "Died", since: when(diedOn, options, "") };
    if (statusAsOf !== null) return { word: "Reported dead", since: when(statusAsOf, options, "on") };
    return { word: "Dead", since: null };
  }
  const word = status === "alive" ? "Alive" : "Missing";
  return { word, since: statusAsOf === null ? null : { ...when(statusAsOf, options, ""), words: "as of" } };
}

/** The line as one text: "Alive, as of August 2025", "Died 16 July 1988", "Died in 2017", "Reported dead in 2016". */
export function statusText(tusker: StatusFields, options?: { short: boolean }): string {
  const { word, since } = statusLine(tusker, options);
  if (since === null) return word;
  return [since.words === "as of" ? `${word},` : word, since.words, since.written].filter(Boolean).join(" ");
}
