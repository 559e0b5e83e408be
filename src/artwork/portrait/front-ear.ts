import { mix } from "../colour.ts";
import { entry, isInside, lerp, outline, type Point, smoothPath, tenth } from "../geometry.ts";
import { clipOutline, clippedBy, cut, dots, filled, shape } from "../marks.ts";
import { seededRandom } from "../random.ts";
import { MIDDLE, onSide, paleness, type Sitter } from "./sitter.ts";

/** The free edge of the ear with its tears: notches between two points, cut towards the middle of the ear. */
function tornEdge({ figure }: Sitter, side: 1 | -1): Point[] {
  const random = seededRandom(`${figure.seed}ear${side}`);
  const jitter = () => random.between(-6, 6);
  const edge = sized(
    outline`
    150 318, 214 ${296 + jitter()}, 296 ${312 + jitter()}, 356 ${356 + jitter()}, 390 ${424 + jitter()},
    398 ${500 + jitter()}, 384 ${574 + jitter()}, 352 ${640 + jitter()}, 316 ${698 + jitter()},
    282 ${742 + jitter()}, 256 736, 226 684, 204 630, 176 566
  `,
    figure.earSize,
  );
  const notches: number[] = [];
  for (let i = 0; i < figure.tears; i++) notches.push(random.pick([4, 5, 6, 7]));
  const torn: Point[] = [];
  for (const [i, here] of edge.entries()) {
    torn.push(here);
    if (!notches.includes(i)) continue;
    const next = entry(edge, i + 1);
    const middle: Point = [(here[0] + next[0]) / 2, (here[1] + next[1]) / 2];
    const depth = random.between(26, 46);
    const dx = -(middle[0] - 190);
    const dy = -(middle[1] - 480);
    const length = Math.hypot(dx, dy);
    torn.push(
      [lerp(here[0], next[0], 0.34), lerp(here[1], next[1], 0.34)],
      [middle[0] + (dx / length) * depth, middle[1] + (dy / length) * depth],
      [lerp(here[0], next[0], 0.66), lerp(here[1], next[1], 0.66)],
    );
  }
  return onSide(torn, side);
}

/** Scales the points of an ear from where it joins the head. */
const sized = (points: readonly Point[], earSize: number): Point[] =>
  points.map(([x, y]) => [150 + (x - 150) * earSize, 318 + (y - 318) * (0.9 + 0.1 * earSize)]);

export const VEINS = [
  [205, 400, 300, 380, 362, 430],
  [205, 440, 300, 452, 378, 510],
  [206, 490, 290, 530, 356, 610],
  [210, 540, 270, 610, 310, 690],
  [212, 590, 240, 660, 268, 726],
] as const;

/** The pale freckled margin. */
export function paleSkin({ figure, ink }: Sitter, side: 1 | -1, edge: readonly Point[]): string {
  const pale = paleness(figure, "ears");
  const lit = side < 0;
  const random = seededRandom(`${figure.seed}f${side}`);
  let margin = "";
  if (pale > 0.05) {
    const points = outline`
      420 440, ${384 - 20 * pale} 520, ${344 - 50 * pale} 600, ${296 - 40 * pale} 680, 262 720, 280 780, 430 760
    `;
    const colour = mix(lit ? ink.light1 : ink.body, ink.pink, 0.25 + 0.4 * pale);
    margin = shape(onSide(points, side), colour, tenth(0.35 + 0.5 * pale));
  }
  const small: Point[] = [];
  const large: Point[] = [];
  for (let i = 0; i < 420 * pale; i++) {
    const near = entry(edge, 4 + Math.floor(random() * (edge.length - 7)));
    const inwards = random() ** 1.6 * 0.62;
    const spot: Point = [
      lerp(near[0], MIDDLE + side * 205, inwards) + random.between(-26, 26),
      lerp(near[1], 470, inwards) + random.between(-26, 26),
    ];
    if (!isInside(spot, edge)) continue;
    if (i % 3) small.push(spot);
    else if (i % 2) large.push(spot);
  }
  const dark: Point[] = [];
  if (pale > 0.05) {
    for (let i = 0; i < 110 * pale; i++) {
      const spot: Point = [MIDDLE + side * random.between(285, 392), random.between(500, 740)];
      if (isInside(spot, edge)) dark.push(spot);
    }
  }
  return (
    margin +
    dots(small, 5, ink.pink, lit ? 0.85 : 0.6) +
    dots(large, 9, ink.pink, lit ? 0.8 : 0.55) +
    dots(dark, 6, lit ? ink.body : ink.shade1, 0.9)
  );
}

/** One ear from the front: the one on the left of the drawing (-1) is in the light, the right one (1) in the shade. */
export function drawFrontEar(sitter: Sitter, side: 1 | -1): string {
  const { figure, ink, id } = sitter;
  const lit = side < 0;
  const edge = tornEdge(sitter, side);
  const contour = smoothPath(edge);
  const clipId = `${id}e${lit ? "l" : "r"}`;
  let veins = "";
  for (const [x1, y1, viaX, viaY, x2, y2] of VEINS) {
    veins += cut(MIDDLE + side * x1, y1, MIDDLE + side * viaX, viaY, MIDDLE + side * x2, y2, 4.5);
  }
  const fold = onSide(
    sized(
      outline`
    140 308, 214 290, 300 306, 362 352, 398 424, 404 500, 384 494, 366 436, 326 386, 270 356, 206 344, 150 348
  `,
      figure.earSize,
    ),
    side,
  );
  const foldShade = fold.map(([x, y], i): Point => (i > 5 ? [x - side * 8, y + 12] : [x, y + 22]));
  const inner =
    shape(
      onSide(
        outline`
      130 300, 205 350, 240 470, 250 600, 262 760, 150 760
    `,
        side,
      ),
      lit ? ink.shade1 : ink.shade2,
    ) +
    shape(
      onSide(
        outline`
      120 300, 182 370, 205 480, 214 600, 230 700, 120 760
    `,
        side,
      ),
      lit ? ink.shade2 : ink.shade3,
    ) +
    paleSkin(sitter, side, edge) +
    filled(veins, lit ? ink.shade1 : ink.shade2, 0.75) +
    shape(fold, lit ? ink.light2 : ink.body) +
    shape(foldShade, ink.shade3, 0.28) +
    shape(fold, lit ? ink.light2 : ink.light1);
  return clipOutline(clipId, contour) + filled(contour, lit ? ink.body : ink.shade1) + clippedBy(clipId, inner);
}
