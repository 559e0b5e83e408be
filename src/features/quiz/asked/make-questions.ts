import type { Candidate } from "./candidate.ts";
import { earliestCandidates } from "./earliest.ts";
import { featureCandidates } from "./features.ts";
import { heightCandidates } from "./heights.ts";
import { placeCandidates } from "./places.ts";
import type { Question } from "./question.ts";
import { inSeededOrder, type Recorded } from "./recorded.ts";
import { relationCandidates } from "./relations.ts";
import { QUESTIONS_IN_SET } from "./sets.ts";
import { statementCandidates } from "./statements.ts";
import { yearCandidates } from "./years.ts";

type Kind = Question["kind"];
export type Candidates = Record<Kind, Candidate[]>;

/** How many questions of each kind a set has if the record allows. */
const USUAL: Record<Kind, number> = {
  year: 3,
  place: 2,
  height: 1,
  feature: 1,
  relation: 1,
  earliest: 1,
  statement: 1,
};
/** Statements do not come from the record, so no more of them take the place of what it lacks. */
const FROM_RECORD: readonly Kind[] = ["year", "place", "earliest", "height", "feature", "relation"];
const MOST_ABOUT_ONE = 2;

/** Everything that can be asked about these tuskers. */
export const candidatesOf = (all: readonly Recorded[]): Candidates => ({
  year: yearCandidates(all),
  place: placeCandidates(all),
  height: heightCandidates(all),
  feature: featureCandidates(all),
  relation: relationCandidates(all),
  earliest: earliestCandidates(all),
  statement: statementCandidates(),
});

/**
 * The questions of a set: the same for the same record. Which are chosen depends on the ids of the questions alone, so
 * a change of one record changes little else.
 */
export function questionsOfSet(candidates: Candidates, set: number): Question[] {
  const seed = `set ${set}`;
  const waiting = new Map(
    Object.entries(candidates).map(([kind, all]) => [kind, inSeededOrder(all, seed, ({ id }) => id)]),
  );
  const timesAbout = new Map<string, number>();
  const chosen: Question[] = [];

  /** @returns false if there is no other question of this kind */
  function choose(kind: Kind): boolean {
    for (let candidate = waiting.get(kind)?.shift(); candidate !== undefined; candidate = waiting.get(kind)?.shift()) {
      if (candidate.about.some((id) => (timesAbout.get(id) ?? 0) >= MOST_ABOUT_ONE)) continue;
      const question = candidate.make(seed);
      if (question === undefined) continue;
      for (const id of candidate.about) timesAbout.set(id, (timesAbout.get(id) ?? 0) + 1);
      chosen.push(question);
      return true;
    }
    return false;
  }

  for (const [kind, times] of Object.entries(USUAL)) for (let i = 0; i < times; i++) choose(kind as Kind);
  for (let left = FROM_RECORD; chosen.length < QUESTIONS_IN_SET && left.length > 0; )
    left = left.filter((kind) => chosen.length < QUESTIONS_IN_SET && choose(kind));
  return inSeededOrder(chosen, `order ${set}`, ({ id }) => id);
}
