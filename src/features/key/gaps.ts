import type { KeyCandidate, KeyData, QuestionTraits } from "./key-data.ts";
import { accountsOf, givenNothing, givenState } from "./likelihood.ts";
import { naturalLog } from "./logarithm.ts";
import { definiteStates, meaningsOf, QUESTIONS, type Question, type QuestionId } from "./questions.ts";
import { lifeOdds } from "./weigh.ts";

// What the record lacks for telling tuskers apart. For the keeper of the directory.

/** More pairs than anybody reads. */
const MOST_PAIRS = 100;
/** Beyond this, comparing each with each would take too long for a page. */
const MOST_COMPARED = 1000;

export type FeatureGap = {
  question: QuestionId;
  /** Of how many of the living it is recorded. */
  known: number;
  /** The others. */
  lacking: KeyCandidate[];
  /** What recording it of all of them would tell visitors on average, in bits. */
  gain: number;
};

export type AlikePair = { one: KeyCandidate; other: KeyCandidate };

export type Gaps = {
  living: number;
  features: FeatureGap[];
  known: number;
  cells: number;
  alike: AlikePair[];
  /** How many pairs there are that cannot be told apart; more than are listed. */
  alikeCount: number;
  /** How many tuskers were compared with each other. */
  compared: number;
};

const LN_2 = Math.LN2;

/** How much an answer tells about the true state, in bits, times how often it can be seen. */
function bitsOf(question: Question, traits: QuestionTraits): number {
  let sum = 0;
  for (const state of definiteStates(question)) {
    for (const answer of definiteStates(question)) {
      const likely = givenState(question, traits, state, answer);
      if (likely > 0)
        sum += (traits.rates[state] ?? 0) * likely * naturalLog(likely / givenNothing(question, traits, false, answer));
    }
  }
  return (traits.seen * sum) / LN_2;
}

/** The states that the record allows, for each question that it tells. */
function toldOf(data: KeyData, candidate: KeyCandidate, year: number): Map<QuestionId, Set<string>> {
  const told = new Map<QuestionId, Set<string>>();
  for (const question of QUESTIONS) {
    const traits = data.questions[question.id];
    if (traits === undefined) continue;
    const accounts = accountsOf(data, candidate, { question, traits, year });
    if (accounts.length === 0) continue;
    told.set(question.id, new Set(accounts.flatMap(({ state }) => meaningsOf(question, state))));
  }
  return told;
}

function mayBeAtOnePlace(data: KeyData, one: KeyCandidate, other: KeyCandidate): boolean {
  if (one.places.length === 0 || other.places.length === 0) return true;
  const districts = ({ places }: KeyCandidate) => places.flatMap((key) => data.places[key]?.districts ?? []);
  const all = new Set(districts(one));
  return districts(other).some((key) => all.has(key));
}

function mayBeOneAnimal(one: Map<QuestionId, Set<string>>, other: Map<QuestionId, Set<string>>): boolean {
  for (const [id, states] of one) {
    const others = other.get(id);
    if (others !== undefined && !states.intersection(others).size) return false;
  }
  return true;
}

/** Which living tuskers cannot be told apart, and which feature would help most if it were recorded. */
export function findGaps(data: KeyData): Gaps {
  const year = Number(data.asOf.slice(0, 4));
  const living = data.candidates.filter((candidate) => lifeOdds(data, candidate, year) === 0);
  const told = living.map((candidate) => toldOf(data, candidate, year));
  const features = QUESTIONS.flatMap((question): FeatureGap[] => {
    const traits = data.questions[question.id];
    if (traits === undefined) return [];
    const lacking = living.filter((_, index) => !told[index]?.has(question.id));
    const known = living.length - lacking.length;
    return [{ question: question.id, known, lacking, gain: bitsOf(question, traits) * lacking.length }];
  }).sort((one, other) => other.gain - one.gain);
  const compared = living.slice(0, MOST_COMPARED);
  const alike: AlikePair[] = [];
  let alikeCount = 0;
  compared.forEach((one, index) => {
    for (let next = index + 1; next < compared.length; next += 1) {
      const [other, mine, its] = [compared[next], told[index], told[next]];
      if (other === undefined || mine === undefined || its === undefined) continue;
      const isKept = (candidate: KeyCandidate) => candidate.category === "domesticated";
      if (isKept(one) !== isKept(other) || !mayBeAtOnePlace(data, one, other) || !mayBeOneAnimal(mine, its)) continue;
      alikeCount += 1;
      if (alike.length < MOST_PAIRS) alike.push({ one, other });
    }
  });
  return {
    living: living.length,
    features,
    known: features.reduce((sum, { known }) => sum + known, 0),
    cells: features.length * living.length,
    alike,
    alikeCount,
    compared: compared.length,
  };
}
