import { clamp, type Point } from "../geometry.ts";
import type { Inks } from "../inks.ts";
import { dots, filled } from "../marks.ts";
import type { PortraitTraits } from "../parameters.ts";
import type { Side } from "../portrait-parameters.ts";
import type { SeededRandom } from "../random.ts";

/** An elephant about to be drawn: what is known of him, and the small accidents that were drawn by lot. */
export type Figure = Omit<PortraitTraits, "tusks"> & {
  /** `none` for the cows and calves of a herd. */
  tusks: PortraitTraits["tusks"] | "none";
  /** Which of his own sides is towards us when he is turned. */
  near: Side;
  /** How far the trunk swings, in units of the drawing. */
  sway: number;
  /** Which of two crossed tusks lies over the other. */
  leftOverRight: boolean;
};

/** A figure with all that is needed to draw it. */
export type Sitter = {
  figure: Figure;
  ink: Inks;
  random: SeededRandom;
  /** Before the id of every element that is referred to. */
  id: string;
  /** Far off there are no freckles and no wrinkles. */
  fine: boolean;
};

/** The middle line of the front view. */
export const MIDDLE = 500;

/** Half an outline and its mirror image; a point on the middle line stands only once. */
export const symmetric = (half: readonly Point[]): Point[] => [
  ...onSide(half, 1),
  ...onSide(
    half.toReversed().filter(([x]) => x !== 0),
    -1,
  ),
];

/** Points measured from the middle line, put to its right (1) or left (-1). */
export const onSide = (points: readonly Point[], side: 1 | -1): Point[] =>
  points.map(([x, y]) => [MIDDLE + side * x, y]);

export const otherSide = (side: Side): Side => (side === "left" ? "right" : "left");

export const hasTusk = ({ tusks, near }: Figure, side: Side): boolean =>
  tusks === "both" || tusks === side || (tusks === "one" && side === near);

export const isBroken = ({ broken }: Figure, side: Side): boolean => broken === side || broken === "both";

/** 0 for a young tusker, 1 for one of 65 and over. */
export const oldness = ({ age }: Figure): number => clamp((age - 20) / 45);

/** Fine cuts of the knife. */
export const wrinkles = (sitter: Sitter, data: string, colour: string, opacity: number): string =>
  sitter.fine ? filled(data, colour, opacity) : "";

/** Spots of the skin. */
export const freckles = (
  sitter: Sitter,
  points: readonly Point[],
  width: number,
  colour: string,
  opacity: number,
): string => (sitter.fine ? dots(points, width, colour, opacity) : "");
