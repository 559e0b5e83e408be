import { mix } from "../colour.ts";
import { outline } from "../geometry.ts";
import type { Inks } from "../inks.ts";
import { filled } from "../marks.ts";
import type { SeededRandom } from "../random.ts";
import { ribbon } from "../ribbon.ts";
import { clump } from "../scenes/plants.ts";

const BRANCHES = [
  { spine: outline`2345 420, 2230 330, 2120 322`, halfWidth: 12 },
  { spine: outline`2318 270, 2400 150, 2440 60`, halfWidth: 20 },
  { spine: outline`2250 140, 2120 160, 2010 132`, halfWidth: 9 },
];

const TWIGS = [
  [2120, 312, 74, 66],
  [2052, 336, 58, 54],
  [2186, 352, 66, 58],
  [2010, 150, 78, 70],
] as const;

/** A kumbuk leaning over the bank at the right edge of the wide hero. */
export function drawKumbuk(random: SeededRandom, ink: Inks): string {
  const stem = outline`2460 1120, 2372 800, 2352 480, 2290 200, 2150 40, 2000 -40`;
  let wood = ribbon(stem, (t) => 64 - 44 * t, 6).outline;
  for (const { spine, halfWidth } of BRANCHES) wood += ribbon(spine, (t) => halfWidth * (1 - 0.7 * t), 5).outline;
  let leaves = "";
  let lit = "";
  for (let i = 0; i < 22; i++) {
    const x = random.between(1880, 2440);
    // A round crown hangs deepest over the trunk.
    const y = random.between(-60, 60) + Math.max(0, x - 2000) * 0.32;
    leaves += clump(random, x, y, random.between(66, 112), random.between(60, 96));
    if (i % 2) lit += clump(random, x - 16, y - 28, random.between(40, 66), random.between(26, 44));
  }
  for (const [x, y, radiusX, radiusY] of TWIGS) {
    leaves += clump(random, x, y, radiusX, radiusY);
    lit += clump(random, x - 12, y - 14, radiusX * 0.6, radiusY * 0.45);
  }
  return filled(wood, ink.near) + filled(leaves, ink.near) + filled(lit, mix(ink.near, ink.light, 0.14));
}
