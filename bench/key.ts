import { type LifeFields, lifeOf } from "../src/content/lives/life-of.ts";
import { readStarterSources, readStarterTuskers } from "../src/content/transfer/starter/starter-files.server.ts";
import type { Answers } from "../src/features/key/answers.ts";
import { DEFAULT_ESTIMATE } from "../src/features/key/estimate.ts";
import type { KeyData } from "../src/features/key/key-data.ts";
import { makeCandidate } from "../src/features/key/make-candidate.ts";
import { makeKeyData } from "../src/features/key/make-key-data.ts";
import { nextQuestion } from "../src/features/key/next-question.ts";
import { QUESTIONS, type Question } from "../src/features/key/questions.ts";
import { isKept, weigh } from "../src/features/key/weigh.ts";
import { excluding, seek } from "./key-rivals.ts";
import {
  type Animal,
  complete,
  drawCandidate,
  drawStranger,
  livingOf,
  observe,
  plainStates,
  type Random,
  type Records,
  seeded,
  traitsOf,
} from "./key-simulation.ts";
import { report } from "./measure.ts";

const TRIALS = 2_000;
/** With today's record hardly anybody is said to fit well: more draws are needed to count how often that is right. */
const TRIALS_TODAY = 4_000;
/** A visitor who follows the offered questions and stops after so many. */
const SHORT_TRIALS = 400;
const SHORT = 6;
const SEED = 18;
/** Made-up completions of the record, over which each figure is taken. */
const COMPLETIONS = 5;

type Observer = { name: string; errorOf(question: Question): number };
type Trial = { animal: Animal; answers: Answers };

/** What a starter file may leave out. */
const NOTHING_TOLD = {
  status: "alive",
  category: "wild",
  statusAsOf: null,
  age: null,
  bornYear: null,
  diedOn: null,
  claims: {},
  events: [],
  features: [],
};

async function starterData(): Promise<KeyData> {
  const sources = await readStarterSources();
  const tuskers = await readStarterTuskers(sources);
  const published = tuskers.filter(({ tusker }) => tusker.publication !== "draft");
  const candidates = published.map(({ slug, id, tusker }) =>
    makeCandidate(
      lifeOf({ ...NOTHING_TOLD, ...tusker, _id: id, slug } as LifeFields & { _id: string; slug: string }),
      tusker.features ?? [],
    ),
  );
  const asOf = new Date().toISOString().slice(0, 10);
  return { version: "starter", ...makeKeyData(candidates, { asOf, estimate: { ...DEFAULT_ESTIMATE, source: null } }) };
}

const observers = (data: KeyData): Observer[] => [
  ...[0, 0.5, 1, 1.5].map((times) => ({
    name: `×${times}`,
    errorOf: (question: Question) => Math.min(0.6, times * traitsOf(data, question).error),
  })),
  { name: "25 %", errorOf: () => 0.25 },
];

/** How many tuskers of the island are in no directory, as the key itself counts them. */
function strangersOf(data: KeyData) {
  const living = livingOf(data).map((index) => data.candidates[index]);
  const kept = living.filter((candidate) => candidate !== undefined && isKept(data, candidate)).length;
  return {
    wild: Math.max(1, data.estimate.total - (living.length - kept)),
    kept: Math.max(1, data.priors.kept - kept),
  };
}

/** Half of the draws are tuskers of the directory, half are strangers: what they count is weighted afterwards. */
function drawTrials(
  random: Random,
  data: KeyData,
  { observer, records, count }: { observer: Observer; records: Records; count: number },
): Trial[] {
  const living = livingOf(data);
  const strangers = strangersOf(data);
  return Array.from({ length: 2 * count }, (_, number) => {
    const index = living[number % living.length] as number;
    const isStrangerKept = random() < strangers.kept / (strangers.wild + strangers.kept);
    const animal =
      number < count ? drawCandidate(random, data, index, records) : drawStranger(random, data, isStrangerKept);
    return { animal, answers: observe(random, data, animal, observer.errorOf) };
  });
}

const bins = [0, 0.05, 0.2, 0.5, 0.9, 0.97, 1.01];

/** Counts of the open-set ranking, each stranger with the weight that strangers have on the island. */
function countOwn(data: KeyData, trials: readonly Trial[]) {
  const living = livingOf(data).length;
  const { wild, kept } = strangersOf(data);
  const known = trials.filter(({ animal }) => animal.index !== null).length;
  const weightOf = ({ animal }: Trial) =>
    animal.index === null ? (wild + kept) / (trials.length - known) : living / known;
  const knownWild = trials.filter(({ animal }) => animal.index !== null && !animal.kept).length;
  const counts = { top1: 0, top3: 0, wildTop3: 0, named: 0, namedRight: 0, strangersNamed: 0, namedKnown: 0 };
  const calibration = bins.slice(0, -1).map(() => ({ weight: 0, said: 0, right: 0 }));
  for (const trial of trials) {
    const { index } = trial.animal;
    const { probabilities, strangers } = weigh(data, trial.answers);
    const order = [...probabilities.keys()].sort((a, b) => (probabilities[b] ?? 0) - (probabilities[a] ?? 0));
    const first = order[0] ?? 0;
    const best = probabilities[first] ?? 0;
    if (index !== null) {
      counts.top1 += Number(first === index);
      counts.top3 += Number(order.slice(0, 3).includes(index));
      counts.wildTop3 += Number(!trial.animal.kept && order.slice(0, 3).includes(index));
    }
    if (best >= data.priors.fitsWell) {
      counts.named += weightOf(trial);
      if (index === first) counts.namedRight += weightOf(trial);
      if (index === null) counts.strangersNamed += 1;
      else counts.namedKnown += 1;
    }
    const said = best > strangers.probability ? best : 0;
    const at = calibration[bins.findLastIndex((least) => said >= least)];
    if (said === 0 || at === undefined) continue;
    at.weight += weightOf(trial);
    at.said += said * weightOf(trial);
    at.right += Number(index === first) * weightOf(trial);
  }
  return { ...counts, known, knownWild, strangers: trials.length - known, calibration };
}

function countRivals(random: Random, data: KeyData, trials: readonly Trial[]) {
  const among = livingOf(data);
  const rivals = { exclusion: excluding(data, among), seek: seek(data, among) };
  const result: Record<string, { top1: number; top3: number; strangers: number }> = {};
  for (const [name, rival] of Object.entries(rivals)) {
    const counts = { top1: 0, top3: 0, strangers: 0 };
    for (const { animal, answers } of trials) {
      const offered = rival(random, answers);
      if (animal.index === null) counts.strangers += Number(offered.length > 0);
      else {
        counts.top1 += Number(offered[0] === animal.index);
        counts.top3 += Number(offered.slice(0, 3).includes(animal.index));
      }
    }
    result[name] = counts;
  }
  return result;
}

/** The answers of a witness who follows the offered questions from the place on, and stops after some. */
function followed(data: KeyData, told: Answers): Answers {
  let answers: Answers = { ...told, states: {}, unseen: [] };
  for (let asked = 0; asked < SHORT; asked += 1) {
    const id = nextQuestion(data, answers);
    if (id === null) break;
    const state = told.states[id];
    answers =
      state === undefined
        ? { ...answers, unseen: [...answers.unseen, id] }
        : { ...answers, states: { ...answers.states, [id]: state } };
  }
  return answers;
}

const percent = (part: number, of: number): string => (of === 0 ? "–" : `${((100 * part) / of).toFixed(1)} %`);

type Own = ReturnType<typeof countOwn>;
type Rivals = ReturnType<typeof countRivals>;

/** Adds the counts of several completions, so that no figure hangs on one of them. */
function sumOf<Counts extends object>(all: readonly Counts[]): Counts {
  const sum = structuredClone(all[0]) as Record<string, unknown>;
  for (const counts of all.slice(1)) {
    for (const [name, value] of Object.entries(counts)) {
      const known = sum[name];
      sum[name] = typeof value === "number" ? (known as number) + value : sumOf([known as object, value as object]);
    }
  }
  return sum as Counts;
}

function cellsOf(own: Own, { exclusion, seek: seekCounts }: Rivals) {
  const rival = (counts: Rivals[string] | undefined) =>
    `${percent(counts?.top3 ?? 0, own.known)}, ${percent(counts?.strangers ?? 0, own.strangers)}`;
  return {
    "top 1": percent(own.top1, own.known),
    "top 3": percent(own.top3, own.known),
    "top 3 of wild": percent(own.wildTop3, own.knownWild),
    "fits well": percent(own.namedKnown, own.known),
    "of these right": percent(own.namedRight, own.named),
    "stranger fits well": percent(own.strangersNamed, own.strangers),
    "exclusion: top 3, stranger": rival(exclusion),
    "SEEK: top 3, stranger": rival(seekCounts),
  };
}

function coverage(data: KeyData): string {
  const all = data.candidates.length * QUESTIONS.length;
  const known = data.candidates.reduce((sum, one) => sum + Object.keys(plainStates(data, one)).length, 0);
  return `${known} of ${all} cells (${percent(known, all)})`;
}

/** One row of the table, over all completions of a directory. */
function measure(
  completions: readonly KeyData[],
  { observer, records, count, isShort }: { observer: Observer; records: Records; count: number; isShort: boolean },
) {
  const random = seeded(SEED);
  const counted = completions.map((data) => {
    const drawn = drawTrials(random, data, { observer, records, count: Math.ceil(count / completions.length) });
    const trials = isShort ? drawn.map(({ animal, answers }) => ({ animal, answers: followed(data, answers) })) : drawn;
    return { own: countOwn(data, trials), rivals: countRivals(random, data, trials) };
  });
  const own = sumOf(counted.map((one) => one.own));
  return { own, cells: cellsOf(own, sumOf(counted.map(({ rivals }) => rivals))) };
}

/** Simulated witnesses of the starter's tuskers, of today's record and of made-up completions of it. */
export async function key(): Promise<void> {
  const today = await starterData();
  const completed = (share: number) =>
    Array.from({ length: COMPLETIONS }, (_, number) => complete(seeded(SEED + number), today, share));
  const directories: [string, KeyData[]][] = [
    ["today", [today]],
    ["half", completed(0.5)],
    ["all", completed(1)],
  ];
  const rows: Record<string, string>[] = [];
  const calibrations: Own["calibration"][] = [];
  for (const [name, completions] of directories) {
    console.log(`${name}: ${coverage(completions[0] ?? today)}, ${livingOf(today).length} living`);
    for (const records of ["right", "as trusted"] as const) {
      for (const observer of observers(today)) {
        const count = name === "today" ? TRIALS_TODAY : TRIALS;
        const { own, cells } = measure(completions, { observer, records, count, isShort: false });
        rows.push({ record: name, records, errors: observer.name, asked: "all", ...cells });
        if (observer.name !== "×1") continue;
        if (records === "as trusted") calibrations.push(own.calibration);
        const short = measure(completions, { observer, records, count: SHORT_TRIALS, isShort: true });
        rows.push({ record: name, records, errors: observer.name, asked: `best ${SHORT}`, ...short.cells });
      }
    }
  }
  const said = Object.values(sumOf(calibrations)).map(({ weight, said: sum, right }, index) => ({
    "said at least": bins[index] ?? 0,
    "said on average": percent(sum, weight),
    "was right": percent(right, weight),
  }));
  console.table(said);
  report("key", rows);
}
