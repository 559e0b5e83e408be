import { mix } from "../colour.ts";
import { filled } from "../marks.ts";
import { ridge } from "./landmarks.ts";
import { cornerBushes, nearGrass, plain } from "./meadow.ts";
import { tree, treeline } from "./plants.ts";
import type { Layers, Setting } from "./setting.ts";
import { streaks } from "./water.ts";

/** Dry forest: scattered flat-crowned trees, one of them near. */
export function drawDryForest(setting: Setting): Layers {
  const { random, ink, width, height, horizon } = setting;
  let behind = filled(ridge(random, width, horizon - 70, 150, 5, horizon + 30), ink.hills[0]);
  behind += filled(treeline(random, width, horizon - 60, [40, 120], [60, 120], horizon + 30), ink.hills[1]);
  const farLight = mix(ink.hills[2], ink.light, 0.14);
  for (let i = 0; i < 5; i++) {
    behind += tree(random, (width * (i + random())) / 5, horizon + 6, random.between(240, 360), ink.hills[2], farLight);
  }
  const scrub = mix(ink.hills[2], ink.near, 0.4);
  behind += filled(treeline(random, width, horizon - 4, [20, 70], [40, 84], horizon + 30), scrub);
  behind += filled(plain(setting), ink.ground[0]);
  behind += filled(ridge(random, width, horizon + 90, 50, 6, height), ink.ground[1]);
  const glints = streaks(random, width, [horizon + 20, height - 60], 26, 1);
  behind += filled(glints, mix(ink.ground[0], ink.light, 0.4), 0.6);
  const closeX = width * random.pick([0.03, 0.97]);
  behind += tree(random, closeX, horizon + 130, random.between(640, 760), ink.near, mix(ink.near, ink.light, 0.13));
  const grass = nearGrass(setting, 80, 170);
  const bushes = cornerBushes(setting, 6, { reach: 0.2, rise: 40, radiusX: [80, 150], radiusY: [70, 150] });
  return { behind, before: filled(bushes, mix(ink.near, ink.ground[1], 0.22)) + grass };
}
