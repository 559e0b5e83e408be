import { seededRandom } from "../../../artwork/random.ts";
import type { EventKind } from "../../../content/record/vocabulary.ts";
import { type Candidate, codeOf, sourcesOf, toSubject, WRONG_ANSWERS } from "./candidate.ts";
import { exactYear, isFirm, type Recorded, yearsMentioned } from "./recorded.ts";

/** Nobody is made to guess how an animal was hurt, or when he died. */
const ASKED: readonly EventKind[] = [
  "first_recorded",
  "captured",
  "given",
  "moved",
  "released",
  "preserved",
  "honoured",
];
/** Wrong years are this near, at most. */
const REACH = 18;

type Told = { event: EventKind; date: string; sources: readonly string[] };

/** What the record tells once, for certain, with its year: another account of it would make two answers right. */
function toldOnce(tusker: Recorded): Told[] {
  const { claims, events } = tusker;
  const told = ASKED.flatMap((kind): Told[] => {
    const [event, ...others] = events.filter((one) => one.kind === kind);
    if (event === undefined || others.length > 0 || event.account !== undefined || event.until !== undefined) return [];
    return isFirm(event, tusker) ? [{ event: kind, date: event.date, sources: event.sources }] : [];
  });
  const [birth, ...otherBirths] = claims.born ?? [];
  if (birth === undefined || otherBirths.length > 0 || !isFirm(birth, tusker)) return told;
  const isTwice = events.some(({ kind, date }) => kind === "born" && exactYear(date) !== exactYear(birth.value));
  return isTwice ? told : [...told, { event: "born", date: birth.value, sources: birth.sources }];
}

/** Years near the right one that the entry does not mention anywhere. None lies after the last year of the record. */
function wrongYears(year: number, tusker: Recorded, last: number, seed: string): number[] {
  const mentioned = yearsMentioned(tusker);
  const near = Array.from({ length: 2 * REACH + 1 }, (_, index) => year - REACH + index).filter(
    (other) => Math.abs(other - year) > 1 && other <= last && !mentioned.has(other),
  );
  const random = seededRandom(seed);
  const wrong: number[] = [];
  while (wrong.length < WRONG_ANSWERS && near.length > 0)
    wrong.push(...near.splice(random.integer(0, near.length - 1), 1));
  return wrong;
}

/** Which year does the record give for this? */
export function yearCandidates(all: readonly Recorded[]): Candidate[] {
  const last = all.reduce(
    (latest, { events }) => Math.max(latest, ...events.map(({ date }) => exactYear(date) ?? 0)),
    0,
  );
  return all.flatMap((tusker) =>
    toldOnce(tusker).flatMap(({ event, date, sources }): Candidate[] => {
      const year = exactYear(date);
      if (year === undefined) return [];
      const id = `year.${event}.${tusker._id}`;
      return [
        {
          id,
          about: [tusker._id],
          make(seed) {
            const wrong = wrongYears(year, tusker, Math.max(last, year), `${seed} ${id}`);
            if (wrong.length < WRONG_ANSWERS) return undefined;
            return {
              id,
              kind: "year",
              about: toSubject(tusker),
              event,
              options: [year, ...wrong]
                .sort((one, other) => one - other)
                .map((each) => ({ code: codeOf(id, each), year: each })),
              answer: codeOf(id, year),
              sources: sourcesOf(sources, tusker),
            };
          },
        },
      ];
    }),
  );
}
