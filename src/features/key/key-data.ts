import type { PlaceKey } from "../../content/places/places.ts";
import type { TuskerCategory, TuskerStatus } from "../../content/tuskers/status.ts";
import type { QuestionId } from "./questions.ts";

// What GET /api/key answers, and what the page of the key ranks with. Imported by public pages: no schemas here.

/** What is known about a question, apart from any animal. */
export type QuestionTraits = {
  /** How often a witness gives another state than the true one. */
  error: number;
  /** How often a witness can see it at all. */
  seen: number;
  /** The years after which a record counts half. */
  fade: number;
  /** How common each state is among tuskers; the vague ones are left out. */
  rates: Record<string, number>;
  /** How common each state is among kept tuskers, where that differs. */
  keptRates?: Record<string, number>;
};

/** How likely a tusker of one place is seen at another. Weights: what counts is their proportion. */
export type PlaceWeights = { same: number; within: number; near: number; far: number; other: number };

/** A place and the districts that it lies in. */
export type KeyPlace = { kind: "park" | "sanctuary" | "reserve" | "home" | "district"; districts: readonly string[] };

/** Log-odds are whole numbers: hundredths of a natural logarithm. */
export type KeyPriors = {
  /** How many kept tuskers the island has. */
  kept: number;
  /** What it costs a candidate if he was dead, or not yet born, in the year of the sighting. */
  dead: number;
  unborn: number;
  /** How far a record that is certain is trusted, and one that is likely or disputed. */
  trust: { certain: number; likely: number; disputed: number };
  /** The age that is assumed for a record without a date, in years. */
  undatedYears: number;
  /** From these probabilities on, a candidate is said to fit well, or to be possible. */
  fitsWell: number;
  possible: number;
};

export type KeyData = {
  /** Of the content and of all numbers: it changes when any of them changes. */
  version: string;
  /** The day for which the year "now" counts. */
  asOf: string;
  /** The wild tuskers of the island, as the keeper of the directory estimates. */
  estimate: { total: number; note: string; source: { key: string; title: string } | null };
  questions: Record<string, QuestionTraits>;
  places: Record<string, KeyPlace>;
  placeWeights: { wild: PlaceWeights; kept: PlaceWeights };
  priors: KeyPriors;
  candidates: readonly KeyCandidate[];
};

/** Records of one tusker that share their dates, certainty and sources. */
export type KeyRecord = {
  /** The recorded state of each question. */
  states: Partial<Record<QuestionId, string>>;
  /** The year in which it was recorded. */
  on?: string;
  /** The first and last year for which it holds. */
  from?: string;
  until?: string;
  /** Left out for `certain`. */
  certainty?: "likely" | "disputed";
  /** The source does not tell which side: the states stand under both. */
  sideUnknown?: true;
  sources: readonly string[];
};

export type KeyCandidate = {
  slug: string;
  name: string;
  status: TuskerStatus;
  isDead?: true;
  category: TuskerCategory;
  /** For the dead: the year of his death, or the year by which he was dead. The last year in which he may have lived. */
  diedOn?: string;
  deadBy?: string;
  /** The first year in which he may have lived. */
  born?: number;
  /** Where he is recorded; never finer than the public pages. */
  places: readonly PlaceKey[];
  /** His log-odds before any answer. */
  prior: number;
  features: readonly KeyRecord[];
};
