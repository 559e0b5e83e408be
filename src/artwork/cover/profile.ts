import type { Point } from "../geometry.ts";
import type { SeededRandom } from "../random.ts";

/** A part of the animal to be hidden: all below `top`, in the units of the animal. */
export type HiddenPart = { from: number; to: number; top: number };

/** How high a cover must stand at each place of the drawing, so that the hidden parts are behind it. */
export type Profile = {
  /** The height at a place; larger than that of the drawing where nothing is hidden. */
  at(x: number): number;
  /** The highest place. */
  highest: number;
};

/** How far a cover falls at a distance beside what it hides: rounded, as a bush is. */
const fallAt = (distance: number): number => distance ** 2 / 110;

export function profileOf(
  parts: readonly HiddenPart[],
  { scale, offset: [left, top] }: { scale: number; offset: Point },
  mirrorAt: number | undefined,
): Profile {
  const place = (x: number) => left + (mirrorAt === undefined ? x : 2 * mirrorAt - x) * scale;
  const regions = parts.map((part) => {
    const ends = [place(part.from), place(part.to)];
    return { from: Math.min(...ends), to: Math.max(...ends), y: top + part.top * scale };
  });
  const at = (x: number) => Math.min(...regions.map(({ from, to, y }) => y + fallAt(Math.max(0, from - x, x - to))));
  return { at, highest: Math.min(...regions.map(({ y }) => y)) };
}

/** The upper edge of a cover over the whole width: never below the profile, with gentle rises. */
export function upperEdge(
  random: SeededRandom,
  profile: Profile,
  width: number,
  { step = 20, rise = 34 }: { step?: number; rise?: number } = {},
): Point[] {
  const [phase, other] = [random() * 6, random() * 6];
  const edge: Point[] = [];
  for (let x = -40; x <= width + 40; x += step) {
    const swell = (Math.sin(x / 96 + phase) + Math.sin(x / 41 + other) + 2) / 4;
    edge.push([x, profile.at(x) - 4 - rise * swell]);
  }
  return edge;
}
