import type { PlaceKey } from "../../content/places/places.ts";
import type { Answers } from "./answers.ts";
import type { KeyCandidate, KeyData } from "./key-data.ts";
import { type Account, accountsOf, givenAccount, givenNothing } from "./likelihood.ts";
import { hundredths } from "./logarithm.ts";
import { placeOdds } from "./place-odds.ts";
import type { Question, QuestionId } from "./questions.ts";
import { answered, isKept, placeOddsOf } from "./weigh.ts";

/** One thing that speaks for or against a candidate. */
export type Evidence = {
  question: QuestionId | "place";
  /** The state or place that was answered. */
  answer: string;
  /** The state or place that is recorded. For `tame_sign` it may be the candidate's category. */
  recorded: string;
  /** The year in which it was recorded. */
  recordedOn?: string;
  /** Keys of the library of sources. */
  sources: readonly string[];
};

type Weighted = { odds: number; evidence: Evidence };
type Sorted = { speaksFor: Evidence[]; speaksAgainst: Evidence[]; notRecorded: QuestionId[] };

const placeEvidence = (data: KeyData, answers: Answers, candidate: KeyCandidate): Weighted[] => {
  const { place } = answers;
  if (place === undefined || candidate.places.length === 0) return [];
  const kept = isKept(data, candidate);
  const odds = placeOdds(data);
  const nearest = candidate.places.reduce((best: PlaceKey, key) =>
    odds.known([key], kept, place) > odds.known([best], kept, place) ? key : best,
  );
  return [
    {
      odds: placeOddsOf(data, answers, candidate, kept),
      evidence: { question: "place", answer: place, recorded: nearest, sources: [] },
    },
  ];
};

/** Accounts that tell the same state are one piece of evidence. */
function groupByState(accounts: readonly Account[]): Account[][] {
  const groups = new Map<string, Account[]>();
  for (const account of accounts) groups.set(account.state, [...(groups.get(account.state) ?? []), account]);
  return [...groups.values()];
}

/** That people keep him, or do not, says as much about their signs on him as a record of these. */
function categoryEvidence(data: KeyData, question: Question, answer: string, candidate: KeyCandidate): Weighted[] {
  const traits = data.questions[question.id];
  if (traits?.keptRates === undefined) return [];
  const kept = isKept(data, candidate);
  const [own, other] = [kept, !kept].map((side) => givenNothing(question, traits, side, answer));
  const odds = hundredths((own ?? 1) / (other ?? 1));
  return [{ odds, evidence: { question: question.id, answer, recorded: candidate.category, sources: [] } }];
}

/** What the answers say for and against a candidate, and what is not recorded of him. */
export function evidenceFor(data: KeyData, answers: Answers, candidate: KeyCandidate, year: number): Sorted {
  const notRecorded: QuestionId[] = [];
  const all = placeEvidence(data, answers, candidate);
  for (const { question, answer } of answered(data, answers)) {
    const traits = data.questions[question.id];
    if (traits === undefined) continue;
    const accounts = accountsOf(data, candidate, { question, traits, year });
    if (accounts.length === 0) {
      const byCategory = categoryEvidence(data, question, answer, candidate);
      if (byCategory.length === 0) notRecorded.push(question.id);
      all.push(...byCategory);
      continue;
    }
    const nothing = givenNothing(question, traits, false, answer);
    for (const group of groupByState(accounts)) {
      const best = group.reduce((one, other) => (other.trust > one.trust ? other : one));
      const { on } = best.record;
      const odds = hundredths(givenAccount(question, traits, best, nothing, answer) / nothing);
      const sources = [...new Set(group.flatMap(({ record }) => record.sources))];
      const dated = on === undefined ? {} : { recordedOn: on };
      all.push({ odds, evidence: { question: question.id, answer, recorded: best.state, ...dated, sources } });
    }
  }
  const says = (odds: number, evidence: Evidence) => odds > 0 || (odds === 0 && evidence.recorded === evidence.answer);
  all.sort((one, other) => Math.abs(other.odds) - Math.abs(one.odds));
  const pick = (isFor: boolean) =>
    all.flatMap(({ odds, evidence }) => (says(odds, evidence) === isFor ? evidence : []));
  return { speaksFor: pick(true), speaksAgainst: pick(false), notRecorded };
}
