import { clamp, lerp, type Point } from "../geometry.ts";
import { cutBetween } from "../marks.ts";
import type { Ribbon } from "../ribbon.ts";
import { freckles, paleness, type Sitter, wrinkles } from "./sitter.ts";

type Rings = { from: number; count: number; bow?: number };

const bentBy = (middle: Point, direction: Point, bow: number): Point => [
  middle[0] + direction[0] * bow,
  middle[1] + direction[1] * bow,
];

/** The rings of a trunk in the quarter and side poses, dark with a light edge. */
export function drawRings(sitter: Sitter, trunk: Ribbon, { from, count, bow = 40 }: Rings): string {
  const { ink, random } = sitter;
  let dark = "";
  let light = "";
  for (let i = 0; i < count; i++) {
    const t = lerp(from, 0.98, i / (count - 1));
    const a = trunk.at(t, -random.between(0.7, 0.97));
    const b = trunk.at(t, random.between(0.7, 0.97));
    const { direction, halfWidth } = trunk.frame(t);
    const bend = (bow * halfWidth) / 90;
    const width = random.between(0.026, 0.05) * halfWidth + 0.7;
    dark += cutBetween(a, bentBy(trunk.at(t, 0), direction, bend), b, width);
    const below = t + 0.008;
    light += cutBetween(
      trunk.at(below, -0.9),
      bentBy(trunk.at(below, -0.55), direction, bend * 0.35),
      trunk.at(below, -0.2),
      0.022 * halfWidth + 0.4,
    );
  }
  return wrinkles(sitter, dark, ink.shade2, 0.8) + wrinkles(sitter, light, ink.light3, 0.65);
}

/** Spots in three sizes. */
export type Spots = { small: Point[]; middle: Point[]; large: Point[] };

/** Freckles gathered in nine groups along a trunk. */
export function trunkSpots(
  { figure, random }: Sitter,
  trunk: Ribbon,
  { count, from, reach, edge }: Record<"count" | "from" | "reach" | "edge", number>,
): Spots {
  const spots: Spots = { small: [], middle: [], large: [] };
  const groups: Point[] = [];
  for (let i = 0; i < 9; i++) groups.push([from + random() ** 1.2 * reach, random.between(-0.7, 0.7)]);
  for (let i = 0; i < count * paleness(figure, "trunk"); i++) {
    const group = random.pick(groups);
    const t = clamp(group[0] + (random() + random() - 1) * 0.16, 0.02, 0.95);
    const across = clamp(group[1] + (random() + random() - 1) * 0.7, -edge, edge);
    const size = i % 5 < 3 ? spots.small : i % 5 < 4 ? spots.middle : spots.large;
    size.push(trunk.at(t, across));
  }
  return spots;
}

/** Freckles of a trunk; `scale` is their size. */
export const drawSpots = (sitter: Sitter, { small, middle, large }: Spots, scale = 1): string =>
  freckles(sitter, small, 3.6 * scale, sitter.ink.pink, 0.8) +
  freckles(sitter, middle, 6 * scale, sitter.ink.pink, 0.75) +
  freckles(sitter, large, 9 * scale, sitter.ink.pink, 0.6);
