import { mix } from "../colour.ts";
import { cut, filled } from "../marks.ts";
import { ribbon } from "../ribbon.ts";
import { ridge } from "./landmarks.ts";
import { plain } from "./meadow.ts";
import { clump, frond, treeline } from "./plants.ts";
import type { Layers, Setting } from "./setting.ts";

function trunks(
  { random, width, horizon }: Setting,
  count: number,
  colour: string,
  thickness: readonly [number, number],
): string {
  let data = "";
  for (let i = 0; i < count; i++) {
    const x = (width * (i + random.between(0.1, 0.9))) / count;
    const half = random.between(...thickness);
    const lean = random.between(-24, 24);
    data += ribbon(
      [
        [x + lean, -40],
        [x, horizon * 0.6],
        [x - lean * 0.2, horizon + 20],
        [x - lean * 0.3, horizon + 70],
      ],
      (t) => half * (t > 0.8 ? 1 + (t - 0.8) * 5 : 0.8 + 0.2 * t),
      4,
    ).outline;
  }
  return filled(data, colour);
}

function undergrowth({ random, ink, width, height }: Setting): string {
  let lit = "";
  let dark = "";
  for (let i = 0; i < (12 * width) / 1000; i++) {
    const x = random.pick([
      random.between(-60, width * 0.34),
      random.between(width * 0.66, width + 60),
      random() * width,
    ]);
    const angle = random.between(0.5, 2.6);
    if (i % 2) lit += frond(x, height + 30, angle, random.between(200, 360), random.between(50, 84));
    else dark += frond(x, height + 40, angle, random.between(160, 300), random.between(50, 80));
  }
  return (
    filled(lit, mix(ink.near, ink.ground[0], 0.45)) +
    filled(dark, ink.near) +
    filled(ridge(random, width, height - 20, 22, 9, height + 20), ink.near)
  );
}

/** Rainforest: layers of trunks, drifts of mist, ferns in front and leaves above. */
export function drawRainforest(setting: Setting): Layers {
  const { random, ink, width, horizon } = setting;
  const crowns = (y: number, heights: readonly [number, number], widths: readonly [number, number], base: number) =>
    treeline(random, width, y, heights, widths, base);
  let behind = filled(crowns(horizon * 0.32, [60, 190], [80, 150], horizon + 60), ink.hills[0], 0.7);
  behind += trunks(setting, Math.round(width / 120), mix(ink.hills[0], ink.hills[1], 0.5), [8, 16]);
  behind += filled(crowns(horizon - 70, [40, 140], [60, 110], horizon + 60), ink.hills[1]);
  behind += trunks(setting, Math.round(width / 210), ink.hills[2], [16, 32]);
  behind += filled(crowns(horizon - 10, [30, 110], [50, 90], horizon + 90), mix(ink.hills[2], ink.near, 0.3));
  behind += filled(plain(setting), ink.ground[1]);
  const lowDrift = cut(-100, horizon - 90, width * 0.4, horizon - 130, width + 100, horizon - 80, 40);
  const highDrift = cut(-100, horizon - 200, width * 0.6, horizon - 240, width * 0.8, horizon - 190, 26);
  behind += filled(lowDrift, ink.ring, 0.32) + filled(highDrift, ink.ring, 0.25);
  behind += trunks(setting, 2, ink.near, [34, 60]);
  const ferns = undergrowth(setting);
  let canopy = "";
  for (let i = 0; i < (10 * width) / 1000; i++) {
    canopy += clump(random, random() * width, random.between(-50, 6), random.between(90, 170), random.between(50, 100));
  }
  return { behind, before: ferns + filled(canopy, ink.near) };
}
