import type { PlaceKey } from "../src/content/places/places.ts";
import type { Answers } from "../src/features/key/answers.ts";
import type { KeyCandidate, KeyData } from "../src/features/key/key-data.ts";
import { accountsOf } from "../src/features/key/likelihood.ts";
import { placeOdds } from "../src/features/key/place-odds.ts";
import {
  definiteStates,
  meaningsOf,
  QUESTIONS,
  type Question,
  type QuestionId,
} from "../src/features/key/questions.ts";
import { isKept, lifeOdds } from "../src/features/key/weigh.ts";

export type Random = () => number;

/** A small generator with a seed, so that a run can be repeated (mulberry32). */
export function seeded(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const pick = <Item>(random: Random, items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;

function drawBy(random: Random, weights: Record<string, number>): string {
  const entries = Object.entries(weights);
  let rest = random() * entries.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [key, weight] of entries) {
    rest -= weight;
    if (rest < 0) return key;
  }
  return entries.at(-1)?.[0] ?? "";
}

export const traitsOf = (data: KeyData, { id }: Question) => {
  const traits = data.questions[id];
  if (traits === undefined) throw new Error(`The data has no traits of ${id}.`);
  return traits;
};

/** An animal as it really is. */
export type Animal = {
  /** Its index among the candidates; null for a stranger. */
  index: number | null;
  kept: boolean;
  states: Partial<Record<QuestionId, string>>;
};

const yearOf = (data: KeyData): number => Number(data.asOf.slice(0, 4));

/** Whether all that is recorded is true, or only as often as the key trusts it: sources err, and animals change. */
export type Records = "right" | "as trusted";

/** An animal as it really is: what is not recorded is drawn from the base rates. */
function drawTruth(
  random: Random,
  data: KeyData,
  { candidate, kept, records }: { candidate: KeyCandidate | null; kept: boolean; records: Records },
): Animal["states"] {
  const states: Animal["states"] = {};
  for (const question of QUESTIONS) {
    const traits = traitsOf(data, question);
    const rates = kept ? (traits.keptRates ?? traits.rates) : traits.rates;
    const accounts = candidate === null ? [] : accountsOf(data, candidate, { question, traits, year: yearOf(data) });
    const account = accounts.length === 0 ? undefined : pick(random, accounts);
    const isRight = account !== undefined && (records === "right" || random() < account.trust);
    const possible = isRight ? meaningsOf(question, account.state) : definiteStates(question);
    states[question.id] = drawBy(random, Object.fromEntries(possible.map((state) => [state, rates[state] ?? 0])));
  }
  return states;
}

export function drawCandidate(random: Random, data: KeyData, index: number, records: Records): Animal {
  const candidate = data.candidates[index] as KeyCandidate;
  const kept = isKept(data, candidate);
  return { index, kept, states: drawTruth(random, data, { candidate, kept, records }) };
}

export const drawStranger = (random: Random, data: KeyData, kept: boolean): Animal => ({
  index: null,
  kept,
  states: drawTruth(random, data, { candidate: null, kept, records: "right" }),
});

/** What a witness tells of an animal. `errorOf` says how often he errs. */
export function observe(
  random: Random,
  data: KeyData,
  animal: Animal,
  errorOf: (question: Question) => number,
): Answers {
  const states: Answers["states"] = {};
  for (const question of QUESTIONS) {
    if (random() >= traitsOf(data, question).seen) continue;
    const truth = animal.states[question.id] as string;
    const others = definiteStates(question).filter((state) => state !== truth);
    states[question.id] = random() < errorOf(question) ? pick(random, others) : truth;
  }
  const candidate = animal.index === null ? null : (data.candidates[animal.index] as KeyCandidate);
  const odds = placeOdds(data);
  const places = Object.keys(data.places).map((key) => {
    const place = key as PlaceKey;
    const likely =
      candidate === null ? odds.unknown(animal.kept, place) : odds.known(candidate.places, animal.kept, place);
    return [place, likely] as const;
  });
  return { place: drawBy(random, Object.fromEntries(places)) as PlaceKey, unseen: [], states };
}

/** The same directory with a share of the unknown cells recorded last year, as drawn from the base rates. */
export function complete(random: Random, data: KeyData, share: number): KeyData {
  const year = yearOf(data);
  const candidates = data.candidates.map((candidate): KeyCandidate => {
    const states: Animal["states"] = {};
    for (const question of QUESTIONS) {
      const traits = traitsOf(data, question);
      const isRecorded = accountsOf(data, candidate, { question, traits, year }).length > 0;
      const rates = isKept(data, candidate) ? (traits.keptRates ?? traits.rates) : traits.rates;
      const state = drawBy(random, rates);
      if (!isRecorded && random() < share) states[question.id] = state;
    }
    return { ...candidate, features: [...candidate.features, { states, on: String(year - 1), sources: [] }] };
  });
  return { ...data, version: `${data.version}-${share}`, candidates };
}

/** The indices of the candidates that live today. */
export const livingOf = (data: KeyData): number[] =>
  data.candidates.flatMap((candidate, index) => (lifeOdds(data, candidate, yearOf(data)) === 0 ? index : []));

/** The recorded states of a candidate as a key without trust and time has them: the newest that holds. */
export function plainStates(data: KeyData, candidate: KeyCandidate): Animal["states"] {
  const states: Animal["states"] = {};
  for (const question of QUESTIONS) {
    const accounts = accountsOf(data, candidate, { question, traits: traitsOf(data, question), year: yearOf(data) });
    const best = accounts.toSorted((one, other) => other.trust - one.trust)[0];
    if (best !== undefined) states[question.id] = best.state;
  }
  return states;
}
