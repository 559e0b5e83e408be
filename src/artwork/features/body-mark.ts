import { outline, type Point, smoothPath, tenth } from "../geometry.ts";
import type { FeaturePen } from "./feature-pen.ts";
import type { BodyPart, DrawnState } from "./feature-states.ts";

const CENTRES: Record<BodyPart, Point> = {
  flank: [690, 520],
  shoulder: [560, 640],
  rump: [880, 540],
  foreleg: [500, 880],
  hindleg: [900, 860],
  belly: [690, 700],
  trunk: [262, 760],
  head: [380, 400],
};
/** On narrow parts of the body a mark is smaller. */
const NARROW: readonly BodyPart[] = ["foreleg", "hindleg", "trunk", "head"];

/** Marks, drawn around the origin. */
function markShape(pen: FeaturePen, state: Exclude<DrawnState<"mark">, "limp">): string {
  const { inks } = pen;
  if (state === "lump")
    return (
      pen.solid(smoothPath(outline`-62 34, -56 -30, -10 -66, 46 -40, 64 30, 0 52`), inks.lit) +
      pen.tone(smoothPath(outline`-40 34, 8 24, 40 -34, 60 -6, 58 34, 0 48`), inks.deep)
    );
  if (state === "wound")
    return (
      pen.solid(smoothPath(outline`-58 4, -20 -30, 34 -24, 60 8, 20 36, -34 30`), inks.line) +
      pen.tone(smoothPath(outline`-30 2, 0 -12, 30 2, 0 16`), inks.sign)
    );
  const stitches = [0, 1, 2, 3, 4].map((i) => `M${-62 + i * 32} ${tenth(-14 - i * 13 + i * i * 1.4)}l10 48`);
  return pen.line(`M-84 30q80 -66 168 -44${stitches.join("")}`, inks.line, pen.outline);
}

/** A mark on the body, seen from the side, with a ring around it. */
export function bodyMark(pen: FeaturePen, state: DrawnState<"mark">, where: BodyPart = "flank"): string {
  if (state === "limp") return pen.ring(456, 880, 126);
  const [x, y] = CENTRES[where];
  const scale = NARROW.includes(where) ? " scale(.58)" : "";
  return `<g transform="translate(${x} ${y})${scale}">${markShape(pen, state)}${pen.ring(0, 0, 112)}</g>`;
}
