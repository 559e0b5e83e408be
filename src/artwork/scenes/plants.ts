import { clamp, entry, following, lerp, outline, type Point, sampleCurve, smoothPath } from "../geometry.ts";
import { cut, filled } from "../marks.ts";
import type { SeededRandom } from "../random.ts";
import { ribbon } from "../ribbon.ts";

/** `count` blades of grass along a line, as path data. */
export function blades(
  random: SeededRandom,
  [x0, x1]: readonly [number, number],
  y: number,
  count: number,
  [low, high]: readonly [number, number],
  lean = 20,
): string {
  const round = Math.round;
  const foot = round(y);
  let data = "";
  for (let i = 0; i < count; i++) {
    const x = random.between(x0, x1);
    const h = random.between(low, high);
    const b = random.between(-lean, lean);
    const w = random.between(3, 8);
    const left = round(x - w);
    const tip = round(x + b);
    const top = round(y - h);
    const up = `${round(x + b * 0.2) - left}${following(round(y - h * 0.6) - foot)}`;
    const down = `${round(x + b * 0.3 + w) - tip}${following(round(y - h * 0.5) - top)}`;
    data +=
      `M${left}${following(foot)}q${up}${following(tip - left)}${following(top - foot)}` +
      `q${down}${following(round(x + w) - tip)}${following(foot - top)}z`;
  }
  return data;
}

/** The round crowns of distant trees along the horizon `y`, closed at `base`; heights and widths are ranges. */
export function treeline(
  random: SeededRandom,
  width: number,
  y: number,
  [low, high]: readonly [number, number],
  [narrow, wide]: readonly [number, number],
  base: number,
): string {
  const round = Math.round;
  let x = -30;
  let height = random.between(low, high);
  let data = `M-30 ${base}V${round(y - height * 0.7)}`;
  while (x < width + 30) {
    const span = random.between(narrow, wide);
    const next = clamp(height + random.between(-0.45, 0.45) * (high - low), low, high);
    const count = random.integer(2, 3);
    for (let i = 1; i <= count; i++) {
      const q = span / count;
      const top = y - lerp(height, next, i / count) * (i < count ? 1 : 0.84);
      data +=
        `q${round(q * 0.08)}${following(round(-q * 0.62))} ${round(q * 0.52)}${following(round(-q * 0.6))}` +
        `Q${round(x + q * 0.98)} ${round(top - q * 0.42)} ${round(x + q)} ${round(top)}`;
      x += q;
    }
    height = next;
  }
  return `${data}V${base}Z`;
}

/** A clump of leaves, as path data. */
export function clump(random: SeededRandom, x: number, y: number, radiusX: number, radiusY: number): string {
  const points: Point[] = [];
  const count = 22;
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * Math.PI * 2;
    const k = (i % 2 ? 0.86 : 1.04) * random.between(0.94, 1.06);
    const below = Math.sin(angle) > 0 ? 0.55 : 1;
    points.push([x + Math.cos(angle) * radiusX * k, y + Math.sin(angle) * radiusY * below * k]);
  }
  return smoothPath(points, true, 5);
}

const BRANCHES: readonly Point[] = outline`-0.3 -0.2, 0.28 -0.24, -0.1 -0.34, 0.12 -0.12`;
const CROWNS: readonly (readonly [x: number, y: number, radiusX: number, radiusY: number])[] = [
  [-0.26, -0.18, 0.22, 0.13],
  [0.25, -0.2, 0.23, 0.13],
  [0, -0.31, 0.3, 0.16],
  [0.02, -0.12, 0.18, 0.09],
];

/** A tree of the dry zone: a leaning stem under flat crowns, lit from above. */
export function tree(
  random: SeededRandom,
  x: number,
  y: number,
  height: number,
  colour: string,
  lightColour: string,
): string {
  const h = height;
  const lean = random.between(-0.08, 0.08) * h;
  const stem: Point[] = [
    [x, y],
    [x + lean * 0.4, y - h * 0.3],
    [x + lean, y - h * 0.62],
  ];
  let wood = ribbon(stem, (t) => h * lerp(0.035, 0.016, t), 4).outline;
  const topX = x + lean;
  const topY = y - h * 0.6;
  for (const [a, b] of BRANCHES) {
    const branch: Point[] = [
      [topX, topY + h * 0.06],
      [topX + a * h * 0.5, topY + b * h * 0.35],
      [topX + a * h, topY + b * h * 0.8],
    ];
    wood += ribbon(branch, (t) => h * lerp(0.014, 0.005, t), 3).outline;
  }
  let leaves = "";
  let lit = "";
  for (const [a, b, rx, ry] of CROWNS) {
    leaves += clump(random, topX + a * h, topY + b * h, rx * h, ry * h);
    lit += clump(random, topX + a * h - h * 0.03, topY + b * h - ry * h * 0.3, rx * h * 0.68, ry * h * 0.5);
  }
  return filled(wood, colour) + filled(leaves, colour) + filled(lit, lightColour);
}

/** A coconut palm. */
export function palm(
  random: SeededRandom,
  x: number,
  y: number,
  height: number,
  colour: string,
  lightColour: string,
): string {
  const h = height;
  const lean = random.between(-0.16, 0.16) * h;
  const stem: Point[] = [
    [x, y],
    [x + lean * 0.3, y - h * 0.45],
    [x + lean, y - h],
  ];
  let leaves = ribbon(stem, (t) => h * lerp(0.026, 0.016, t), 5).outline;
  let lit = "";
  for (let i = 0; i < 11; i++) {
    const angle = Math.PI * (1.06 - i * 0.112) + random.between(-0.06, 0.06);
    const l = h * random.between(0.26, 0.36);
    const dx = Math.cos(angle) * l;
    const dy = Math.sin(angle) * l;
    const top = x + lean;
    const endX = top + dx * 1.1;
    const endY = y - h - dy * 0.7 + l * 0.28;
    leaves += cut(top, y - h, top + dx * 0.7, y - h - dy - l * 0.12, endX, endY, h * 0.045);
    if (i % 2) lit += cut(top, y - h, top + dx * 0.6, y - h - dy * 0.9 - l * 0.1, endX, endY, h * 0.012);
  }
  return filled(leaves, colour) + filled(lit, lightColour);
}

/** A tree that died when the tank was filled. */
export function deadTree(random: SeededRandom, x: number, y: number, height: number, colour: string): string {
  let data = "";
  const branch = (x0: number, y0: number, angle: number, length: number, width: number, forks: number) => {
    const x1 = x0 + Math.cos(angle) * length;
    const y1 = y0 - Math.sin(angle) * length;
    const bend = random.between(-0.12, 0.12) * length;
    const spine: Point[] = [
      [x0, y0],
      [(x0 + x1) / 2 + bend, (y0 + y1) / 2],
      [x1, y1],
    ];
    data += ribbon(spine, (t) => width * lerp(1, 0.55, t), 3).outline;
    if (!forks) return;
    for (let i = 0; i < (forks > 2 ? 3 : 2); i++) {
      const turn = random.between(0.25, 0.6) * (i % 2 ? 1 : -1) * (i === 2 ? 0.2 : 1);
      branch(x1, y1, angle + turn, length * random.between(0.5, 0.74), width * 0.52, forks - 1);
    }
  };
  branch(x, y, Math.PI / 2 + random.between(-0.08, 0.08), height * 0.42, height * 0.028, 3);
  return filled(data, colour);
}

/** A fern frond, as path data. */
export function frond(x: number, y: number, angle: number, length: number, width: number): string {
  const dx = Math.cos(angle) * length;
  const dy = Math.sin(angle) * length;
  const stem = sampleCurve(
    [
      [x, y],
      [x + dx * 0.5, y - dy * 0.55],
      [x + dx, y - dy * 0.62],
    ],
    8,
  );
  let data = "";
  for (let i = 1; i < stem.length; i++) {
    const here = entry(stem, i);
    const before = entry(stem, i - 1);
    const stepX = here[0] - before[0];
    const stepY = here[1] - before[1];
    const step = Math.hypot(stepX, stepY) || 1;
    const reach = width * Math.sin(Math.PI * (0.16 + (0.8 * i) / stem.length));
    for (const side of [1, -1]) {
      const endX = here[0] + ((-stepY / step) * side * 0.85 + (stepX / step) * 0.5) * reach;
      const endY = here[1] + ((stepX / step) * side * 0.85 + (stepY / step) * 0.5) * reach;
      data += cut(here[0], here[1], (here[0] + endX) / 2, (here[1] + endY) / 2, endX, endY, reach * 0.17);
    }
  }
  const foot = entry(stem, 0);
  const middle = entry(stem, 8);
  const tip = entry(stem, stem.length - 1);
  return data + cut(foot[0], foot[1], middle[0], middle[1] - 6, tip[0], tip[1], width * 0.06);
}

/** A lily leaf on the water, with its notch, as path data. */
export function lilyLeaf(x: number, y: number, radius: number): string {
  const round = Math.round;
  const r = radius;
  const arc = `A${round(r)} ${round(r * 0.32)} 0`;
  return (
    `M${round(x - r)} ${round(y)}${arc} 1 1 ${round(x + r * 0.86)} ${round(y - r * 0.16)}` +
    `L${round(x + r * 0.1)} ${round(y)}L${round(x + r * 0.9)} ${round(y + r * 0.13)}` +
    `${arc} 0 1 ${round(x - r)} ${round(y)}Z`
  );
}

/** A water lily. */
export function lilyFlower(x: number, y: number, size: number, outer: string, inner: string): string {
  let back = "";
  let front = "";
  for (const k of [-1, -0.55, 0.55, 1]) {
    const viaY = y - size * (0.5 - 0.2 * Math.abs(k));
    back += cut(x, y, x + k * size * 0.85, viaY, x + k * size, y - size * (1 - 0.45 * Math.abs(k)), size * 0.26);
  }
  for (const k of [-0.28, 0, 0.28]) {
    front += cut(x, y, x + k * size, y - size * 0.6, x + k * size * 0.8, y - size * 1.08, size * 0.26);
  }
  return filled(back, outer) + filled(front, inner);
}
