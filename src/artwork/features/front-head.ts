import { outline, type Point, smoothPath, tenth } from "../geometry.ts";
import { clipOutline, clippedBy } from "../marks.ts";
import { seededRandom } from "../random.ts";
import { type Ribbon, ribbon } from "../ribbon.ts";
import { curve, type FeaturePen, MIDDLE, mirrored } from "./feature-pen.ts";
import type { DrawnState } from "./feature-states.ts";

/** Halves of outlines, measured from the middle of the head. */
const HEAD = outline`0 248, 30 242, 84 218, 134 240, 168 288, 179 342, 162 396, 180 446, 197 494, 194 552, 182 620, 172 690, 160 740, 128 764, 92 762, 60 770, 0 790`;
const BODY = outline`0 330, 150 340, 262 420, 322 560, 340 720, 322 880, 300 1000, 292 1120, 300 1400, 110 1400, 104 1130, 90 1040, 0 1020`;
const TRUNK_SPINE = outline`500 470, 500 600, 500 720, 502 840, 506 970, 512 1100, 514 1220, 512 1390`;

const SHADED_CHEEK = outline`150 250, 132 330, 120 400, 150 452, 170 560, 140 640, 150 800, 260 800, 260 230`;
const LIT_BROW = outline`-150 250, -108 222, -62 228, -30 262, -60 380, -104 430, -126 352, -160 318, -172 290`;
const LIT_CHEEK = outline`-186 560, -150 540, -116 590, -112 690, -150 740, -186 640`;
const PALE_FOREHEAD = outline`-92 318, -58 290, -24 306, 0 330, 26 304, 62 292, 92 322, 80 378, 50 400, 34 452, 0 474, -34 450, -52 398, -82 376`;
const PALE_CHEEK = outline`188 576, 158 556, 126 604, 132 660, 168 676`;

const inMiddle = (points: readonly Point[]): Point[] => points.map(([x, y]) => [MIDDLE + x, y]);
const flipped = (points: readonly Point[]): Point[] => points.map(([x, y]) => [-x, y]);

/** The wrinkles across a trunk, as path data: from its root, at a distance, so many. */
export function wrinkles(trunk: Ribbon, { from, gap, count, reach = 0.86 }: Wrinkles): string {
  let data = "";
  for (let i = 0; i < count; i++) {
    const t = from + i * gap;
    const [x1, y1] = trunk.at(t, -reach);
    const [viaX, viaY] = trunk.at(Math.min(0.99, t + 0.026), 0);
    const [x2, y2] = trunk.at(t, reach);
    data += `M${tenth(x1)} ${tenth(y1)}Q${tenth(viaX)} ${tenth(viaY)} ${tenth(x2)} ${tenth(y2)}`;
  }
  return data;
}
type Wrinkles = { from: number; gap: number; count: number; reach?: number };

const frontTrunk = (): Ribbon =>
  ribbon(TRUNK_SPINE, (t) => (t < 0.3 ? 96 + t * 6 : 98 - 46 * ((t - 0.3) / 0.7) ** 0.82), 6);

/** The edges of a trunk below the head. */
const trunkEdges = ({ left, right }: Ribbon): string => curve(left.slice(9)) + curve(right.slice(9));

/** The body behind the head. */
export function frontBody(pen: FeaturePen, isGhost: boolean): string {
  const data = smoothPath(mirrored(BODY));
  return isGhost ? pen.ghost(data, pen.inks.tintShade) : pen.solid(data, pen.inks.deep);
}

/** The head and trunk of any elephant, around what is recorded. */
export function ghostHead(pen: FeaturePen, id: string): string {
  const { inks } = pen;
  const data = smoothPath(mirrored(HEAD));
  const trunk = frontTrunk();
  const clip = `${id}-head`;
  return [
    clipOutline(clip, data),
    pen.tone(data, inks.tint),
    clippedBy(clip, pen.tone(smoothPath(inMiddle(SHADED_CHEEK)), inks.tintShade)),
    pen.line(data, inks.ghost),
    pen.tone(trunk.outline, inks.tint),
    pen.tone(trunk.wedge(1, 0.4, 0.2, 1, 0.22), inks.tintShade),
    pen.line(trunkEdges(trunk), inks.ghost),
    pen.line(wrinkles(trunk, { from: 0.24, gap: 0.045, count: 14, reach: 0.8 }), inks.tintShade),
  ].join("");
}

function paleFace(pen: FeaturePen): string {
  const { pale } = pen.inks;
  const random = seededRandom("pale face");
  const speckles = Array.from(
    { length: pen.isLarge ? 50 : 14 },
    (): Point => [MIDDLE + random.between(-150, 150), random.between(262, 450)],
  );
  const patches = [PALE_FOREHEAD, PALE_CHEEK, flipped(PALE_CHEEK)];
  return (
    patches.map((patch) => pen.tone(smoothPath(inMiddle(patch)), pale)).join("") +
    pen.dots(speckles, pen.scaled(pen.isLarge ? 3.4 : 7), pale)
  );
}

function paleTrunk(pen: FeaturePen, trunk: Ribbon): string {
  const { inks } = pen;
  const random = seededRandom("pale trunk");
  const patch = outline`.2 -.3, .24 .3, .32 .62, .46 .56, .55 .2, .5 -.2, .56 -.6, .4 -.74, .28 -.66`;
  const speckles = (count: number, from: number, to: number, reach: number) =>
    Array.from({ length: count }, () => trunk.at(random.between(from, to), random.between(-reach, reach)));
  return (
    pen.tone(smoothPath(patch.map(([t, across]) => trunk.at(t, across))), inks.pale) +
    pen.dots(speckles(pen.isLarge ? 60 : 18, 0.5, 0.78, 0.6), pen.scaled(pen.isLarge ? 3.4 : 8), inks.pale) +
    pen.dots(speckles(pen.isLarge ? 30 : 8, 0.12, 0.5, 0.5), pen.scaled(pen.isLarge ? 2.6 : 6), inks.skin)
  );
}

/** A toned head and trunk. */
export function frontHead(pen: FeaturePen, pale: DrawnState<"pale_skin"> | undefined, id: string): string {
  const { inks } = pen;
  const data = smoothPath(mirrored(HEAD));
  const trunk = frontTrunk();
  const clip = `${id}-head`;
  const tones =
    pen.tone(smoothPath(inMiddle(SHADED_CHEEK)), inks.shade) +
    pen.tone(smoothPath(inMiddle(LIT_BROW)) + smoothPath(inMiddle(LIT_CHEEK)), inks.lit);
  const isTrunkPale = pale === "ears_and_trunk" || pale === "face_too";
  return [
    clipOutline(clip, data),
    pen.tone(data, inks.skin),
    clippedBy(clip, pale === "face_too" ? tones + paleFace(pen) : tones),
    pen.line(data, inks.line, pen.outline),
    pen.tone(trunk.outline, inks.skin),
    pen.tone(trunk.band(-1, -0.35, 0.16, 1), inks.lit),
    pen.tone(trunk.wedge(1, 0.35, 0.12, 1, 0.22), inks.shade),
    isTrunkPale ? paleTrunk(pen, trunk) : "",
    pen.line(trunkEdges(trunk), inks.line, pen.outline),
    pen.line(
      wrinkles(trunk, pen.isLarge ? { from: 0.2, gap: 0.036, count: 18 } : { from: 0.3, gap: 0.1, count: 6 }),
      inks.shade,
    ),
  ].join("");
}
