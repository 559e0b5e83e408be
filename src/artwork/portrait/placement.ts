import { type Point, tenth } from "../geometry.ts";
import type { Disc } from "../scenes/setting.ts";
import { frontTuskSpine } from "./front-tusks.ts";
import { levelOf } from "./hidden-parts.ts";
import { farTuskSpine, nearTuskSpine } from "./quarter.ts";
import type { Figure } from "./sitter.ts";

/** The placement of an elephant in a drawing. */
export type Placement = {
  transform: string;
  /** The factor from the units of the animal to those of the drawing. */
  scale: number;
  offset: Point;
  /** Where the animal is mirrored, in its own units. */
  mirrorAt: number | undefined;
  horizon: number;
  disc: Disc;
};

/** The width and height of a drawing, and optionally the horizontal position of the animal (0 to 1). */
export type Frame = { width: number; height: number; animalAt?: number };

const round = Math.round;

/** The margin between a tusk and the edges of a close crop; at the bottom it leaves room for the grass in front. */
const SIDE_EDGE = 56;
const LOWER_EDGE = 130;

/** The y of the animal that a close crop keeps in place. */
const ZOOM_CENTRE = 250;

function transformOf(figure: Figure, scale: number, [x, y]: Point, middle: number): string {
  const flip = figure.facing === "right" ? ` translate(${2 * middle} 0) scale(-1 1)` : "";
  return `translate(${tenth(x)} ${tenth(y)}) scale(${tenth(scale * 100) / 100})${flip}`;
}

function placeSide(figure: Figure, { width, height, animalAt }: Frame): Placement {
  const wide = width > height;
  const flip = figure.facing === "right";
  const middle = 560;
  const ground = wide ? height - 74 : height - 130;
  let scale = wide ? (0.82 * height) / 1000 : (0.8 * width) / 1000;
  if (figure.trunkUp && !wide) scale *= 0.97;
  const standsAt = width * (animalAt ?? (wide ? (flip ? 0.42 : 0.58) : 0.5));
  let x = standsAt - middle * scale;
  let y = ground - 1000 * scale;
  const horizon = round(y + 800 * scale);
  const discAt =
    animalAt === undefined ? (wide ? (flip ? 0.3 : 0.7) : flip ? 0.4 : 0.6) : animalAt + (flip ? -0.1 : 0.1);
  const disc = { x: round(width * discAt), y: round(y + 420 * scale), radius: round(290 * scale) };
  if (figure.casket) {
    scale *= 0.92;
    y = ground - 1000 * scale;
    x = width * (animalAt ?? (wide ? 0.55 : 0.5)) - middle * scale;
  }
  return {
    transform: transformOf(figure, scale, [x, y], middle),
    scale,
    offset: [x, y],
    mirrorAt: flip ? middle : undefined,
    horizon,
    disc,
  };
}

/** The points of the tusks, measured from the middle of the animal. */
function tuskReach(figure: Figure, middle: number): readonly Point[] {
  if (figure.pose === "front") return frontTuskSpine(figure);
  return [...nearTuskSpine(figure), ...farTuskSpine(figure)].map(([x, y]): Point => [x - middle, y]);
}

/** The zoom of the close crop: the largest that does not cut off a tusk. */
function closeZoom(figure: Figure, { width, height }: Frame, scale: number, y: number, middle: number): number {
  const sweeping = figure.tuskShape === "spread" || figure.tuskShape === "upswept";
  const reach = tuskReach(figure, middle);
  const lowest = Math.max(...reach.map((point) => point[1]));
  const widest = Math.max(...reach.map((point) => Math.abs(point[0])));
  const below = (height - LOWER_EDGE - y - 10 - ZOOM_CENTRE * scale) / (scale * (lowest - ZOOM_CENTRE));
  const aside = (width / 2 - SIDE_EDGE) / (scale * widest);
  return Math.max(1, Math.min(sweeping ? 1.08 : 1.2, below, aside));
}

function placeFacing(figure: Figure, { width, height, animalAt }: Frame): Placement {
  const wide = width > height;
  const flip = figure.facing === "right";
  const front = figure.pose === "front";
  const middle = front ? 500 : 520;
  let scale = wide ? height / 1180 : width > 1050 ? height / 1230 : width / 1040;
  let y = wide ? height * 0.02 - 96 * scale : height > width ? 20 : -40 * scale;
  let x = width * (animalAt ?? (wide ? (flip ? 0.4 : 0.6) : 0.5)) - middle * scale;
  const horizon = round(y + 830 * scale);
  if (figure.crop === "close" && !wide) {
    const zoom = closeZoom(figure, { width, height }, scale, y, middle);
    x -= middle * scale * (zoom - 1);
    y -= ZOOM_CENTRE * scale * (zoom - 1) - 10;
    scale *= zoom;
  }
  const aside = front ? 0 : (flip ? 60 : -60) * scale;
  const disc = {
    x: round(x + middle * scale + aside),
    y: round(y + 430 * scale),
    radius: round((front ? 330 : 340) * scale),
  };
  return {
    transform: transformOf(figure, scale, [x, y], middle),
    scale,
    offset: [x, y],
    mirrorAt: flip ? middle : undefined,
    horizon,
    disc,
  };
}

/** How much larger an animal is drawn that is hidden from the mouth or from the roots of its tusks down. */
const zoomOf = ({ pose, crop }: Figure, level: number): number =>
  pose === "side" ? 1.42 : (level > 700 ? 1.12 : 1.28) * (crop === "close" ? 1.06 : 1);

/** Moves an animal down and towards the viewer, so that its head fills what a cover leaves of the drawing. */
function placeCovered(figure: Figure, { width, height }: Frame, level: number, placed: Placement): Placement {
  const middle = { front: 500, quarter: 520, side: 560 }[figure.pose];
  const top = figure.casket ? 40 : 190;
  const surface = height * (level > 700 ? 0.75 : figure.pose === "side" ? 0.66 : 0.69);
  const room = (surface - height * 0.05) / (level - top);
  const scale = Math.min(placed.scale * zoomOf(figure, level), room);
  const x = placed.offset[0] + middle * (placed.scale - scale);
  const y = surface - level * scale;
  const horizon = round(surface - (figure.habitat === "tank" ? 130 : 50));
  const disc = { ...placed.disc, y: round(y + 400 * scale), radius: round(Math.min(placed.disc.radius, width * 0.34)) };
  const transform = transformOf(figure, scale, [x, y], middle);
  return { ...placed, transform, scale, offset: [x, y], horizon, disc };
}

/** Places an elephant in a drawing so that its head and tusks stay inside. */
export function placeFigure(figure: Figure, frame: Frame): Placement {
  const placed = figure.pose === "side" ? placeSide(figure, frame) : placeFacing(figure, frame);
  const level = levelOf(figure);
  return level === undefined ? placed : placeCovered(figure, frame, level, placed);
}
