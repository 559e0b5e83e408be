import { clamp, type Point } from "../geometry.ts";
import type { Inks } from "../inks.ts";
import { dots, filled } from "../marks.ts";
import type { PortraitTraits } from "../parameters.ts";
import type { Side } from "../portrait-parameters.ts";
import type { SeededRandom } from "../random.ts";
import type { DrawnBreak } from "../recorded-body.ts";

/** An elephant to be drawn: its traits, and the random details chosen for it. */
export type Figure = Omit<PortraitTraits, "tusks"> & {
  /** `none` for the cows and calves of a herd. */
  tusks: PortraitTraits["tusks"] | "none";
  /** Which of the animal's own sides faces the viewer when it is turned. */
  near: Side;
  /** How far the trunk swings, in units of the drawing. */
  sway: number;
  /** True if the left of two crossed tusks lies over the right one. */
  leftOverRight: boolean;
};

/** A figure with everything needed to draw it. */
export type Sitter = {
  figure: Figure;
  ink: Inks;
  random: SeededRandom;
  /** Prefix of every id inside. */
  id: string;
  /** False for distant animals, which have no freckles and no wrinkles. */
  fine: boolean;
};

/** The middle line of the front view. */
export const MIDDLE = 500;

/** Half an outline and its mirror image; points on the middle line are not repeated. */
export const symmetric = (half: readonly Point[]): Point[] => [
  ...onSide(half, 1),
  ...onSide(
    half.toReversed().filter(([x]) => x !== 0),
    -1,
  ),
];

/** Maps points measured from the middle line to its right (1) or left (-1). */
export const onSide = (points: readonly Point[], side: 1 | -1): Point[] =>
  points.map(([x, y]) => [MIDDLE + side * x, y]);

export const otherSide = (side: Side): Side => (side === "left" ? "right" : "left");

export const hasTusk = ({ tusks, near }: Figure, side: Side): boolean =>
  tusks === "both" || tusks === side || (tusks === "one" && side === near);

/** How a tusk is broken; undefined if it is whole. */
export const breakOf = ({ broken, recorded }: Figure, side: Side): DrawnBreak | undefined => {
  if (recorded !== null) return recorded[side].broken;
  return broken === side || broken === "both" ? "broken" : undefined;
};

/** How pale the skin of a part is, 0 to 1: sources tell where it is pale, not how much. */
export function paleness({ depig, recorded }: Figure, part: "ears" | "trunk" | "face"): number {
  if (recorded === null) return depig;
  const parts = { ears: ["ears"], ears_and_trunk: ["ears", "trunk"], face_too: ["ears", "trunk", "face"], none: [] };
  return (parts[recorded.pale ?? "none"] as string[]).includes(part) ? 0.5 : 0;
}

/** 0 for a young tusker, 1 for one of 65 or more. */
export const oldness = ({ age }: Figure): number => clamp((age - 20) / 45);

/** Fine linocut strokes; omitted for distant animals. */
export const wrinkles = (sitter: Sitter, data: string, colour: string, opacity: number): string =>
  sitter.fine ? filled(data, colour, opacity) : "";

/** Spots of the skin; omitted for distant animals. */
export const freckles = (
  sitter: Sitter,
  points: readonly Point[],
  width: number,
  colour: string,
  opacity: number,
): string => (sitter.fine ? dots(points, width, colour, opacity) : "");
