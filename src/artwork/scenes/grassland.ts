import { mix } from "../colour.ts";
import { filled } from "../marks.ts";
import { egret } from "./birds.ts";
import { ridge } from "./landmarks.ts";
import { nearGrass, plain } from "./meadow.ts";
import { blades, tree, treeline } from "./plants.ts";
import type { Layers, Setting } from "./setting.ts";

/** Open grassland under hills, with egrets. */
export function drawGrassland(setting: Setting): Layers {
  const { random, ink, width, height, horizon, status, dark } = setting;
  const [far, middle] = ink.ground;
  const tufts = (y: number, density: number, heights: readonly [number, number], lean: number) =>
    blades(random, [0, width], y, Math.round((density * width) / 1000), heights, lean);
  let behind = filled(ridge(random, width, horizon - 30, 230, 5, horizon + 30), ink.hills[0]);
  behind += filled(ridge(random, width, horizon - 14, 110, 7, horizon + 30), ink.hills[1]);
  behind += filled(treeline(random, width, horizon - 4, [14, 46], [40, 90], horizon + 30), ink.hills[2]);
  behind += tree(
    random,
    width * random.pick([0.1, 0.9]),
    horizon + 12,
    random.between(220, 300),
    mix(ink.hills[2], ink.near, 0.5),
    mix(ink.hills[2], ink.light, 0.1),
  );
  behind += filled(plain(setting), far);
  behind += filled(tufts(horizon + 40, 90, [20, 46], 14), mix(far, ink.light, 0.3));
  behind += filled(ridge(random, width, horizon + 70, 40, 7, height), mix(far, middle, 0.5));
  behind += filled(tufts(horizon + 130, 70, [40, 84], 24), mix(far, ink.light, 0.15));
  behind += filled(ridge(random, width, horizon + 190, 60, 6, height), middle);
  let egrets = "";
  for (let i = 0; i < (status === "missing" ? 0 : 5); i++) {
    egrets += egret(
      width * random.between(0.03, 0.97),
      horizon + random.between(80, 200),
      random.between(0.8, 1.5),
      random.pick([1, -1]),
    );
  }
  behind += filled(egrets, mix("#fffaf0", far, dark ? 0.35 : 0.08));
  return { behind, before: nearGrass(setting, 110, 230) };
}
