import type { Answers } from "./answers.ts";
import { type Evidence, evidenceFor } from "./evidence.ts";
import type { KeyCandidate, KeyData } from "./key-data.ts";
import type { QuestionId } from "./questions.ts";
import { weigh } from "./weigh.ts";

/** The number of answers after which a result is shown. */
export const ENOUGH = 3;

export type Fit = "fits_well" | "possible" | "unlikely";

export type Ranked = {
  /** Null: he is not in this directory. It is always in the list. */
  candidate: KeyCandidate | null;
  fit: Fit;
  /** The strongest first. All three are empty for null. */
  speaksFor: Evidence[];
  speaksAgainst: Evidence[];
  /** What was answered and is not recorded of him. */
  notRecorded: QuestionId[];
};

const fitOf = ({ priors }: KeyData, probability: number): Fit => {
  if (probability >= priors.fitsWell) return "fits_well";
  return probability >= priors.possible ? "possible" : "unlikely";
};

/** All candidates, the best first. Those that are equal stand in the order of the data, after "not in this directory". */
export function rank(data: KeyData, answers: Answers): Ranked[] {
  const { year, scores, probabilities, strangers } = weigh(data, answers);
  const order = [-1, ...data.candidates.keys()];
  const scoreAt = (index: number): number => scores[index] ?? strangers.score;
  order.sort((one, other) => scoreAt(other) - scoreAt(one) || one - other);
  return order.map((index): Ranked => {
    const candidate = data.candidates[index];
    if (candidate === undefined) {
      const fit = fitOf(data, strangers.probability);
      return { candidate: null, fit, speaksFor: [], speaksAgainst: [], notRecorded: [] };
    }
    return { candidate, fit: fitOf(data, probabilities[index] ?? 0), ...evidenceFor(data, answers, candidate, year) };
  });
}
