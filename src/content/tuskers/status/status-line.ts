import { writtenDate } from "../../../platform/text/dates/written-date.ts";
import { STATUSES } from "../status.ts";
import type { Tusker } from "../tusker.ts";
import { STATUS_WORDS, statusWords } from "../words.ts";

export type StatusFields = Pick<Tusker, "status" | "statusAsOf" | "diedOn"> & {
  claims?: Pick<Tusker["claims"], "status"> | undefined;
};

/** What the date of a status means: the day of the last report, the day by which he was dead, or the day he died. */
export type DatedAs = Exclude<keyof typeof statusWords, "disputed">;

export type StatusLine = {
  as: DatedAs;
  /** As precise as the record; null if the record has no date, and then the status is a single word. */
  date: string | null;
};

/**
 * A status with its date, as shown on every page, card, feed and shared link. For a living or missing tusker it is the
 * day of the last report. For a dead one it is the day he died; if only a source that reports him dead has a date, he
 * was dead by then.
 * @param short leaves out the day, to save space
 */
export function statusLine({ status, statusAsOf, diedOn }: StatusFields, short = false): StatusLine {
  const isDead = STATUSES[status].datedBy === "death";
  const known = isDead && diedOn !== null ? diedOn : statusAsOf;
  const date = known && short ? known.slice(0, 7) : known;
  if (!isDead) return { as: "asOf", date };
  if (diedOn === null) return { as: "deadBy", date };
  return { as: date?.length === 10 ? "diedOn" : "diedIn", date };
}

/** The line as plain text: "Alive, as of August 2025", "Died 16 July 1988", "Died in 2017", "Dead by 2016". */
export function statusText(tusker: StatusFields, short?: boolean): string {
  const { as, date } = statusLine(tusker, short);
  const status = STATUS_WORDS[tusker.status].label;
  const line = date === null ? status : statusWords[as](writtenDate(date), status);
  return isFateDisputed(tusker) ? `${line}; ${statusWords.disputed}` : line;
}

/** Whether his sources differ on his status, and the record holds none of their accounts to be the right one. */
export const isFateDisputed = ({ claims }: StatusFields): boolean =>
  claims?.status?.[0]?.certainty === "disputed" &&
  claims.status.some(({ value }) => value !== claims.status?.[0]?.value);
