import { mix } from "../colour.ts";
import { outline, type Point, tenth } from "../geometry.ts";
import type { Inks } from "../inks.ts";
import { cut, disc, filled, shape } from "../marks.ts";
import type { Side } from "../portrait-parameters.ts";
import type { DrawnSight } from "../recorded-body.ts";
import { type Figure, type Sitter, wrinkles } from "./sitter.ts";

/** How an eye sees; undefined if nobody recorded it: its lid is then lowered. */
export const sightOf = ({ recorded }: Figure, side: Side): DrawnSight | undefined =>
  recorded === null ? "sighted" : recorded[side].sight;

export const eyeball = (sight: DrawnSight, ink: Inks): string =>
  sight === "blind" ? mix("#c9c6b4", ink.shade, 0.25) : mix("#120c08", ink.shade, 0.3);

export const iris = (sight: DrawnSight, ink: Inks): string =>
  mix(sight === "weak" ? "#8f8a78" : "#7a4a22", ink.shade, 0.25);

/** The eye of a turned head, looking left. */
export function drawTurnedEye(sitter: Sitter, x: number, y: number, scale: number): string {
  const { ink } = sitter;
  const around = (points: readonly Point[]) => points.map(([a, b]): Point => [x + a * scale, y + b * scale]);
  const fold = (x1: number, y1: number, viaX: number, viaY: number, x2: number, y2: number) =>
    cut(
      x + x1 * scale,
      y + y1 * scale,
      x + viaX * scale,
      y + viaY * scale,
      x + x2 * scale,
      y + y2 * scale,
      2.4 * scale,
    );
  let folds = "";
  for (const [i, depth] of [26, 37, 49].entries()) {
    folds += fold(-46 - i * 5, 8 + i * 5, -6, depth + 16, 40 + i * 3, 8 + i * 7);
  }
  for (const [i, height] of [30, 42].entries()) {
    folds += fold(-42, -2 - i * 10, -2, -height - 12, 38, -8 - i * 9);
  }
  const sight = sightOf(sitter.figure, sitter.figure.near);
  if (sight === undefined) {
    return (
      shape(around(outline`-40 10, -16 -20, 18 -20, 38 0, 22 22, -14 24`), ink.shade2) +
      shape(around(outline`-37 8, -14 -18, 18 -18, 37 -1, 20 13, -12 15`), ink.body) +
      filled(fold(-40, 8, 0, 28, 39, 0), mix("#120c08", ink.shade, 0.4)) +
      wrinkles(sitter, folds, ink.shade3, 0.85)
    );
  }
  return (
    shape(around(outline`-40 10, -16 -20, 18 -20, 38 0, 22 22, -14 24`), ink.shade2) +
    shape(
      around(outline`-24 8, -8 -8, 12 -7, 22 2, 8 11, -10 12`),
      sight === "blind" ? eyeball(sight, ink) : "#15100c",
    ) +
    (sight === "blind" ? "" : shape(around(outline`-12 4, -4 -5, 6 -3, 2 7, -8 7`), iris(sight, ink))) +
    (sight === "sighted" ? disc(tenth(x - 6 * scale), tenth(y - 2 * scale), tenth(2.8 * scale), "#fff3d6") : "") +
    shape(around(outline`-38 6, -14 -19, 20 -18, 38 -2, 18 -7, -6 -8`), ink.light1) +
    wrinkles(sitter, folds, ink.shade3, 0.85)
  );
}
