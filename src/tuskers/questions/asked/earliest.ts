import { latestDay, parseRecordDate } from "../../../record/record-date.ts";
import { amongTuskers, type Candidate, sourcesOf } from "./candidate.ts";
import { isFirm, type Recorded, yearsMentioned } from "./recorded.ts";

/** Records that begin in neighbouring years are too much alike to be told apart. */
const YEARS_BETWEEN = 2;

type First = { date: string; year: number; sources: readonly string[] };

/** The first date of a record that is certain, with the last year that it may mean. */
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
        : [{ date, year: Number(latestDay(parsed).slice(0, 4)), sources }];
    })
    .sort((one, other) => one.year - other.year)[0];
}

/** Whose record has the earliest date? No year that the entries of the others mention may be as early. */
export function earliestCandidates(all: readonly Recorded[]): Candidate[] {
  const dated = all.flatMap((tusker) => {
    const first = firstOf(tusker);
    return first === undefined ? [] : [{ tusker, first, earliest: Math.min(first.year, ...yearsMentioned(tusker)) }];
  });
  return dated.map(({ tusker, first }): Candidate => {
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
