import type { DrawnFeature, Side } from "../../../artwork/features/feature-states.ts";
import { words } from "../../../content/lives/words.ts";
import type { CharacterName } from "../../../content/record/vocabulary.ts";
import { CHARACTER_WORDS, SIDE_LABELS } from "../../../content/record/words.ts";

type Difference = { character: CharacterName; side?: Side; a: string; b: string };

/** What the two made-up tuskers share. */
const ALIKE: readonly DrawnFeature[] = [
  { character: "tusks", state: "both" },
  { character: "tusk_form", state: "parallel" },
  { character: "ear_lobe", state: "rounded" },
];

/** In what they differ: the drawings and the answers are both made from this. */
export const DIFFERENCES: readonly Difference[] = [
  { character: "tusk_break", side: "left", a: "whole", b: "half" },
  { character: "ear_edge", side: "right", a: "whole", b: "torn" },
  { character: "ear_fold", side: "left", a: "none", b: "forward" },
  { character: "pale_skin", a: "ears", b: "ears_and_trunk" },
  { character: "sight", side: "right", a: "sighted", b: "blind" },
];

export const madeUpTusker = (which: "a" | "b"): DrawnFeature[] => [
  ...ALIKE,
  ...DIFFERENCES.map((each) => ({ character: each.character, side: each.side, state: each[which] })),
];

/** Which tusk each of three made-up tuskers has. */
export const WITH_TUSKS = ["right_only", "both", "left_only"] as const;

const stateOf = (character: CharacterName, state: string): string =>
  (CHARACTER_WORDS[character].states as Record<string, string>)[state] ?? state;

/** The differences in words. */
export const differenceAnswers = (): string[] =>
  DIFFERENCES.map(({ character, side, a, b }) => {
    const { label } = CHARACTER_WORDS[character];
    const what = side === undefined ? label : `${label} (${SIDE_LABELS[side]})`;
    return words.differences.answer(what, stateOf(character, a), stateOf(character, b));
  });

/** Which tusk is gone, drawing by drawing. */
export const tuskAnswers = (): string[] =>
  WITH_TUSKS.map((has) => (has === "both" ? words.tusks.none : SIDE_LABELS[has === "left_only" ? "right" : "left"]));
