import { entry, outline, type Point, sampleCurve, smoothPath, tenth } from "../geometry.ts";
import { curve, type FeaturePen, last } from "./feature-pen.ts";
import type { DrawnState } from "./feature-states.ts";

const AROUND_FORELEG = outline`450 884, 506 906, 560 884`;
const ALONG_GROUND = outline`560 892, 620 960, 720 1000, 820 1020`;
const NECK_ROPE = outline`446 380, 470 500, 490 640, 476 712`;
const BACK_CLOTH = outline`486 372, 560 338, 640 322, 730 328, 812 356, 880 404, 916 470, 908 560, 890 720, 800 744, 700 756, 600 756, 506 742, 500 620, 494 480`;
const CLOTH_BORDER = outline`520 400, 640 352, 730 358, 860 420, 886 480, 862 694, 700 726, 534 714, 524 560`;
const CLOTH_STARS = outline`610 470, 730 450, 830 520, 620 600, 740 590, 820 640`;
const HEAD_CLOTH = outline`430 350, 402 308, 352 308, 314 342, 290 420, 262 500, 300 560, 330 470, 372 420`;

function chain(pen: FeaturePen, spine: readonly Point[]): string {
  const points = sampleCurve(spine, 6);
  let links = "";
  for (let i = 0; i < points.length - 1; i += 2) {
    const [x, y] = entry(points, i);
    const [nextX, nextY] = points[i + 2] ?? last(points);
    const turned = `rotate(${tenth((Math.atan2(nextY - y, nextX - x) * 180) / Math.PI)} ${tenth(x)} ${tenth(y)})`;
    const link = (stroke: string, width: number) =>
      `<ellipse cx="${tenth(x)}" cy="${tenth(y)}" rx="21" ry="12.5" transform="${turned}" fill="none" ` +
      `stroke="${stroke}" stroke-width="${tenth(width)}"/>`;
    links += link(pen.inks.line, pen.outline * 1.9) + link(pen.inks.ivory, pen.outline * 0.8);
  }
  return links;
}

/** What people have put on an elephant that they keep, seen from its left side. */
export function tameSign(pen: FeaturePen, sign: DrawnState<"tame_sign">): string {
  const { inks } = pen;
  if (sign === "chain") return chain(pen, AROUND_FORELEG) + chain(pen, ALONG_GROUND);
  if (sign === "bell") {
    const rope = curve(NECK_ROPE);
    const bell = "M440 800q-6 -84 38 -92q44 8 38 92q14 10 14 20h-104q0 -10 14 -20Z";
    return (
      pen.line(rope, inks.line, tenth(pen.outline * 2.4)) +
      pen.line(rope, inks.ivory, tenth(pen.outline * 0.9)) +
      pen.solid(bell, inks.ivory) +
      pen.ellipse(478, 832, 15, 15, inks.line)
    );
  }
  if (sign !== "cloth") return "";
  return (
    pen.solid(smoothPath(BACK_CLOTH), inks.cloth) +
    pen.line(smoothPath(CLOTH_BORDER), inks.ivory, pen.sign) +
    pen.dots(CLOTH_STARS, pen.scaled(pen.isLarge ? 8 : 14), inks.ivory) +
    pen.solid(smoothPath(HEAD_CLOTH), inks.cloth)
  );
}
