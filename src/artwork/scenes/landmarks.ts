import { outline, type Point, smoothPath } from "../geometry.ts";
import { cut, disc, filled } from "../marks.ts";
import type { SeededRandom } from "../random.ts";

/** A range of hills along `y`, closed at `base`, as path data. */
export function ridge(
  random: SeededRandom,
  width: number,
  y: number,
  height: number,
  count: number,
  base: number,
): string {
  const points: Point[] = [];
  for (let i = 0; i <= count; i++) {
    points.push([-60 + ((width + 120) * i) / count, y - height * (0.25 + 0.75 * random()) * (i % 2 ? 1 : 0.45)]);
  }
  return `${smoothPath(points, false)}L${width + 60} ${base}L-60 ${base}Z`;
}

/** A stupa, its foot centred on x, y, as path data. */
export function stupa(x: number, y: number, radius: number): string {
  const at = (a: number, b: number) => `${Math.round(x + a * radius)} ${Math.round(y + b * radius)}`;
  const step = (a: number) => Math.round(radius * a);
  return (
    `M${Math.round(x - radius * 1.35)} ${y}v${step(-0.12)}h${step(0.12)}v${step(-0.1)}h${step(0.13)}` +
    `C${at(-1.12, -0.8)} ${at(-0.62, -1.12)} ${at(-0.2, -1.18)}L${at(-0.2, -1.4)}L${at(-0.1, -1.4)}` +
    `L${at(-0.02, -2.05)}L${at(0.02, -2.05)}L${at(0.1, -1.4)}L${at(0.2, -1.4)}L${at(0.2, -1.18)}` +
    `C${at(0.62, -1.12)} ${at(1.12, -0.8)} ${at(1.1, -0.22)}h${step(0.13)}v${step(0.1)}h${step(0.12)}V${y}Z`
  );
}

const ROCK_OUTLINE: readonly Point[] = outline`
  -1.05 -0.2, -0.62 -0.74, -0.5 -1, -0.1 -1.08, 0.42 -1.02, 0.56 -0.8, 0.72 -0.3
`;

/** A flat-topped rock like Sigiriya, as path data. */
export function rock(x: number, y: number, size: number): string {
  const top = ROCK_OUTLINE.map(([a, b]): Point => [x + size * a, y + size * b]);
  return smoothPath([[x - size * 1.5, y + 20], ...top, [x + size * 1.3, y + 20]]);
}

/** A temple roof of two tiers, its eaves at y, its walls down to `ground`. */
export function templeRoof(x: number, y: number, size: number, ground: number, colour: string): string {
  const at = (a: number, b: number) => `${Math.round(x + a * size)} ${Math.round(y + b * size)}`;
  const level = (b: number) => Math.round(y + b * size);
  const upright = (a: number) => Math.round(x + a * size);
  return filled(
    `M${at(-1.5, 0)}Q${at(-1.1, -0.1)} ${at(-0.86, -0.46)}L${at(0.86, -0.46)}Q${at(1.1, -0.1)} ${at(1.5, 0)}Z` +
      `M${at(-0.78, -0.46)}V${level(-0.66)}L${at(0.78, -0.66)}V${level(-0.46)}Z` +
      `M${at(-1.06, -0.66)}Q${at(-0.7, -0.8)} ${at(-0.42, -1.16)}L${at(0.42, -1.16)}` +
      `Q${at(0.7, -0.8)} ${at(1.06, -0.66)}ZM${at(-0.03, -1.16)}L${at(0, -1.5)}L${at(0.03, -1.16)}Z` +
      `M${at(-1.25, 0)}H${upright(1.25)}V${ground}H${upright(-1.25)}Z`,
    colour,
  );
}

/** A torch on a pole that reaches to `bottom`, with its glow. */
export function torch(x: number, y: number, size: number, bottom: number, poleColour: string): string {
  const glow = Math.round(y - 40 * size);
  const at = (dx: number) => Math.round(x + dx * size);
  return (
    disc(x, glow, Math.round(130 * size), "#ff9d3f", 0.12) +
    disc(x, glow, Math.round(72 * size), "#ffb04f", 0.2) +
    filled(`M${x - 4} ${bottom}V${y}H${x + 4}V${bottom}Z`, poleColour) +
    filled(cut(x, y + 6 * size, x - 20 * size, y - 40 * size, x + 4 * size, y - 96 * size, 30 * size), "#f07f2d") +
    filled(cut(x, y + 4 * size, x + 8 * size, y - 30 * size, x, y - 66 * size, 16 * size), "#ffd884") +
    filled(`M${at(-22)} ${y}H${at(22)}L${at(12)} ${Math.round(y + 22 * size)}H${at(-12)}Z`, poleColour)
  );
}
