// The features of an animal that a record can hold, apart from the other lists: the key needs no more.

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
