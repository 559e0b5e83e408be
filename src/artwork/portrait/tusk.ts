import { mix } from "../colour.ts";
import { lerp, type Point, sampleCurve, smoothPath, tenth } from "../geometry.ts";
import { cut, filled } from "../marks.ts";
import type { DrawnTuskShape } from "../parameters.ts";
import type { Side } from "../portrait-parameters.ts";
import { type Ribbon, ribbon } from "../ribbon.ts";
import { breakOf, type Figure, type Sitter, wrinkles } from "./sitter.ts";

const line = (points: readonly Point[]): string => points.map(([x, y]) => `${tenth(x)} ${tenth(y)}`).join("L");

/** The shape of tusks if only their length is known: short below 0.9 m, long from 1.45 m. */
const shapeOfLength = (length: number): "short" | "plain" | "long" =>
  length < 0.41 ? "short" : length < 0.65 ? "plain" : "long";

/**
 * Shapes that are scaled to the recorded length. Crossed and nearly crossed tusks keep the length that their shape
 * needs.
 */
const OF_ANY_LENGTH: readonly DrawnTuskShape[] = ["upswept", "spread", "downward", "parallel"];

function lengthOf(spine: readonly Point[]): number {
  let length = 0;
  let from: Point | undefined;
  for (const to of sampleCurve(spine)) {
    if (from !== undefined) length += Math.hypot(to[0] - from[0], to[1] - from[1]);
    from = to;
  }
  return length;
}

/**
 * The spine of a figure's tusk, from lip to tip. Whatever its shape, it is as long as a straight tusk of the same
 * recorded length, because readers compare them.
 */
export function spineOf<F extends Figure>(figure: F, draw: (figure: F) => readonly Point[]): readonly Point[] {
  const spine = draw(figure);
  if (!OF_ANY_LENGTH.includes(figure.tuskShape)) return spine;
  const share = lengthOf(draw({ ...figure, tuskShape: shapeOfLength(figure.tuskLen) })) / lengthOf(spine);
  const [left = 0, top = 0] = spine[0] ?? [];
  return spine.map(([x, y]): Point => [tenth(left + (x - left) * share), tenth(top + (y - top) * share)]);
}

/** How a drawn tusk ends, and the fraction of it that is drawn: behind a cover it is simply cut off. */
type TuskEnd = { share: number; kind: "point" | "splinters" | "cut" };

/** The fraction of a broken tusk that is left. */
const LEFT = { tip: 0.86, half: 0.52, stump: 0.3, broken: 0.52 };

const POINTED: TuskEnd = { share: 1, kind: "point" };

/** How one tusk of a figure ends. */
export function endOf(figure: Figure, own: Side): TuskEnd {
  const recorded = figure.recorded?.[own];
  if (recorded?.tusk === "root") return { share: 0.6, kind: "cut" };
  if (figure.tusks === "one") return { share: 0.94, kind: "cut" };
  if (recorded?.tusk === "run") {
    // Tusks that cross would be hidden before they do.
    return { share: figure.tuskShape === "crossed" ? 0.97 : recorded.hasLength ? 0.93 : 0.86, kind: "cut" };
  }
  const broken = breakOf(figure, own);
  return broken === undefined ? POINTED : { share: LEFT[broken], kind: "splinters" };
}

/** The points of a spine as far as it is drawn. */
export function keptOf(spine: readonly Point[], { share }: TuskEnd): readonly Point[] {
  const whole = sampleCurve(spine, 8);
  return whole.slice(0, Math.max(4, Math.round(whole.length * share)));
}

/** The outline of a stump with its splintered end. */
function splintered(stump: Ribbon, halfWidth: number): string {
  const left = stump.at(1, -1);
  const right = stump.at(1, 1);
  const { direction } = stump.frame(1);
  const splinter = (across: number, out: number): Point => [
    lerp(left[0], right[0], across) + direction[0] * out,
    lerp(left[1], right[1], across) + direction[1] * out,
  ];
  const end = [
    left,
    splinter(0.2, halfWidth * 0.5),
    splinter(0.42, halfWidth * 0.12),
    splinter(0.6, halfWidth * 0.62),
    splinter(0.82, halfWidth * 0.2),
    right,
  ];
  return `${smoothPath(stump.left, false)}L${line(end)}L${line(stump.right.toReversed())}Z`;
}

/** Fine cracks along the ivory. */
function cracks(tusk: Ribbon, halfWidth: number): string {
  let data = "";
  for (let i = 0; i < 5; i++) {
    const across = -0.35 + i * 0.26;
    const t0 = 0.1 + ((i * 37) % 11) / 30;
    const t1 = t0 + 0.3;
    const a = tusk.at(t0, across);
    const m = tusk.at((t0 + t1) / 2, across);
    const b = tusk.at(Math.min(0.95, t1), across);
    const via: Point = [2 * m[0] - (a[0] + b[0]) / 2, 2 * m[1] - (a[1] + b[1]) / 2];
    data += cut(a[0], a[1], via[0], via[1], b[0], b[1], halfWidth * 0.06);
  }
  return data;
}

/** One tusk along its spine, which runs from lip to tip; `halfWidth` is half its width at the lip. */
export function drawTusk(sitter: Sitter, spine: readonly Point[], halfWidth: number, end: TuskEnd): string {
  const { ink } = sitter;
  const broken = end.kind === "splinters";
  const pointed = (t: number) => halfWidth * (1 - 0.3 * t) * (1 - t ** 3.2) ** 0.62 + 0.4;
  const taper = broken ? (t: number) => halfWidth * (1 - 0.16 * t) : (t: number) => pointed(t * end.share);
  const tusk = ribbon(keptOf(spine, end), taper, 1);
  return (
    filled(broken ? splintered(tusk, halfWidth) : tusk.outline, ink.ivory) +
    filled(tusk.band(0.12, 1, 0, 0.985), ink.ivoryMid) +
    filled(tusk.band(0.52, 1, 0, 0.99), ink.ivoryShade) +
    filled(tusk.band(-0.78, -0.5, 0.1, 0.8), ink.ivoryLight) +
    wrinkles(sitter, cracks(tusk, halfWidth), ink.ivoryShade, 0.6) +
    filled(tusk.band(-1, 1, 0, 0.1), mix(ink.ivoryShade, ink.shade, 0.35), 0.55) +
    filled(tusk.band(-1, 1, 0.1, 0.19), ink.ivoryShade, 0.35) +
    (broken ? filled(`M${line([tusk.at(1, -0.9), tusk.at(1, 0.9)])}Z`, ink.ivoryShade) : "")
  );
}
