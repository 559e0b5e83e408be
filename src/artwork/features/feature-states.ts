/** The characters that can be drawn, each with its states. The record has the same lists; a test compares them. */
export const DRAWN_STATES = {
  tusks: ["both", "left_only", "right_only", "one", "tushes", "none"],
  tusk_form: ["parallel", "converging", "crossed", "diverging", "upswept", "straight_down"],
  tusk_reach: ["above_knee", "knee", "below_knee"],
  tusk_girth: ["slender", "stout"],
  tusk_level: ["level", "left_higher", "right_higher"],
  tusk_break: ["whole", "tip", "half", "stump", "broken"],
  ear_fold: ["none", "forward", "backward", "inward"],
  ear_edge: ["whole", "nicked", "torn", "holed"],
  ear_lobe: ["pointed", "rounded", "square"],
  pale_skin: ["none", "ears", "ears_and_trunk", "face_too"],
  tail_reach: ["above_hock", "hock", "below_hock"],
  tail_brush: ["full", "one_sided", "bare", "kinked"],
  mark: ["lump", "scar", "wound", "limp"],
  sight: ["sighted", "weak", "blind"],
  tame_sign: ["none", "chain", "bell", "cloth"],
} as const;

export type DrawnCharacter = keyof typeof DRAWN_STATES;
export type DrawnState<Character extends DrawnCharacter = DrawnCharacter> = (typeof DRAWN_STATES)[Character][number];
export const DRAWN_CHARACTERS = Object.keys(DRAWN_STATES) as DrawnCharacter[];

/** The animal's own side: from the front, its left is at the viewer's right. */
export type Side = "left" | "right";
export type BodyPart = "head" | "trunk" | "shoulder" | "flank" | "belly" | "rump" | "foreleg" | "hindleg";

/** A feature as the record has it. */
export type DrawnFeature = { character: string; state: string; side?: Side; clock?: number; where?: BodyPart };

type States = { [Character in DrawnCharacter]?: DrawnState<Character> };
type Mark = { state: DrawnState<"mark">; where?: BodyPart };

/** What is known of each side and of the whole animal. What is missing is not recorded. */
export type KnownFeatures = States & { left: SideFeatures; right: SideFeatures; marks: readonly Mark[] };
/** @property clock where on the edge of the ear, from 1 to 12 */
export type SideFeatures = States & { clock?: number };

const BY_SIDE: readonly string[] = ["tusk_reach", "tusk_break", "ear_fold", "ear_edge", "ear_lobe", "sight"];

export const isDrawn = ({ character, state }: Pick<DrawnFeature, "character" | "state">): boolean =>
  Object.hasOwn(DRAWN_STATES, character) &&
  (DRAWN_STATES[character as DrawnCharacter] as readonly string[]).includes(state);

/** Sorts a list of features by side. The first feature of a character counts: the record puts the preferred one first. */
export function knownFeatures(features: readonly DrawnFeature[]): KnownFeatures {
  const left: SideFeatures = {};
  const right: SideFeatures = {};
  const whole: States = {};
  const marks: Mark[] = [];
  for (const { character, state, side, clock, where } of features) {
    if (!isDrawn({ character, state })) continue;
    if (character === "mark") {
      marks.push({ state: state as Mark["state"], where });
      continue;
    }
    // Without a side, a feature of ears or eyes is one of both.
    const targets: SideFeatures[] =
      side === "left" ? [left] : side === "right" ? [right] : BY_SIDE.includes(character) ? [left, right] : [whole];
    for (const target of targets) {
      if (Object.hasOwn(target, character)) continue;
      Object.assign(target, { [character]: state }, clock === undefined ? {} : { clock });
    }
  }
  return { ...whole, left, right, marks };
}
