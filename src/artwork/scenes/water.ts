import { mix } from "../colour.ts";
import { lerp } from "../geometry.ts";
import { cut, filled, verticalGradient } from "../marks.ts";
import type { SeededRandom } from "../random.ts";
import type { Setting } from "./setting.ts";

/** Horizontal strokes that widen towards the viewer, as path data: ripples on water, light on ground. */
export function streaks(
  random: SeededRandom,
  width: number,
  [y0, y1]: readonly [number, number],
  count: number,
  scale: number,
): string {
  let data = "";
  for (let i = 0; i < count; i++) {
    const t = random();
    const y = lerp(y0, y1, t);
    const l = random.between(40, 170) * (0.4 + t) * scale;
    const x = random() * width;
    data += cut(x - l, y, x, y, x + l, y, 1.6 + 3 * t);
  }
  return data;
}

/** Open water from `top` to the lower edge, rippled down to `rippledTo`, with the reflection of the disc. */
export function openWater(setting: Setting, top: number, rippledTo: number): string {
  const { random, ink, width, height, disc, id } = setting;
  const gradient = verticalGradient(`${id}w`, [
    [0, ink.water[0]],
    [0.4, ink.water[1]],
    [1, ink.water[2]],
  ]);
  const surface = `<rect y="${top}" width="${width}" height="${height - top}" fill="url(#${id}w)"/>`;
  const dark = filled(streaks(random, width, [top + 14, rippledTo], 26, 1), ink.water[2], 0.5);
  const bright = filled(streaks(random, width, [top + 8, rippledTo], 22, 0.8), mix(ink.water[0], ink.disc, 0.5), 0.7);
  let lightPath = "";
  for (let i = 0; i < 9; i++) {
    const y = top + 10 + i * 22;
    const l = disc.radius * (0.9 - i * 0.07) * random.between(0.6, 1);
    lightPath += cut(disc.x - l, y, disc.x, y, disc.x + l, y, 4);
  }
  return gradient + surface + dark + bright + filled(lightPath, ink.disc, 0.55);
}
