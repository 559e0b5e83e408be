import { mix } from "../colour.ts";
import { filled } from "../marks.ts";
import { egret } from "./birds.ts";
import { ridge, rock, stupa } from "./landmarks.ts";
import { blades, deadTree, lilyFlower, lilyLeaf, treeline } from "./plants.ts";
import type { Layers, Setting } from "./setting.ts";
import { openWater } from "./water.ts";

/** An ancient tank: hills, sometimes a stupa or a rock on the far shore, drowned trees, egrets, lilies. */
export function drawTank(setting: Setting): Layers {
  const { random, ink, width, height, horizon, status, dark } = setting;
  let behind = filled(ridge(random, width, horizon - 40, 170, 6, horizon + 30), ink.hills[0]);
  const landmark = random();
  if (landmark < 0.45) {
    const x = Math.round(width * random.pick([0.13, 0.86, 0.9]));
    behind += filled(stupa(x, horizon - 40, 58), mix(ink.hills[0], ink.hills[1], 0.55));
  } else if (landmark < 0.8) {
    const x = width * random.pick([0.14, 0.85]);
    behind += filled(rock(x, horizon - 30, 120), mix(ink.hills[0], ink.hills[1], 0.6));
  }
  behind += filled(ridge(random, width, horizon - 24, 76, 8, horizon + 30), ink.hills[1]);
  behind += filled(treeline(random, width, horizon - 12, [20, 54], [34, 70], horizon + 14), ink.hills[2]);
  behind += filled(treeline(random, width, horizon, [6, 22], [40, 90], horizon + 14), ink.near, 0.55);
  behind += openWater(setting, horizon, height);

  const drowned = (x: number, y: number, low: number, high: number, distance: number) =>
    deadTree(random, x, y, random.between(low, high), mix(ink.near, ink.hills[2], distance));
  behind += drowned(width * random.pick([0.08, 0.92]), horizon + 60, 260, 380, 0.35);
  if (random() < 0.6) behind += drowned(width * random.pick([0.2, 0.8]), horizon + 24, 130, 190, 0.6);

  let egrets = "";
  for (let i = 0; i < (status === "missing" ? 0 : 3); i++) {
    const x = width * random.pick([0.06, 0.12, 0.9, 0.95, 0.84]) + random.between(-20, 20);
    egrets += egret(x, horizon + random.between(90, 170), random.between(1, 1.5), random.pick([1, -1]));
  }
  behind += filled(egrets, mix("#fffaf0", ink.water[1], dark ? 0.35 : 0.1));

  let nearLeaves = "";
  let farLeaves = "";
  for (let i = 0; i < (13 * width) / 1000; i++) {
    const x = random() * width;
    const y = height - random.between(6, 120);
    const radius = random.between(44, 96) * (1 - (height - y) / 300);
    if (i % 2) nearLeaves += lilyLeaf(x, y, radius);
    else farLeaves += lilyLeaf(x, y, radius);
  }
  let before = filled(nearLeaves, mix(ink.near, ink.ground[1], 0.45));
  before += filled(farLeaves, mix(ink.near, ink.ground[1], 0.2));
  for (let i = 0; i < 4; i++) {
    before += lilyFlower(
      width * random.between(0.04, 0.96),
      height - random.between(24, 96),
      random.between(26, 44),
      mix("#d98a9c", ink.air, 0.25),
      mix("#fbe3df", ink.air, 0.12),
    );
  }
  const leftReeds = blades(random, [-20, width * 0.2], height + 10, 14, [120, 330], 46);
  const rightReeds = blades(random, [width * 0.82, width + 20], height + 10, 14, [100, 300], 46);
  return { behind, before: before + filled(leftReeds + rightReeds, ink.near) };
}
