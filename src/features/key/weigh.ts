import type { Answers } from "./answers.ts";
import type { KeyCandidate, KeyData } from "./key-data.ts";
import { type Account, accountsOf, givenAccounts, givenNothing, yearsOf } from "./likelihood.ts";
import { fromHundredths, hundredths } from "./logarithm.ts";
import { placeOdds } from "./place-odds.ts";
import { QUESTIONS, type Question } from "./questions.ts";

/** All that the ranking knows after some answers: log-odds in hundredths, and the probabilities they stand for. */
export type Weighed = {
  year: number;
  scores: number[];
  probabilities: number[];
  /** Tuskers that are not in this directory: wild ones and kept ones. */
  strangers: { score: number; probability: number; wild: number; kept: number };
};

/** A question of which the data tells the traits, with its answer. */
export type Answered = { question: Question; answer: string };

export const answered = (data: KeyData, answers: Answers): Answered[] =>
  QUESTIONS.flatMap((question) => {
    const answer = answers.states[question.id];
    return answer === undefined || data.questions[question.id] === undefined ? [] : { question, answer };
  });

const yearOf = (data: KeyData, answers: Answers): number => answers.year ?? Number(data.asOf.slice(0, 4));

/** Whether people keep him: a tame tusker, or one in care whose only known places are homes and their districts. */
export function isKept(data: Pick<KeyData, "places">, { category, places }: Pick<KeyCandidate, "category" | "places">) {
  if (category !== "conservation") return category === "domesticated";
  const homes = places.filter((key) => data.places[key]?.kind === "home");
  return (
    homes.length > 0 &&
    places.every((key) => homes.includes(key) || homes.some((home) => data.places[home]?.districts.includes(key)))
  );
}

/** What the year of the sighting costs a candidate who was then dead, or not yet born. */
export function lifeOdds({ priors, asOf }: KeyData, candidate: KeyCandidate, year: number): number {
  if (candidate.born !== undefined && year < candidate.born) return priors.unborn;
  if (!candidate.isDead) return 0;
  const death = candidate.diedOn ?? candidate.deadBy;
  const died = death === undefined ? undefined : yearsOf(death)?.[1];
  if (died !== undefined) return year <= died ? 0 : priors.dead;
  return year < Number(asOf.slice(0, 4)) ? Math.round(priors.dead / 2) : priors.dead;
}

/** What an answer says about a candidate, against a wild tusker of which nothing is known. */
function featureOdds(
  data: KeyData,
  { question, answer }: Answered,
  accounts: readonly Account[],
  isKeptOne: boolean,
): number {
  const traits = data.questions[question.id];
  if (traits === undefined || (accounts.length === 0 && !isKeptOne)) return 0;
  const wild = givenNothing(question, traits, false, answer);
  return hundredths(givenAccounts(question, traits, accounts, isKeptOne, answer) / wild);
}

export function placeOddsOf(data: KeyData, { place }: Answers, candidate: KeyCandidate | null, kept: boolean): number {
  if (place === undefined || data.places[place] === undefined) return 0;
  const odds = placeOdds(data);
  const likely = candidate === null ? odds.unknown(kept, place) : odds.known(candidate.places, kept, place);
  return hundredths(likely / odds.unknown(false, place));
}

/** What each answer says about a candidate, the place first. */
export function oddsOfAnswers(data: KeyData, answers: Answers, candidate: KeyCandidate): number[] {
  const year = yearOf(data, answers);
  const kept = isKept(data, candidate);
  const odds = [placeOddsOf(data, answers, candidate, kept)];
  for (const one of answered(data, answers)) {
    const traits = data.questions[one.question.id];
    if (traits === undefined) continue;
    odds.push(featureOdds(data, one, accountsOf(data, candidate, { question: one.question, traits, year }), kept));
  }
  return odds;
}

export function weigh(data: KeyData, answers: Answers): Weighed {
  const year = yearOf(data, answers);
  const given = answered(data, answers);
  const living = { wild: 0, kept: 0 };
  const scores = data.candidates.map((candidate) => {
    const kept = isKept(data, candidate);
    const life = lifeOdds(data, candidate, year);
    if (life === 0) living[kept ? "kept" : "wild"] += 1;
    return oddsOfAnswers(data, answers, candidate).reduce((sum, odds) => sum + odds, candidate.prior + life);
  });
  const stranger = (count: number, kept: boolean) => {
    let score = hundredths(Math.max(1, count)) + placeOddsOf(data, answers, null, kept);
    for (const one of given) score += featureOdds(data, one, [], kept);
    return score;
  };
  const wild = stranger(data.estimate.total - living.wild, false);
  const kept = stranger(data.priors.kept - living.kept, true);
  const most = scores.reduce((best, score) => Math.max(best, score), Math.max(wild, kept));
  const parts = scores.map((score) => fromHundredths(score - most));
  const [wildPart, keptPart] = [fromHundredths(wild - most), fromHundredths(kept - most)];
  const sum = parts.reduce((total, part) => total + part, wildPart + keptPart);
  return {
    year,
    scores,
    probabilities: parts.map((part) => part / sum),
    strangers: {
      score: Math.max(wild, kept) + hundredths(1 + fromHundredths(-Math.abs(wild - kept))),
      probability: (wildPart + keptPart) / sum,
      wild: wildPart / sum,
      kept: keptPart / sum,
    },
  };
}
