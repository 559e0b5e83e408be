import { mix } from "../colour.ts";
import { entry, isInside, lerp, type Point, smoothPath, tenth } from "../geometry.ts";
import { clipOutline, clippedBy, cut, fadingAround, filled, shape } from "../marks.ts";
import { type SeededRandom, seededRandom } from "../random.ts";
import { freckles, paleness, type Sitter, wrinkles } from "./sitter.ts";

/** An ear of a turned head. The points run from where it joins the head along the top, down the free edge and back. */
type TurnedEar = {
  /** A suffix to the sitter's id, for the id of the outline. */
  id: string;
  points: readonly Point[];
  /** The point where the ear joins the head: folds and veins start here. */
  hub: Point;
  /** Index of the lowest point, and of the middle of the free edge. */
  lobe: number;
  middle: number;
  /** The number of points at the top that are folded over, and the width of the fold. */
  fold: number;
  foldWidth: number;
  colours: Record<"base" | "inner" | "deep" | "rim", string>;
  scale: number;
  /** The far ear is not torn. */
  far: boolean;
};

function tornEdge(edge: readonly Point[], ear: TurnedEar, tears: number, random: SeededRandom): Point[] {
  const { hub } = ear;
  const notches: number[] = [];
  for (let i = 0; i < (ear.far ? 0 : tears); i++) notches.push(random.pick([4, 5, 6, 7]));
  const torn: Point[] = [];
  for (const [i, here] of edge.entries()) {
    torn.push(here);
    if (!notches.includes(i)) continue;
    const next = entry(edge, i + 1);
    const middle: Point = [(here[0] + next[0]) / 2, (here[1] + next[1]) / 2];
    const dx = hub[0] - middle[0];
    const dy = hub[1] - middle[1];
    const length = Math.hypot(dx, dy);
    const depth = random.between(0.12, 0.2) * length;
    torn.push(
      [lerp(here[0], next[0], 0.34), lerp(here[1], next[1], 0.34)],
      [middle[0] + (dx / length) * depth, middle[1] + (dy / length) * depth],
      [lerp(here[0], next[0], 0.66), lerp(here[1], next[1], 0.66)],
    );
  }
  return torn;
}

/** The pale freckled margin of the free edge. */
function paleSkin(sitter: Sitter, ear: TurnedEar, edge: readonly Point[], random: SeededRandom): string {
  const { figure, ink } = sitter;
  const { points, hub, lobe, middle, scale } = ear;
  const pale = paleness(figure, "ears");
  if (pale <= 0.05) return "";
  const free = points.slice(middle - 1, lobe + 3);
  const inner = free.map(([x, y]): Point => [lerp(x, hub[0], 0.14 + 0.22 * pale), lerp(y, hub[1], 0.1 + 0.16 * pale)]);
  const margin = shape(
    [...free, ...inner.reverse()],
    mix(ear.colours.base, ink.pink, 0.3 + 0.4 * pale),
    tenth(0.4 + 0.5 * pale),
  );
  const small: Point[] = [];
  const medium: Point[] = [];
  const large: Point[] = [];
  const spread = scale * 22;
  for (let i = 0; i < 380 * pale; i++) {
    const near = entry(edge, Math.min(edge.length - 1, middle - 2 + Math.floor(random() * (lobe + 6 - middle))));
    const inwards = random() ** 1.5 * 0.6;
    const spot: Point = [
      lerp(near[0], hub[0], inwards) + random.between(-spread, spread),
      lerp(near[1], hub[1], inwards) + random.between(-spread, spread),
    ];
    if (isInside(spot, edge)) (i % 6 < 3 ? small : i % 6 < 5 ? medium : large).push(spot);
  }
  const [middleX, middleY] = entry(points, middle);
  const [lobeX, lobeY] = entry(points, lobe);
  const dark: Point[] = [];
  for (let i = 0; i < 90 * pale; i++) {
    const along = random();
    const spot: Point = [
      lerp(middleX, lobeX, along) + random.between(-40, 40),
      lerp(middleY, lobeY, along) + random.between(-40, 40),
    ];
    if (isInside(spot, edge)) dark.push(spot);
  }
  return (
    margin +
    freckles(sitter, small, 3.6 * scale, ink.pink, 0.85) +
    freckles(sitter, medium, 6 * scale, ink.pink, 0.8) +
    freckles(sitter, large, 9.5 * scale, ink.pink, 0.65) +
    freckles(sitter, dark, 5 * scale, ear.colours.base, 0.85)
  );
}

/** The top of the ear, folded over, with its shadow. */
function foldedRim({ ink }: Sitter, { points, hub, fold, foldWidth, colours, scale }: TurnedEar): string {
  const top = points.slice(0, fold);
  const under = top.toReversed().map(([x, y], i): Point => {
    const depth = Math.sin(((i + 0.6) / fold) * Math.PI) * foldWidth;
    const dx = hub[0] - x;
    const dy = hub[1] - y;
    const length = Math.hypot(dx, dy);
    return [x + (dx / length) * depth, y + (dy / length) * depth];
  });
  const rim = smoothPath([...top, ...under]);
  const shade = `<g transform="translate(0 ${10 * scale})">${filled(rim, ink.shade3, 0.35)}</g>`;
  return shade + filled(rim, colours.rim);
}

/** Draws an ear of a turned head. */
export function drawEar(sitter: Sitter, ear: TurnedEar): string {
  const { figure } = sitter;
  const { points, hub, lobe, colours, scale } = ear;
  const id = sitter.id + ear.id;
  const random = seededRandom(`${figure.seed}ear${ear.id}`);
  const jittered = points.map(
    ([x, y], i): Point =>
      i > 1 && i < points.length - 3 ? [x + random.between(-5, 5), y + random.between(-5, 5)] : [x, y],
  );
  const edge = tornEdge(jittered, ear, figure.tears, random);
  const shrunk = (shareX: number, shareY: number) =>
    points.map(([x, y]): Point => [lerp(hub[0], x, shareX), lerp(hub[1], y, shareY)]);
  const hollows = shape(shrunk(0.5, 0.98), colours.inner) + shape(shrunk(0.27, 0.96), colours.deep);
  const pale = paleSkin(sitter, ear, edge, random);
  let veins = "";
  for (const [x, y] of points.slice(3, lobe + 1)) {
    const [x1, y1] = [lerp(hub[0], x, 0.24), lerp(hub[1], y, 0.24)];
    const [x2, y2] = [lerp(hub[0], x, 0.88), lerp(hub[1], y, 0.88)];
    veins += cut(x1, y1, (x1 + x2) / 2, (y1 + y2) / 2 - 14, x2, y2, 3.6 * scale);
  }
  const inner = hollows + pale + wrinkles(sitter, veins, colours.inner, 0.75) + foldedRim(sitter, ear);
  const contour = smoothPath(edge);
  return clipOutline(id, contour) + filled(contour, colours.base) + clippedBy(id, inner);
}

/**
 * An ear of which nobody recorded anything: laid back, and lost in the shade before its edge, so that neither fold nor
 * lobe nor a torn edge can be seen.
 */
export function drawLaidBackEar(sitter: Sitter, ear: TurnedEar): string {
  const { points, hub, colours, scale } = ear;
  const id = sitter.id + ear.id;
  const shrunk = (shareX: number, shareY: number) =>
    points.map(([x, y]): Point => [lerp(hub[0], x, shareX), lerp(hub[1], y, shareY)]);
  const pale = paleSkin(sitter, ear, points, seededRandom(`${sitter.figure.seed}ear${ear.id}`));
  const plane =
    shape(points, colours.base) + shape(shrunk(0.5, 0.98), colours.inner) + shape(shrunk(0.27, 0.96), colours.deep);
  return fadingAround(id, plane + pale, {
    x: hub[0] + 74 * scale,
    y: hub[1] + 34,
    radiusX: 176 * scale,
    radiusY: 214 * scale,
  });
}
