import { mix } from "../colour.ts";
import { type Point, smoothPath } from "../geometry.ts";
import { filled, verticalGradient } from "../marks.ts";
import type { PortraitTraits } from "../parameters.ts";
import { lilyLeaf } from "../scenes/plants.ts";
import { streaks } from "../scenes/water.ts";
import { cloudWall } from "./cloud-wall.ts";
import { type CoverRequest, PLANTS, plantCover } from "./plant-cover.ts";
import { upperEdge } from "./profile.ts";

/** Banks of mist, thick where they hide something. */
function mist({ random, ink, profile, width, height }: CoverRequest): string {
  const colour = mix(ink.ring, ink.sky[1], 0.25);
  const edge = upperEdge(random, profile, width, { step: 40, rise: 30 });
  const [first] = edge;
  const last = edge.at(-1);
  if (first === undefined || last === undefined) return "";
  const bank = (points: readonly Point[], down: number, tone: string, opacity: number) => {
    const lowered = points.map(([x, y]): Point => [x, y + down]);
    return filled(`${smoothPath(lowered, false)}V${height + 80}H${first[0]}Z`, tone, opacity);
  };
  let banks = bank(edge, -84, colour, 0.2) + bank(edge, -56, colour, 0.35) + bank(edge, -28, colour, 0.6);
  banks += bank(edge, 0, colour, 1);
  for (let down = 86, row = 1; row < 5; row++, down += 86) {
    const swell = upperEdge(random, profile, width, { step: 40, rise: 60 });
    banks += bank(swell, down, mix(colour, row % 2 ? ink.shade : "#ffffff", row % 2 ? 0.07 * row : 0.12), 0.5);
  }
  return banks;
}

/** Deep water up to the mouth. */
function water({ random, ink, profile, width, height, id }: CoverRequest): string {
  const y = Math.round(profile.highest) - 4;
  const surface = `M-40 ${y}H${width + 40}V${height + 40}H-40Z`;
  const bright = streaks(random, width, [y + 2, y + 150], 44, 1.1);
  const line = streaks(random, width, [y - 1, y + 16], 26, 1);
  const dark = streaks(random, width, [y + 20, height], 46, 1.4);
  let leaves = "";
  for (let i = 0; i < (9 * width) / 1000; i++) {
    const down = random();
    leaves += lilyLeaf(random() * width, y + 90 + down * (height - y - 90), 30 + 52 * down);
  }
  const depth = verticalGradient(`${id}u`, [
    [0, mix(ink.water[0], ink.water[1], 0.55)],
    [0.3, ink.water[1]],
    [1, ink.water[2]],
  ]);
  return (
    depth +
    filled(surface, `url(#${id}u)`) +
    filled(line, ink.water[2], 0.8) +
    filled(dark, ink.water[2], 0.7) +
    filled(bright, mix(ink.water[0], ink.disc, 0.4), 0.75) +
    filled(leaves, mix(ink.near, ink.ground[1], 0.3))
  );
}

const COVERS = {
  grass: (request: CoverRequest) => plantCover(PLANTS.grass, request),
  leaves: (request: CoverRequest) => plantCover(PLANTS.leaves, request),
  wall: cloudWall,
  water,
  mist,
};

/** What hides in each setting. Mist, a wall and water are level: they would hide more than they must. */
function coverOf({ habitat, status }: PortraitTraits, isLevel: boolean): keyof typeof COVERS {
  if (status === "missing" && isLevel) return "mist";
  if (habitat === "temple") return isLevel ? "wall" : "leaves";
  if (habitat === "tank") return isLevel ? "water" : "grass";
  return habitat === "grassland" ? "grass" : "leaves";
}

export const drawCover = (traits: PortraitTraits, request: CoverRequest): string =>
  COVERS[coverOf(traits, request.isLevel)](request);
