import { entry, outline, type Point, sampleCurve, smoothPath } from "../geometry.ts";
import { clipOutline, clippedBy } from "../marks.ts";
import { seededRandom } from "../random.ts";
import { curve, type FeaturePen, MIDDLE, onSide, outward, polyline } from "./feature-pen.ts";
import type { DrawnState, Side, SideFeatures } from "./feature-states.ts";

/** Outlines are measured outward from the middle of the head. */
const EAR = outline`150 318, 214 296, 296 312, 356 356, 390 424, 398 500, 384 574, 352 640, 316 698, 282 742, 256 736, 226 684, 204 630, 176 566`;
const LOBES: Record<DrawnState<"ear_lobe">, readonly Point[]> = {
  pointed: outline`350 642, 310 712, 266 792, 248 728, 226 676`,
  rounded: outline`362 622, 350 690, 306 742, 254 738, 226 680`,
  square: outline`372 620, 366 720, 352 746, 246 748, 232 722, 224 676`,
};
const HOLLOW = outline`150 318, 205 360, 232 470, 240 580, 250 690, 226 684, 204 630, 176 566`;
const VEINS =
  "205 400 300 380 366 430, 205 440 300 452 384 510, 206 490 290 530 356 610, 210 540 270 610 312 690".split(", ");
const PALE_RIM = outline`430 380, 372 452, 366 540, 330 610, 288 660, 252 690, 262 800, 470 800`;

/** A flap with the line of its crease. */
type Fold = { flap: readonly Point[]; crease: readonly Point[] };
export const FOLDS: Partial<Record<DrawnState<"ear_fold">, Fold>> = {
  forward: {
    flap: outline`146 312, 214 284, 304 298, 372 348, 410 424, 404 470, 356 452, 320 424, 280 440, 220 412, 170 380`,
    crease: outline`176 392, 222 424, 282 452, 322 436, 356 464, 402 482`,
  },
  inward: {
    flap: outline`366 364, 404 430, 410 510, 396 580, 362 644, 334 680, 318 640, 334 560, 326 480, 342 410`,
    crease: outline`330 404, 312 480, 320 560, 304 646`,
  },
};
export const FOLDED_BACK = outline`168 330, 214 318, 290 322, 352 372, 386 440, 360 420, 300 366, 214 350`;
const FLAT_RIM = outline`176 340, 214 322, 288 336, 338 376, 366 436`;

/** The top of an ear that folds backward is lower. */
const lowered = ([x, y]: Point): Point =>
  y < 425 && x > 150 ? [x - (x > 340 ? 6 : 0), y + (x > 200 && x < 380 ? 52 : 30)] : [x, y];

export function earPoints({ ear_lobe: lobe, ear_fold: fold }: SideFeatures): readonly Point[] {
  const rim = EAR.slice(0, lobe === "pointed" ? 7 : 6);
  const points = lobe === undefined ? EAR : [...rim, ...LOBES[lobe], ...EAR.slice(-2)];
  return fold === "backward" ? points.map(lowered) : points;
}

/** A pointed lobe is a corner; all else is round. */
function earOutline(points: readonly Point[], lobe: SideFeatures["ear_lobe"], side: Side): string {
  if (lobe !== "pointed") return smoothPath(onSide(side, points));
  const tip = points.findIndex(([, y]) => y === 792);
  const around = [...points.slice(tip), ...points.slice(0, tip + 1)];
  return `${smoothPath(onSide(side, around), false)}Z`;
}

/** Points at a place of the edge, given by their distance inward and along the edge. */
export function placeOnEdge(
  points: readonly Point[],
  clock: number,
  side: Side,
): (inward: number, along: number) => Point {
  const angle = (clock / 12) * Math.PI * 2;
  const centre: Point = [MIDDLE + outward(side) * 272, 515];
  // The point of the edge that lies most nearly in the direction of the hour, as on a clock laid on the ear.
  const accord = ([x, y]: Point) => {
    const dx = x - centre[0];
    const dy = y - centre[1];
    return (dx * Math.sin(angle) - dy * Math.cos(angle)) / (Math.hypot(dx, dy) || 1);
  };
  const edge = sampleCurve([...points, entry(points, 0)], 8);
  const place = edge.reduce((best, point) => (accord(point) > accord(best) ? point : best));
  const length = Math.hypot(centre[0] - place[0], centre[1] - place[1]);
  const nx = (centre[0] - place[0]) / length;
  const ny = (centre[1] - place[1]) / length;
  return (inward, along) => [place[0] + nx * inward - ny * along, place[1] + ny * inward + nx * along];
}

function damage(pen: FeaturePen, edge: DrawnState<"ear_edge">, at: ReturnType<typeof placeOnEdge>): string {
  const { inks } = pen;
  const gap = (hole: readonly Point[], rim: readonly Point[]) =>
    pen.tone(`${polyline(hole)}Z`, inks.ground) + pen.line(polyline(rim), inks.line, pen.outline);
  const nick = (along: number, width: number, depth: number) =>
    gap(
      [at(-14, along - width), at(depth, along), at(-14, along + width)],
      [at(2, along - width * 0.82), at(depth, along), at(2, along + width * 0.82)],
    );
  if (edge === "nicked") return nick(-46, 24, 44) + nick(26, 20, 34);
  if (edge === "torn")
    return gap(
      [at(-26, -50), at(60, -14), at(128, 10), at(70, 22), at(-26, 40)],
      [at(-2, -42), at(60, -14), at(92, -12), at(128, 10), at(86, 14), at(70, 24), at(30, 20), at(-2, 34)],
    );
  if (edge !== "holed") return "";
  const [x, y] = at(70, 0);
  return (
    `<ellipse cx="${Math.round(x)}" cy="${Math.round(y)}" rx="30" ry="36" fill="${inks.ground}" ` +
    `stroke="${inks.line}" stroke-width="${pen.outline}"/>`
  );
}

function paleSkin(pen: FeaturePen, side: Side): string {
  const { inks } = pen;
  const random = seededRandom(`pale ear ${side}`);
  const speckles = (count: number, [x0, x1]: Point, [y0, y1]: Point) =>
    onSide(
      side,
      Array.from({ length: count }, (): Point => [random.between(x0, x1), random.between(y0, y1)]),
    );
  return (
    pen.tone(smoothPath(onSide(side, PALE_RIM)), inks.pale) +
    pen.dots(speckles(pen.isLarge ? 90 : 26, [230, 372], [430, 690]), pen.scaled(pen.isLarge ? 3.4 : 8), inks.pale) +
    pen.dots(
      speckles(pen.isLarge ? 40 : 10, [320, 394], [460, 690]),
      pen.scaled(pen.isLarge ? 2.6 : 6),
      side === "right" ? inks.lit : inks.skin,
    )
  );
}

/** An ear of which nobody recorded anything. */
export const dashedFrontEar = (pen: FeaturePen, side: Side): string =>
  pen.dashed(smoothPath(onSide(side, earPoints({}))));

/** @param id of the drawing: ids in it begin with it */
export function frontEar(pen: FeaturePen, side: Side, ear: SideFeatures & { isPale: boolean }, id: string): string {
  const { inks } = pen;
  const tone = side === "right" ? inks.lit : inks.skin;
  const points = earPoints(ear);
  const data = earOutline(points, ear.ear_lobe, side);
  const clip = `${id}-ear-${side}`;
  const drawn: string[] = [];
  if (ear.ear_fold === "backward") drawn.push(pen.solid(smoothPath(onSide(side, FOLDED_BACK)), inks.deep));
  drawn.push(clipOutline(clip, data), pen.tone(data, tone));
  let within = pen.tone(smoothPath(onSide(side, HOLLOW)), inks.shade);
  if (ear.isPale) within += paleSkin(pen, side);
  if (pen.isLarge) {
    const veins = VEINS.map((vein) => {
      const [x1, y1, x2, y2, x3, y3] = vein.split(" ").map((value, i) => {
        return i % 2 ? Number(value) : MIDDLE + outward(side) * Number(value);
      });
      return `M${x1} ${y1}Q${x2} ${y2} ${x3} ${y3}`;
    });
    within += pen.line(veins.join(""), inks.shade);
  }
  drawn.push(clippedBy(clip, within), pen.line(data, inks.line, pen.outline));
  const fold = ear.ear_fold === undefined ? undefined : FOLDS[ear.ear_fold];
  if (fold) {
    drawn.push(
      pen.solid(smoothPath(onSide(side, fold.flap)), inks.lit),
      pen.line(curve(onSide(side, fold.crease)), inks.deep, pen.inner * 1.6),
    );
  }
  if (ear.ear_fold === "none" && pen.isLarge) drawn.push(pen.line(curve(onSide(side, FLAT_RIM)), inks.shade));
  if (ear.ear_edge !== undefined && ear.ear_edge !== "whole") {
    const clock = ear.clock ?? (side === "right" ? 9 : 3);
    drawn.push(damage(pen, ear.ear_edge, placeOnEdge(onSide(side, points), clock, side)));
  }
  return drawn.join("");
}
