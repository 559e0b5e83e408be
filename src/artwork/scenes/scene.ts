import type { Inks } from "../inks.ts";
import type { DrawnStatus, Land } from "../parameters.ts";
import type { Light } from "../portrait-parameters.ts";
import { seededRandom } from "../random.ts";
import { drawCoast } from "./coast.ts";
import { drawDryForest } from "./dry-forest.ts";
import { drawGrassland } from "./grassland.ts";
import { drawLakebed } from "./lakebed.ts";
import { lilyFlower } from "./plants.ts";
import { drawRainforest } from "./rainforest.ts";
import type { Disc, Layers, Setting } from "./setting.ts";
import { drawSky } from "./sky.ts";
import { drawTank } from "./tank.ts";
import { drawTemple } from "./temple.ts";

const LANDS: Record<Land, (setting: Setting) => Layers> = {
  tank: drawTank,
  dryforest: drawDryForest,
  grassland: drawGrassland,
  rainforest: drawRainforest,
  temple: drawTemple,
  coast: drawCoast,
  lakebed: drawLakebed,
};

/** The inputs of a scene. `id` is the prefix of every id inside. */
type SceneRequest = {
  seed: string;
  habitat: Land;
  light: Light;
  status: DrawnStatus;
  ink: Inks;
  width: number;
  height: number;
  horizon: number;
  disc: Disc;
  id: string;
};

/** Sky and land of one drawing: the layers behind the animal and in front of it. */
export function drawScene(request: SceneRequest): Layers {
  const { seed, habitat, light, status, width, height } = request;
  const random = seededRandom(`${seed}scene`);
  const dark = light === "night" || status === "dead" || habitat === "temple";
  const setting: Setting = { ...request, random, dark };
  const sky = drawSky(setting);
  const land = LANDS[habitat](setting);
  let before = land.before;
  if (status === "dead") {
    for (let i = 0; i < 5; i++) {
      const x = (width * (i + random.between(0.2, 0.8))) / 5;
      before += lilyFlower(x, height - random.between(20, 70), random.between(28, 40), "#8f97c9", "#e9e6f2");
    }
  }
  return { behind: sky + land.behind, before };
}
