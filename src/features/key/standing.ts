import type { Answers } from "./answers.ts";
import type { KeyCandidate, KeyData } from "./key-data.ts";
import { oddsOfAnswers, weigh } from "./weigh.ts";

/** Where a candidate stands among the others after some answers. */
export type Standing = "fits" | "possible" | "unlikely";

/** A candidate with his standing; undefined as long as nothing is answered. */
export type Placed = { candidate: KeyCandidate; standing: Standing | undefined };

/** How many candidates the board shows at most. */
export const MOST_ON_BOARD = 60;

// In hundredths of a natural logarithm, like all odds of the key.

/** All answers together speak for one that fits at most this much less than for the best, some seven times. */
const FITS_BEHIND = 200;
/** No answer may speak against one that fits by more than this. */
const FITS_AGAINST = -15;
/** He is unlikely if he is known so much farther away than another one: beyond a neighbouring park. */
const FARTHER = 320;
/** He is unlikely if what was seen of him speaks against him by as much as this. */
const AGAINST = -50;

/** What the place, all features together, and the answer that speaks most against him say about a candidate. */
type Stood = { place: number; features: number; worst: number };

function stoodOf(data: KeyData, answers: Answers, candidate: KeyCandidate): Stood {
  const [place = 0, ...features] = oddsOfAnswers(data, answers, candidate);
  return { place, features: features.reduce((sum, one) => sum + one, 0), worst: Math.min(place, ...features) };
}

export const countAnswers = ({ states, place }: Answers): number =>
  Object.keys(states).length + (place === undefined ? 0 : 1);

/**
 * Where each candidate stands, in the order of the data. What is recorded of him decides, and not his rank among all
 * tuskers of the island: those without a page here are told of apart.
 */
export function standingsOf(data: KeyData, answers: Answers): (Standing | undefined)[] {
  if (countAnswers(answers) === 0) return data.candidates.map(() => undefined);
  const stood = data.candidates.map((candidate) => stoodOf(data, answers, candidate));
  const living = stood.filter((_, index) => !data.candidates[index]?.isDead);
  const best = Math.max(...living.map(({ place, features }) => place + features));
  const nearest = Math.max(...living.map(({ place }) => place));
  return stood.map(({ place, features, worst }) => {
    const sum = place + features;
    if (sum > 0 && sum >= best - FITS_BEHIND && worst >= FITS_AGAINST) return "fits";
    return features > AGAINST && place > nearest - FARTHER ? "possible" : "unlikely";
  });
}

export type Board = {
  /** In the order of the data, so that nobody changes his place. */
  shown: readonly Placed[];
  /** How many may be alive, on the board or not. */
  total: number;
  fits: readonly KeyCandidate[];
  possible: readonly KeyCandidate[];
};

/** All candidates that may be alive; if there are more than the board has room for, the most likely ones. */
export function boardOf(data: KeyData, answers: Answers): Board {
  const standings = standingsOf(data, answers);
  const living = data.candidates.flatMap((candidate, index) =>
    candidate.isDead ? [] : { candidate, standing: standings[index], index },
  );
  let shown = living;
  if (living.length > MOST_ON_BOARD) {
    const { scores } = weigh(data, answers);
    const scoreOf = ({ index }: { index: number }) => scores[index] ?? 0;
    shown = living.toSorted((one, other) => scoreOf(other) - scoreOf(one) || one.index - other.index);
    shown = shown.slice(0, MOST_ON_BOARD).toSorted((one, other) => one.index - other.index);
  }
  const those = (wanted: Standing) =>
    living.flatMap(({ candidate, standing }) => (standing === wanted ? candidate : []));
  return { shown, total: living.length, fits: those("fits"), possible: those("possible") };
}
