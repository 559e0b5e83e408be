import { mix } from "../colour.ts";
import { entry, type Point, sampleCurve, tenth } from "../geometry.ts";
import { cut, disc, dots, filled } from "../marks.ts";
import type { Cloth } from "../portrait-parameters.ts";
import type { Sitter } from "./sitter.ts";

const CLOTH_COLOURS: Record<Cloth, readonly [light: string, dark: string]> = {
  crimson: ["#96202f", "#5c1222"],
  blue: ["#234a86", "#142a55"],
  green: ["#1d6049", "#0f3a30"],
  plum: ["#5d2c6d", "#371844"],
  ivory: ["#e9dcc0", "#b79f78"],
};

/** The colours of a dressed tusker. */
export type Dress = { cloth: string; clothShade: string; gold: string; goldShade: string; goldLight: string };

/** The colours of cloth and gold in the light of the drawing. */
export function dressOf({ figure, ink }: Sitter): Dress {
  const [cloth, clothShade] = CLOTH_COLOURS[figure.cloth];
  const gold = mix("#e6b352", ink.light, 0.15);
  const goldShade = mix("#a86f26", ink.shade, 0.2);
  return { cloth, clothShade, gold, goldShade, goldLight: mix(gold, "#fff2cf", 0.5) };
}

/** A lotus of two rings of eight petals in gold thread. */
export function lotus(x: number, y: number, radius: number, outer: string, inner: string): string {
  let outerPetals = "";
  let innerPetals = "";
  const petal = (angle: number, via: number, tip: number, width: number) =>
    cut(
      x,
      y,
      x + Math.cos(angle) * radius * via,
      y + Math.sin(angle) * radius * via,
      x + Math.cos(angle) * radius * tip,
      y + Math.sin(angle) * radius * tip,
      radius * width,
    );
  for (let i = 0; i < 8; i++) {
    const angle = (i * Math.PI) / 4;
    outerPetals += petal(angle, 0.6, 1, 0.42);
    innerPetals += petal(angle + Math.PI / 8, 0.4, 0.72, 0.26);
  }
  return filled(outerPetals, outer) + filled(innerPetals, inner) + disc(tenth(x), tenth(y), tenth(radius * 0.2), outer);
}

/** Gold bosses along a curve, one every `step`. */
export function bosses(points: readonly Point[], step: number, radius: number, colour: string): string {
  const placed: Point[] = [];
  const curve = sampleCurve(points, 10);
  let walked = 0;
  for (let i = 1; i < curve.length; i++) {
    const here = entry(curve, i);
    const before = entry(curve, i - 1);
    walked += Math.hypot(here[0] - before[0], here[1] - before[1]);
    if (walked < step) continue;
    walked = 0;
    placed.push(here);
  }
  return dots(placed, radius * 2, colour);
}
