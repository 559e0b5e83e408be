import { mix } from "../colour.ts";
import type { Point } from "../geometry.ts";
import { tenth } from "../geometry.ts";
import { cut, disc as discMark, dots, filled, ring, verticalGradient } from "../marks.ts";
import type { SeededRandom } from "../random.ts";
import { flyingBird } from "./birds.ts";
import type { Setting } from "./setting.ts";

/** Stars in three sizes, thinning out towards the horizon. */
export function stars(random: SeededRandom, width: number, height: number, count: number, colour: string): string {
  const small: Point[] = [];
  const middle: Point[] = [];
  const large: Point[] = [];
  for (let i = 0; i < count; i++) {
    const size = i % 6 < 3 ? small : i % 6 < 5 ? middle : large;
    size.push([random() * width, random() ** 1.2 * height]);
  }
  return dots(small, 2.4, colour, 0.7) + dots(middle, 3.8, colour, 0.85) + dots(large, 6, colour);
}

const firstStar = (x: number, y: number, radius: number, colour: string): string =>
  filled(
    cut(x, y - radius, x, y, x, y + radius, radius * 0.16) + cut(x - radius, y, x, y, x + radius, y, radius * 0.16),
    colour,
  ) + discMark(x, y, tenth(radius * 0.17), colour);

/** The disc for a status: a sun or moon, for the dead a ring with two first stars, for the missing a pale sun. */
function statusDisc({ random, ink, width, height, disc, habitat, status }: Setting): string {
  const { x, y, radius } = disc;
  if (status === "dead") {
    return (
      discMark(x, y, radius, ink.ring, 0.34) +
      ring(x, y, radius, ink.disc, 3) +
      firstStar(
        Math.round(width * random.between(0.1, 0.22)),
        Math.round(height * random.between(0.07, 0.15)),
        34,
        "#fff3d8",
      ) +
      firstStar(
        Math.round(width * random.between(0.78, 0.92)),
        Math.round(height * random.between(0.06, 0.2)),
        20,
        "#fff3d8",
      )
    );
  }
  if (status === "missing") return discMark(x, y, radius, ink.disc, 0.55);
  return discMark(x, y, radius, ink.disc, habitat === "temple" ? 0.92 : habitat === "rainforest" ? 0.5 : 1);
}

function clouds({ random, ink, width, horizon, light, dark }: Setting): string {
  if (dark) return "";
  let data = "";
  for (let i = 0; i < 7; i++) {
    const x = random() * width;
    const y = random.between(0.05, 0.5) * horizon;
    const l = random.between(120, 320);
    data += cut(x - l, y, x, y - 4, x + l, y, random.between(6, 14));
    data += cut(x - l * 0.3, y - 14, x + l * 0.2, y - 18, x + l * 0.7, y - 12, random.between(4, 9));
  }
  return filled(data, ink.ring, light === "day" ? 0.75 : 0.5);
}

function flock({ random, ink, width, horizon }: Setting): string {
  let data = "";
  const x = random.between(0.08, 0.8) * width;
  const y = random.between(0.1, 0.24) * horizon;
  for (let i = 0; i < random.integer(3, 6); i++) {
    data += flyingBird(x + i * random.between(26, 44), y + random.between(-22, 22), random.between(10, 19));
  }
  return filled(data, mix(ink.near, ink.sky[1], 0.25));
}

/** The sky with its disc, halo, clouds, stars and birds. */
export function drawSky(setting: Setting): string {
  const { random, ink, width, height, horizon, disc, habitat, light, status, dark, id } = setting;
  const gradient = verticalGradient(`${id}s`, [
    [0, ink.sky[0]],
    [0.38, ink.sky[1]],
    [0.74, ink.sky[2]],
    [1, ink.sky[3]],
  ]);
  const air = `<rect width="${width}" height="${Math.min(height, horizon + 40)}" fill="url(#${id}s)"/>`;
  const starCount = status === "dead" ? 150 : habitat === "temple" ? 60 : 90;
  const night = dark ? stars(random, width, horizon * 0.8, starCount, mix(ink.disc, "#ffffff", 0.4)) : "";
  let halo = "";
  if (habitat !== "rainforest" || light !== "day") {
    for (const k of [3, 2.35, 1.8, 1.36]) {
      halo += discMark(disc.x, disc.y, Math.round(disc.radius * k), ink.ring, dark ? 0.1 : 0.17);
    }
  }
  const body = statusDisc(setting);
  const veil = clouds(setting);
  const birds = habitat !== "temple" && status === "alive" ? flock(setting) : "";
  return gradient + air + night + halo + body + veil + birds;
}
