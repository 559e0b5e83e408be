import { causeOf, type LifeDates } from "../../../content/lives/life.ts";
import { DEATH_CAUSE_LABELS } from "../../../content/record/words.ts";
import { writtenRecordDate } from "../../../content/record/written-record-date.ts";
import { lifeYears } from "./life-years.ts";
import { words } from "./words.ts";

/** What the bar of a life shows, in words. */
export function lifeSentence(life: LifeDates, today: string): string {
  const { born, first, last } = life;
  const begin = born === null ? [words.birthNotRecorded] : [words.born(writtenRecordDate(born.date))];
  const isFirstTold = born === null && first !== null && first.date !== last?.date;
  if (isFirstTold) begin.push(words.first(writtenRecordDate(first.date)));
  return [...begin, ...endOf(life, today)].join(" ");
}

function endOf(life: LifeDates, today: string): string[] {
  const { died, deadBy, last } = life;
  const cause = causeOf(life);
  if (cause === undefined) {
    if (last === null) return [];
    const isSilent = lifeYears(life, today)?.isLongSilent === true;
    return [words.last(writtenRecordDate(last.date)), ...(isSilent ? [words.silence] : [])];
  }
  const told = cause === "unknown" ? words.causeNotRecorded : DEATH_CAUSE_LABELS[cause].toLowerCase();
  if (died !== null) return [words.died(writtenRecordDate(died.date), told)];
  return [deadBy === null ? words.deathNotDated(told) : words.deadBy(writtenRecordDate(deadBy.date), told)];
}
