import { catalogue } from "../platform/languages/catalogue.ts";
import { listOfAny } from "../platform/text/by-language/lists.ts";
import type {
  Certainty,
  CharacterName,
  ClaimProperty,
  DeathCause,
  EventKind,
  Keeper,
  MarkPlace,
  RelationKind,
  Side,
  StateOf,
} from "./vocabulary.ts";

export const CERTAINTY_LABELS: Record<Certainty, string> = catalogue({
  certain: "Certain",
  likely: "Likely",
  disputed: "Disputed",
});

export const CLAIM_LABELS: Record<ClaimProperty, string> = catalogue({
  status: "Status",
  born: "Born",
  died: "Died",
  deathCause: "Cause of death",
  age: "Age",
  height: "Height at the shoulder",
  tuskLength: "Length of the tusks",
  origin: "Origin",
  keeper: "Keeper",
});

export const DEATH_CAUSE_LABELS: Record<DeathCause, string> = catalogue({
  shot: "Shot",
  electrocuted: "Electrocuted",
  snare: "Caught in a snare",
  explosive_bait: "Explosive bait",
  train: "Struck by a train",
  poison: "Poisoned",
  fight: "In a fight with another elephant",
  in_transport: "While being moved",
  illness: "Illness",
  age: "Old age",
  natural: "Natural causes",
  unknown: "Not recorded",
});

export const KEEPER_LABELS: Record<Keeper, string> = catalogue({
  temple: "A temple",
  department: "The Department of Wildlife Conservation",
  private: "A private owner",
});

export const EVENT_LABELS: Record<EventKind, string> = catalogue({
  born: "Born",
  first_recorded: "First recorded",
  captured: "Captured",
  orphaned: "Orphaned",
  given: "Given",
  moved: "Moved",
  released: "Released",
  wounded: "Wounded",
  treated: "Treated",
  fought: "Fought",
  tusk_lost: "Lost a tusk",
  musth: "In musth",
  last_recorded: "Last recorded",
  feared_lost: "Feared lost",
  died: "Died",
  preserved: "Preserved",
  honoured: "Honoured",
  procession: "Walked in the procession",
  offence: "Harmed by people",
  other: "Recorded",
});

export const SIDE_LABELS: Record<Side, string> = catalogue({ left: "His left", right: "His right" });

/** A character, the question that a witness answers, and each of its states. Sides are the animal's own. */
export const CHARACTER_WORDS: {
  [Name in CharacterName]: { label: string; question: string; states: Record<StateOf<Name>, string> };
} = catalogue({
  tusks: {
    label: "Tusks",
    question: "How many tusks had he?",
    states: {
      both: "Both",
      left_only: "Left only",
      right_only: "Right only",
      one: "One, side not told",
      tushes: "Tushes",
      none: "None",
    },
  },
  tusk_form: {
    label: "Form of the tusks",
    question: "How do his tusks run?",
    states: {
      parallel: "Side by side",
      converging: "Tips together",
      crossed: "Crossed",
      diverging: "Spread outward",
      upswept: "Swept up",
      straight_down: "Straight down",
    },
  },
  tusk_reach: {
    label: "Reach of the tusks",
    question: "How far down do they reach?",
    states: { above_knee: "Above the knee", knee: "To the knee", below_knee: "Below the knee" },
  },
  tusk_girth: {
    label: "Girth of the tusks",
    question: "Are they slender or stout?",
    states: { slender: "Slender", stout: "Stout" },
  },
  tusk_level: {
    label: "Level of the tusks",
    question: "Is one tip higher?",
    states: { level: "Level", left_higher: "Left higher", right_higher: "Right higher" },
  },
  tusk_break: {
    label: "Break of a tusk",
    question: "Is a tusk broken?",
    states: {
      whole: "Whole",
      tip: "Tip gone",
      half: "Half gone",
      stump: "Stump",
      broken: "Broken, how far is not told",
    },
  },
  ear_fold: {
    label: "Fold of the ear",
    question: "How does the ear fold?",
    states: { none: "Flat", forward: "Top forward", backward: "Top backward", inward: "Edge inward" },
  },
  ear_edge: {
    label: "Edge of the ear",
    question: "Is the edge of the ear whole?",
    states: { whole: "Whole", nicked: "Nicked", torn: "Torn", holed: "Holed" },
  },
  ear_lobe: {
    label: "Lobe of the ear",
    question: "What shape is the lobe?",
    states: { pointed: "Pointed", rounded: "Rounded", square: "Square" },
  },
  pale_skin: {
    label: "Pale skin",
    question: "Where is the skin pale?",
    states: { none: "Nowhere", ears: "On the ears", ears_and_trunk: "On ears and trunk", face_too: "On the face, too" },
  },
  tail_reach: {
    label: "Length of the tail",
    question: "How long is the tail?",
    states: { above_hock: "Above the hock", hock: "To the hock", below_hock: "Below the hock" },
  },
  tail_brush: {
    label: "Brush of the tail",
    question: "How is the brush of the tail?",
    states: { full: "Full", one_sided: "On one side", bare: "Bare", kinked: "Kinked" },
  },
  mark: {
    label: "Marks",
    question: "Did you see a mark?",
    states: { lump: "Lump", scar: "Scar", wound: "Wound", limp: "Limp" },
  },
  sight: {
    label: "Sight",
    question: "Does he see?",
    states: { sighted: "Sighted", weak: "Weak", blind: "Blind" },
  },
  tame_sign: {
    label: "Signs of a tame elephant",
    question: "Was he kept by people?",
    states: { none: "None", chain: "Chain", bell: "Bell", cloth: "Cloth" },
  },
});

export const MARK_PLACE_LABELS: Record<MarkPlace, string> = catalogue({
  head: "Head",
  trunk: "Trunk",
  shoulder: "Shoulder",
  flank: "Flank",
  belly: "Belly",
  rump: "Rump",
  foreleg: "Foreleg",
  hindleg: "Hind leg",
});

/** What the other animal is to this one. The other one's name follows. */
export const RELATION_LABELS: Record<RelationKind, string> = catalogue({
  son_of: "Son of",
  father_of: "Father of",
  brother: "Brother of",
  companion: "Companion of",
  rival: "Fought with",
  successor_of: "Successor of",
  predecessor_of: "Predecessor of",
  often_mistaken_for: "Often mistaken for",
  namesake: "Shares his name with",
  see_also: "See also",
});

/** How a date of the record is written; each single date comes written already. */
export const dateWords = catalogue({
  single: (date: string) => date,
  between: (first: string, last: string) => `between ${first} and ${last}`,
  period: (first: string, last: string) => `${first} to ${last}`,
  oneOf: (dates: string[]) => listOfAny(dates, "en"),
  about: (date: string) => `about ${date}`,
  uncertain: (date: string) => `${date}, uncertain`,
  aboutUncertain: (date: string) => `about ${date}, uncertain`,
});
