import { mix } from "../colour.ts";
import { type Point, smoothPath } from "../geometry.ts";
import type { Inks } from "../inks.ts";
import { filled } from "../marks.ts";
import type { SeededRandom } from "../random.ts";
import { blades, clump } from "../scenes/plants.ts";
import { type Profile, upperEdge } from "./profile.ts";

export type CoverRequest = {
  random: SeededRandom;
  ink: Inks;
  profile: Profile;
  width: number;
  height: number;
  /** Prefix of every id inside. */
  id: string;
  /** Whether it hides all from one height down. Otherwise it must stay low, so as not to hide what is recorded. */
  isLevel: boolean;
};

/** The plants along the upper edge of one row, and the light on them, as path data. */
type Row = { leaves: string; lit: string };
type Plants = {
  /** The distance between two rows, and of the places along a row. */
  gap: number;
  step: number;
  rise: number;
  along(random: SeededRandom, edge: readonly Point[], size: number): Row;
};

/** Each row begins with its own random number, so that the rows do not depend on each other. */
const GRASS: Plants = {
  gap: 84,
  step: 27,
  rise: 30,
  along(random, edge, size) {
    let leaves = "";
    let lit = "";
    for (const [i, [x, y]] of edge.entries()) {
      const foot = y + 40;
      leaves += blades(random, [x - 15, x + 15], foot, 2, [60, 60 + 90 * size], 44);
      if (i % 4 === 0) lit += blades(random, [x - 15, x + 15], foot, 1, [64, 64 + 60 * size], 40);
    }
    return { leaves, lit };
  },
};

const LEAVES: Plants = {
  gap: 104,
  step: 20,
  rise: 44,
  along(random, edge, size) {
    let leaves = "";
    let lit = "";
    for (let i = 0; i < edge.length; i += size < 1 ? 3 : random.integer(3, 5)) {
      const [x, y] = edge[i] as Point;
      const radius = size * random.between(62, 104);
      const middle = y + radius * (size < 1 ? 0.7 : random.between(0.1, 0.5));
      leaves += clump(random, x, middle, radius, radius * 0.72);
      lit += clump(random, x - radius * 0.14, middle - radius * 0.26, radius * 0.66, radius * 0.34);
    }
    return { leaves, lit };
  },
};

export const PLANTS = { grass: GRASS, leaves: LEAVES };

/** A cover that is not level may stand high: it has more rows, further apart towards the lower edge. */
const rowsOf = (isLevel: boolean) => (isLevel ? 4 : 6);
const downTo = (row: number, isLevel: boolean) => (isLevel ? row : row * (1 + 0.2 * row));

/** Rows of plants from the highest at the back to those at the lower edge, each on a ground that lets nothing through. */
export function plantCover({ gap, step, rise, along }: Plants, request: CoverRequest): string {
  const { random, ink, profile, width, height, isLevel } = request;
  const size = isLevel ? 1 : 0.5;
  const back = mix(mix(ink.ground[1], ink.hills[2], 0.4), ink.light, 0.04);
  const count = rowsOf(isLevel);
  let rows = "";
  for (let row = 0; row < count; row++) {
    const lower: Profile = { ...profile, at: (x) => profile.at(x) + downTo(row, isLevel) * gap * size };
    const edge = upperEdge(random, lower, width, { step, rise: isLevel ? rise : 8 }).filter(([, y]) => y < height + 60);
    const [first] = edge;
    const last = edge.at(-1);
    if (first === undefined || last === undefined) break;
    const tone = mix(back, ink.near, row / (count - 1));
    const ground = `${smoothPath(edge, false)}L${last[0]} ${height + 80}L${first[0]} ${height + 80}Z`;
    const { leaves, lit } = along(random, edge, size);
    rows += filled(ground + leaves, tone) + filled(lit, mix(tone, ink.light, 0.13));
  }
  return rows;
}
