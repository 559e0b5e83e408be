// The closed lists of the record. Imported by public pages: no schemas here. Their words are in words.en.ts.

export const CERTAINTIES = ["certain", "likely", "disputed"] as const;
export type Certainty = (typeof CERTAINTIES)[number];

export const DEATH_CAUSES = [
  "shot",
  "electrocuted",
  "snare",
  "explosive_bait",
  "train",
  "poison",
  "fight",
  "in_transport",
  "illness",
  "age",
  "natural",
  "unknown",
] as const;
export type DeathCause = (typeof DEATH_CAUSES)[number];

export const KEEPERS = ["temple", "department", "private"] as const;
export type Keeper = (typeof KEEPERS)[number];

/** The facts that can have accounts, in the order in which a page shows them and numbers their sources. */
export const CLAIM_PROPERTIES = [
  "status",
  "born",
  "died",
  "deathCause",
  "age",
  "height",
  "tuskLength",
  "origin",
  "keeper",
] as const;
export type ClaimProperty = (typeof CLAIM_PROPERTIES)[number];

export const EVENT_KINDS = [
  "born",
  "first_recorded",
  "captured",
  "orphaned",
  "given",
  "moved",
  "released",
  "wounded",
  "treated",
  "fought",
  "tusk_lost",
  "musth",
  "last_recorded",
  "feared_lost",
  "died",
  "preserved",
  "honoured",
  "procession",
  "offence",
  "other",
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

export const SIDES = ["left", "right"] as const;
export type Side = (typeof SIDES)[number];

/** Whether a character belongs to a side: always, where a source tells it, or never. Sides are the animal's own. */
type Character = { side: "each" | "either" | "none"; states: readonly [string, ...string[]] };

/** Every character of an animal and its states. A state can be drawn; a character that no source records is dashed. */
export const CHARACTERS = {
  tusks: { side: "none", states: ["both", "left_only", "right_only", "one", "tushes", "none"] },
  tusk_form: {
    side: "either",
    states: ["parallel", "converging", "crossed", "diverging", "upswept", "straight_down"],
  },
  tusk_reach: { side: "each", states: ["above_knee", "knee", "below_knee"] },
  tusk_girth: { side: "none", states: ["slender", "stout"] },
  tusk_level: { side: "none", states: ["level", "left_higher", "right_higher"] },
  tusk_break: { side: "each", states: ["whole", "tip", "half", "stump", "broken"] },
  ear_fold: { side: "each", states: ["none", "forward", "backward", "inward"] },
  ear_edge: { side: "each", states: ["whole", "nicked", "torn", "holed"] },
  ear_lobe: { side: "each", states: ["pointed", "rounded", "square"] },
  pale_skin: { side: "none", states: ["none", "ears", "ears_and_trunk", "face_too"] },
  tail_reach: { side: "none", states: ["above_hock", "hock", "below_hock"] },
  tail_brush: { side: "none", states: ["full", "one_sided", "bare", "kinked"] },
  mark: { side: "each", states: ["lump", "scar", "wound", "limp"] },
  sight: { side: "each", states: ["sighted", "weak", "blind"] },
  tame_sign: { side: "none", states: ["none", "chain", "bell", "cloth"] },
} as const satisfies Record<string, Character>;
export type CharacterName = keyof typeof CHARACTERS;
export type StateOf<Name extends CharacterName> = (typeof CHARACTERS)[Name]["states"][number];
export const CHARACTER_NAMES = Object.keys(CHARACTERS) as [CharacterName, ...CharacterName[]];

/** Where on the body a mark is. */
export const MARK_PLACES = ["head", "trunk", "shoulder", "flank", "belly", "rump", "foreleg", "hindleg"] as const;
export type MarkPlace = (typeof MARK_PLACES)[number];

/** What the other animal is to this one. */
export const RELATION_KINDS = [
  "son_of",
  "father_of",
  "brother",
  "companion",
  "rival",
  "successor_of",
  "predecessor_of",
  "often_mistaken_for",
  "namesake",
  "see_also",
] as const;
export type RelationKind = (typeof RELATION_KINDS)[number];

/** The same relation, seen from the other animal. */
export const INVERSE_RELATIONS: Record<RelationKind, RelationKind> = {
  son_of: "father_of",
  father_of: "son_of",
  brother: "brother",
  companion: "companion",
  rival: "rival",
  successor_of: "predecessor_of",
  predecessor_of: "successor_of",
  often_mistaken_for: "often_mistaken_for",
  namesake: "namesake",
  see_also: "see_also",
};
