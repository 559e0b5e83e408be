import { birthByAge } from "../../../content/lives/life-dates.ts";
import { earliestDay, latestDay, parseRecordDate } from "../../../content/record/record-date.ts";
import { amongTuskers, type Candidate, sourcesOf } from "./candidate.ts";
import { isFirm, type Recorded, yearsMentioned } from "./recorded.ts";

/** Records that begin in neighbouring years are too much alike to be told apart. */
const YEARS_BETWEEN = 2;

type First = { date: string; begin: number; year: number; sources: readonly string[] };

const yearOf = (day: string): number => Number(day.slice(0, 4));

/** The first date of a record that is certain, with the first and the last year that it may mean. */
function firstOf(tusker: Recorded): First | undefined {
  const firm = [
    ...tusker.events.filter(({ account }) => account === undefined),
    ...(tusker.claims.born ?? []).map(({ value, ...birth }) => ({ ...birth, date: value })),
  ].filter((stated) => isFirm(stated, tusker));
  return firm
    .flatMap(({ date, sources }): First[] => {
      const parsed = parseRecordDate(date);
      return parsed === undefined || parsed.about || parsed.uncertain
        ? []
        : [{ date, begin: yearOf(earliestDay(parsed)), year: yearOf(latestDay(parsed)), sources }];
    })
    .sort((one, other) => one.year - other.year)[0];
}

/** The earliest year that the entry mentions, or that an age in it leads back to. */
function earliestYear(tusker: Recorded): number {
  const born = birthByAge(tusker.claims);
  return Math.min(...yearsMentioned(tusker), ...(born === null ? [] : [yearOf(born.earliest)]));
}

/**
 * Whose record has the earliest date? His own entry may mention no earlier year, however uncertain: a reader who finds
 * it there would be told that it is wrong. No year that the entries of the others mention may be as early.
 */
export function earliestCandidates(all: readonly Recorded[]): Candidate[] {
  const dated = all.flatMap((tusker) => {
    const first = firstOf(tusker);
    return first === undefined ? [] : [{ tusker, first, earliest: Math.min(first.year, earliestYear(tusker)) }];
  });
  const isAskable = ({ first, earliest }: (typeof dated)[number]) => earliest >= first.begin;
  return dated.filter(isAskable).map(({ tusker, first }): Candidate => {
    const id = `earliest.${tusker._id}`;
    return {
      id,
      about: [tusker._id],
      make(seed) {
        const wrong = dated.filter(({ earliest }) => earliest >= first.year + YEARS_BETWEEN).map((one) => one.tusker);
        const among = amongTuskers(id, tusker, wrong, seed);
        return among && { id, kind: "earliest", date: first.date, ...among, sources: sourcesOf(first.sources, tusker) };
      },
    };
  });
}
