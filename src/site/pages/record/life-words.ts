import { causeOf } from "../../../content/lives/life.ts";
import { DEATH_CAUSE_LABELS } from "../../../content/record/words.ts";
import { writtenRecordDate } from "../../../content/record/written-record-date.ts";
import { STATUSES } from "../../../content/tuskers/status.ts";
import { writtenDate } from "../../../platform/text/dates/written-date.ts";
import type { DrawnLife } from "../../parts/lives/life-years.ts";
import { SIGN_OF_CAUSE } from "../../parts/lives/life-years.ts";
import { words } from "./words.ts";

/** The end of a life in a few words, beside its row: "Shot, 2017", "Last seen 2024". */
export function shortEnd(life: DrawnLife): string {
  const cause = causeOf(life);
  const { died, deadBy, last } = life;
  if (cause === undefined) return last === null ? words.ends.undated : words.ends.lastRecord(last.latest.slice(0, 4));
  const sign = SIGN_OF_CAUSE[cause];
  // These signs stand for several causes: beside a row there is space only for his own.
  const word = sign === "natural" || sign === "people" ? DEATH_CAUSE_LABELS[cause] : words.signs[sign];
  if (died !== null) return words.ends.dead(word, died.latest.slice(0, 4));
  return deadBy === null ? word : words.ends.dead(word, words.ends.by(deadBy.latest.slice(0, 4)));
}

export const writtenBirth = ({ born }: DrawnLife): string =>
  born === null ? words.table.notKnown : capital(writtenRecordDate(born.date));

export function writtenEnd({ status, died, deadBy, last }: DrawnLife): string {
  if (died !== null) return capital(writtenRecordDate(died.date));
  if (deadBy !== null) return words.table.by(writtenDate(deadBy.date));
  if (STATUSES[status].datedBy === "death" || last === null) return words.table.notKnown;
  return capital(writtenRecordDate(last.date));
}

export function writtenCause(life: DrawnLife): string {
  const cause = causeOf(life);
  if (cause === undefined) return "";
  // In narrow windows no heading of a column says that this is about the cause.
  return cause === "unknown" ? words.signs.unknown : DEATH_CAUSE_LABELS[cause];
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
