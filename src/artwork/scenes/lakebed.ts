import { mix } from "../colour.ts";
import { filled } from "../marks.ts";
import { egrets } from "./birds.ts";
import { ridge } from "./landmarks.ts";
import { nearGrass } from "./meadow.ts";
import { blades, deadTree, treeline } from "./plants.ts";
import type { Layers, Setting } from "./setting.ts";
import { openWater } from "./water.ts";

/** How far the remaining water extends below the horizon. */
const WATER = 34;

/** The bed of a tank in the dry season: a distant strip of water, a muddy shore, and young grass on the dry bed. */
export function drawLakebed(setting: Setting): Layers {
  const { random, ink, width, height, horizon, dark, tusks } = setting;
  const [far, middle] = ink.ground;
  const share = width / 1000;
  const tufts = (y: number, density: number, heights: readonly [number, number], lean: number) =>
    blades(random, [0, width], y, Math.round(density * share), heights, lean);
  let behind = filled(ridge(random, width, horizon - 40, 170, 6, horizon + 30), ink.hills[0]);
  behind += filled(ridge(random, width, horizon - 24, 76, 8, horizon + 30), ink.hills[1]);
  behind += filled(treeline(random, width, horizon - 8, [20, 50], [34, 70], horizon + 14), ink.hills[2]);
  behind += openWater(setting, horizon, horizon + WATER);
  const mud = mix(mix(far, "#b99a72", 0.5), ink.air, 0.2);
  behind += filled(ridge(random, width, horizon + WATER, 12, 5, height), mud);
  behind += filled(ridge(random, width, horizon + WATER + 22, 14, 6, height), far);
  behind += filled(tufts(horizon + 78, 60, [8, 18], 6), mix(far, ink.light, 0.25));
  behind += filled(ridge(random, width, horizon + 108, 30, 6, height), mix(far, middle, 0.45));
  behind += filled(tufts(horizon + 138, 60, [12, 26], 9), mix(far, ink.light, 0.15));
  behind += filled(ridge(random, width, horizon + 196, 36, 5, height), middle);
  behind += filled(tufts(horizon + 240, 54, [16, 34], 12), mix(middle, ink.light, 0.14));
  const wood = mix(ink.near, ink.hills[2], 0.4);
  behind += deadTree(random, width * random.pick([0.07, 0.93]), horizon + 96, random.between(210, 280), wood);
  const places = Array.from({ length: 7 }, () => {
    const y = horizon + random.between(70, 190);
    return [width * random.between(0.04, 0.96), y, random.between(0.5, 0.9), random.pick([1, -1])] as const;
  });
  behind += filled(egrets(places, tusks), mix("#fffaf0", far, dark ? 0.35 : 0.08));
  return { behind, before: nearGrass(setting, 90, 96) };
}
