import { mix } from "../colour.ts";
import { lerp, type Point } from "../geometry.ts";
import { cut, disc, filled, ring } from "../marks.ts";
import { seededRandom } from "../random.ts";
import { ribbon } from "../ribbon.ts";
import { clump } from "../scenes/plants.ts";
import { dressOf, lotus } from "./ornament.ts";
import type { Sitter } from "./sitter.ts";

/** The mouth in the side view, where the tusks grow. */
const MOUTH: Point = [284, 706];

/** The flat crowns of the young tree, from the back to the front. */
const CROWNS: readonly (readonly [x: number, y: number, radiusX: number, radiusY: number])[] = [
  [66, -22, 84, 56],
  [10, 14, 80, 62],
  [104, 40, 92, 56],
  [34, 84, 98, 60],
];

const STEMS: readonly (readonly Point[])[] = [
  [
    [52, 306],
    [50, 200],
    [30, 90],
  ],
  [
    [50, 230],
    [66, 160],
    [104, 70],
  ],
];

/** A young tree between the viewer and the animal. */
function sapling({ figure, ink }: Sitter): string {
  const random = seededRandom(`${figure.seed}sapling`);
  const [x, y] = MOUTH;
  const leaf = mix(ink.near, ink.hills[2], 0.3);
  const lit = mix(leaf, ink.light, 0.16);
  const stems = STEMS.map((points) => {
    const stem = points.map(([dx, dy]): Point => [x + dx, y + dy]);
    return ribbon(stem, (t) => lerp(9, 4, t), 4).outline;
  }).join("");
  let leaves = "";
  let light = "";
  for (const [dx, dy, radiusX, radiusY] of CROWNS) {
    leaves += clump(random, x + dx, y + dy, radiusX, radiusY);
    light += clump(random, x + dx - 8, y + dy - radiusY * 0.34, radiusX * 0.68, radiusY * 0.46);
  }
  return filled(stems, ink.near) + filled(leaves, leaf) + filled(light, lit);
}

/** The round fan on a long pole that is carried beside the tuskers of a procession. */
function processionFan(sitter: Sitter): string {
  const { cloth, clothShade, gold, goldShade, goldLight } = dressOf(sitter);
  const [x, y] = [MOUTH[0] - 2, MOUTH[1] + 14];
  const rays = Array.from({ length: 24 }, (_, i) => {
    const angle = (i * Math.PI) / 12;
    return cut(
      ...([x + Math.cos(angle) * 50, y + Math.sin(angle) * 50] as const),
      ...([x + Math.cos(angle) * 62, y + Math.sin(angle) * 62] as const),
      ...([x + Math.cos(angle) * 74, y + Math.sin(angle) * 74] as const),
      5,
    );
  }).join("");
  const pole = `M${x - 5} ${y + 70}h10l2 ${1040 - y - 70}h-14z`;
  return (
    filled(pole, goldShade) +
    disc(x, y, 92, goldShade) +
    disc(x, y, 86, gold) +
    disc(x, y, 78, clothShade) +
    filled(rays, goldLight) +
    disc(x, y, 48, cloth) +
    ring(x, y, 48, gold, 4) +
    lotus(x, y, 40, gold, goldLight)
  );
}

/**
 * Hides the mouth of a tusker with a single tusk of unrecorded side: only the tip is visible, not the side it grows
 * from.
 */
export const drawVeil = (sitter: Sitter): string => (sitter.figure.regalia ? processionFan(sitter) : sapling(sitter));
