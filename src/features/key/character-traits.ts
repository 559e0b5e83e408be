import type { CHARACTERS, CharacterName } from "../../content/record/vocabulary.ts";
import type { KeyPriors, PlaceWeights, QuestionTraits } from "./key-data.ts";
import { QUESTIONS } from "./questions.ts";

// The numbers that the key ranks with. What each rests on is told in docs/key.md; most are estimates.

type Traits<Name extends CharacterName> = Omit<QuestionTraits, "rates" | "keptRates"> & {
  rates: Partial<Record<(typeof CHARACTERS)[Name]["states"][number], number>>;
  keptRates?: Partial<Record<(typeof CHARACTERS)[Name]["states"][number], number>>;
};

const CHARACTER_TRAITS: { [Name in CharacterName]: Traits<Name> } = {
  tusks: {
    error: 0.05,
    seen: 0.95,
    fade: 20,
    rates: { both: 0.9, left_only: 0.04, right_only: 0.04, tushes: 0.01, none: 0.01 },
  },
  tusk_form: {
    error: 0.3,
    seen: 0.85,
    fade: 30,
    rates: { parallel: 0.4, converging: 0.14, crossed: 0.06, diverging: 0.15, upswept: 0.15, straight_down: 0.1 },
  },
  tusk_reach: { error: 0.25, seen: 0.8, fade: 15, rates: { above_knee: 0.4, knee: 0.4, below_knee: 0.2 } },
  tusk_girth: { error: 0.25, seen: 0.8, fade: 20, rates: { slender: 0.55, stout: 0.45 } },
  tusk_level: { error: 0.25, seen: 0.6, fade: 20, rates: { level: 0.5, left_higher: 0.25, right_higher: 0.25 } },
  tusk_break: { error: 0.12, seen: 0.7, fade: 15, rates: { whole: 0.86, tip: 0.08, half: 0.04, stump: 0.02 } },
  ear_fold: { error: 0.25, seen: 0.6, fade: 20, rates: { none: 0.3, forward: 0.3, backward: 0.15, inward: 0.25 } },
  ear_edge: { error: 0.2, seen: 0.6, fade: 20, rates: { whole: 0.65, nicked: 0.2, torn: 0.1, holed: 0.05 } },
  ear_lobe: { error: 0.3, seen: 0.6, fade: 40, rates: { pointed: 0.3, rounded: 0.4, square: 0.3 } },
  pale_skin: {
    error: 0.25,
    seen: 0.75,
    fade: 20,
    rates: { none: 0.2, ears: 0.35, ears_and_trunk: 0.3, face_too: 0.15 },
  },
  tail_reach: { error: 0.2, seen: 0.5, fade: 30, rates: { above_hock: 0.25, hock: 0.45, below_hock: 0.3 } },
  tail_brush: { error: 0.2, seen: 0.5, fade: 10, rates: { full: 0.6, one_sided: 0.2, bare: 0.15, kinked: 0.05 } },
  mark: { error: 0.3, seen: 0.4, fade: 5, rates: { lump: 0.25, scar: 0.3, wound: 0.25, limp: 0.2 } },
  sight: { error: 0.1, seen: 0.2, fade: 15, rates: { sighted: 0.95, weak: 0.03, blind: 0.02 } },
  tame_sign: {
    error: 0.05,
    seen: 0.95,
    fade: 10,
    rates: { none: 0.97, chain: 0.01, bell: 0.005, cloth: 0.015 },
    keptRates: { none: 0.1, chain: 0.55, bell: 0.1, cloth: 0.25 },
  },
};

/** The traits of each question, those of its character. */
export const QUESTION_TRAITS: Record<string, QuestionTraits> = Object.fromEntries(
  QUESTIONS.map(({ id, character }) => [id, CHARACTER_TRAITS[character] as QuestionTraits]),
);

export const PLACE_WEIGHTS: { wild: PlaceWeights; kept: PlaceWeights } = {
  wild: { same: 60, within: 12, near: 4, far: 0.1, other: 0.02 },
  kept: { same: 60, within: 12, near: 2, far: 0.6, other: 0.02 },
};

export const KEY_PRIORS: KeyPriors = {
  kept: 18,
  dead: -460,
  unborn: -460,
  trust: { certain: 0.95, likely: 0.7, disputed: 0.4 },
  undatedYears: 10,
  fitsWell: 0.9,
  possible: 0.05,
};

/** The log-odds of a tusker before any answer, by his status. */
export const STATUS_PRIORS = { alive: 0, missing: -69, dead: 0 };
