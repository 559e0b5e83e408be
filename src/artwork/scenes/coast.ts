import { mix } from "../colour.ts";
import { cut, filled } from "../marks.ts";
import { ridge, rock } from "./landmarks.ts";
import { cornerBushes, nearGrass } from "./meadow.ts";
import { palm } from "./plants.ts";
import type { Layers, Setting } from "./setting.ts";
import { openWater } from "./water.ts";

/** The dry coast of the south-east: a rock in the sea, foam, dunes, two palms. */
export function drawCoast(setting: Setting): Layers {
  const { random, ink, width, height, horizon, dark } = setting;
  let behind = filled(ridge(random, width, horizon - 6, 70, 6, horizon + 20), ink.hills[0]);
  behind += filled(rock(width * random.pick([0.1, 0.88]), horizon, random.between(140, 200)), ink.hills[1]);
  behind += openWater(setting, horizon, horizon + 160);
  let foam = "";
  for (let i = 0; i < 4; i++) {
    const y = horizon + 70 + i * 34;
    const crest = y + random.between(-16, 26);
    foam += cut(-60, y, width * 0.5, crest, width + 60, y + random.between(-6, 12), 5 + i * 2);
  }
  behind += filled(foam, mix("#fffaf0", ink.water[0], dark ? 0.5 : 0.2), 0.8);
  behind += filled(ridge(random, width, horizon + 200, 50, 5, height), ink.ground[0]);
  behind += filled(ridge(random, width, horizon + 270, 60, 6, height), mix(ink.ground[0], ink.ground[1], 0.5));
  const x = random.pick([0.07, 0.93]);
  const leafLight = mix(ink.near, ink.light, 0.25);
  const stand = (place: number, y: number, heights: readonly [number, number], distance: number) =>
    palm(random, width * place, y, random.between(...heights), mix(ink.near, ink.hills[2], distance), leafLight);
  behind += stand(x, horizon + 220, [560, 680], 0.2);
  behind += stand(x < 0.5 ? x + 0.1 : x - 0.1, horizon + 214, [380, 480], 0.35);
  const grass = nearGrass(setting, 60, 180);
  const bushes = cornerBushes(setting, 4, { reach: 0.22, rise: 30, radiusX: [80, 140], radiusY: [50, 100] });
  return { behind, before: filled(bushes, mix(ink.near, ink.ground[1], 0.25)) + grass };
}
