import { mix } from "../colour.ts";
import { lerp, type Point } from "../geometry.ts";
import { dots, filled } from "../marks.ts";
import { ridge, templeRoof, torch } from "./landmarks.ts";
import { plain } from "./meadow.ts";
import { treeline } from "./plants.ts";
import type { Layers, Setting } from "./setting.ts";

function lampStrings({ width, horizon }: Setting): string {
  const lamps: Point[] = [];
  for (const [from, to, sag] of [
    [0.1, 0.1, 90],
    [0.2, 0.19, 110],
  ] as const) {
    for (let i = 0; i <= 26; i++) {
      const t = i / 26;
      const hang = Math.sin(((t * 3) % 1) * Math.PI) * sag * 0.6;
      lamps.push([width * t, horizon * lerp(from, to, t) + hang]);
    }
  }
  return dots(lamps, 20, "#ffb95a", 0.25) + dots(lamps, 8, "#ffe3a1");
}

/** The heads of the spectators, along the lower edge. */
function crowd({ random, ink, width, height }: Setting): string {
  const round = Math.round;
  const count = (26 * width) / 1000;
  let data = "";
  for (let i = 0; i < count; i++) {
    const x = (width * i) / count;
    const y = height - random.between(10, 46);
    data +=
      `M${round(x - 42)} ${height + 20}C${round(x - 40)} ${round(y + 20)} ${round(x - 20)} ${round(y + 12)}` +
      ` ${round(x - 12)} ${round(y + 6)}A19 22 0 1 1 ${round(x + 12)} ${round(y + 6)}` +
      `C${round(x + 24)} ${round(y + 12)} ${round(x + 40)} ${round(y + 20)} ${round(x + 42)} ${height + 20}Z`;
  }
  return filled(data, ink.near);
}

/** The perahera at night: temple roofs, strings of lamps, torches, the crowd. */
export function drawTemple(setting: Setting): Layers {
  const { random, ink, width, height, horizon } = setting;
  const roof = (x: number, y: number, size: number, colour: string) =>
    templeRoof(width * x, horizon - y, size, horizon + 60, colour);
  const light = (x: number, y: number, size: number) =>
    torch(Math.round(width * x), Math.round(y), size, height, ink.near);
  const sideRoof = mix(ink.hills[0], ink.sky[2], 0.3);
  let behind = filled(ridge(random, width, horizon - 90, 190, 5, horizon + 40), ink.hills[0]);
  behind += roof(0.5, 150, 230, mix(ink.hills[0], ink.hills[1], 0.6));
  behind += roof(0.06, 190, 150, sideRoof) + roof(0.95, 210, 160, sideRoof);
  behind += filled(treeline(random, width, horizon - 20, [30, 90], [50, 90], horizon + 40), ink.hills[2]);
  behind += filled(plain(setting), ink.ground[1]);
  behind += filled(ridge(random, width, horizon + 120, 30, 6, height), ink.ground[2]);
  behind += lampStrings(setting) + light(0.06, horizon + 20, 1) + light(0.94, horizon + 10, 1);
  const before = light(0.02, height - 210, 1.25) + light(0.98, height - 190, 1.25) + crowd(setting);
  return { behind, before };
}
