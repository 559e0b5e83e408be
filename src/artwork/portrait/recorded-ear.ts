import { earPoints, FOLDED_BACK, FOLDS, placeOnEdge } from "../features/front-ear.ts";
import { outline, type Point, smoothPath } from "../geometry.ts";
import { clipOutline, clippedBy, cut, type Fading, fadingSpots, filled, masked, shape } from "../marks.ts";
import type { DrawnEar } from "../recorded-body.ts";
import { paleSkin, VEINS } from "./front-ear.ts";
import { type Figure, MIDDLE, onSide, type Sitter } from "./sitter.ts";

const ownSide = (side: 1 | -1) => (side < 0 ? "right" : "left");

/** Whether anything of an ear is recorded; -1 is the left of the drawing. */
export const isEarShown = ({ recorded }: Figure, side: 1 | -1): boolean => {
  const ear = recorded?.[ownSide(side)].ear;
  return ear !== undefined && (ear.edge ?? ear.fold ?? ear.lobe) !== undefined;
};

/** Where each part of an ear is; the ear fades around what is recorded of it. Measured outward from the middle. */
const PARTS = {
  root: { x: 186, y: 560, radiusX: 150, radiusY: 196 },
  fold: { x: 270, y: 350, radiusX: 196, radiusY: 120 },
  edge: { x: 372, y: 520, radiusX: 130, radiusY: 200 },
  lobe: { x: 292, y: 700, radiusX: 140, radiusY: 110 },
} satisfies Record<string, Fading>;

const isFading = (fading: Fading | undefined): fading is Fading => fading !== undefined;

function spotsOf({ fold, edge, lobe }: DrawnEar, side: 1 | -1): Fading[] {
  const parts = [PARTS.root, fold && PARTS.fold, edge && PARTS.edge, lobe && PARTS.lobe].filter(isFading);
  return parts.map((part) => ({ ...part, x: MIDDLE + side * part.x }));
}

/** What is missing of a damaged edge, as path data. */
function gapOf({ edge, clock }: DrawnEar, points: readonly Point[], side: 1 | -1): string {
  if (edge === undefined || edge === "whole") return "";
  const at = placeOnEdge(points, clock ?? (side < 0 ? 9 : 3), ownSide(side));
  const closed = (gap: readonly Point[]) => `M${gap.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join("L")}Z`;
  const nick = (along: number, width: number, depth: number) =>
    closed([at(-14, along - width), at(depth, along), at(-14, along + width)]);
  if (edge === "nicked") return nick(-46, 24, 44) + nick(26, 20, 34);
  if (edge === "torn") return closed([at(-26, -50), at(60, -14), at(128, 10), at(70, 22), at(-26, 40)]);
  const [x, y] = at(70, 0);
  return `M${Math.round(x - 30)} ${Math.round(y)}a30 36 0 1 0 60 0a30 36 0 1 0-60 0Z`;
}

/**
 * One ear from the front, as far as sources tell: the rest of it lies back in the shade. The one on the left of the
 * drawing (-1) is in the light.
 */
export function drawRecordedEar(sitter: Sitter, side: 1 | -1): string {
  const { figure, ink } = sitter;
  const ear = figure.recorded?.[ownSide(side)].ear ?? {};
  const lit = side < 0;
  const id = `${sitter.id}e${lit ? "l" : "r"}`;
  const points = onSide(earPoints({ ear_lobe: ear.lobe, ear_fold: ear.fold }), side);
  const contour = smoothPath(points);
  let veins = "";
  for (const [x1, y1, viaX, viaY, x2, y2] of VEINS) {
    veins += cut(MIDDLE + side * x1, y1, MIDDLE + side * viaX, viaY, MIDDLE + side * x2, y2, 4.5);
  }
  const flap = ear.fold === undefined ? undefined : FOLDS[ear.fold]?.flap;
  const inner =
    shape(onSide(outline`130 300, 205 350, 240 470, 250 600, 262 760, 150 760`, side), lit ? ink.shade1 : ink.shade2) +
    shape(onSide(outline`120 300, 182 370, 205 480, 214 600, 230 700, 120 760`, side), lit ? ink.shade2 : ink.shade3) +
    paleSkin(sitter, side, points) +
    filled(veins, lit ? ink.shade1 : ink.shade2, 0.75);
  const drawn =
    (ear.fold === "backward" ? shape(onSide(FOLDED_BACK, side), ink.shade3) : "") +
    clipOutline(id, contour) +
    filled(contour, lit ? ink.body : ink.shade1) +
    clippedBy(id, inner) +
    (flap === undefined ? "" : shape(onSide(flap, side), lit ? ink.light2 : ink.light1));
  return masked(id, fadingSpots(id, spotsOf(ear, side)) + filled(gapOf(ear, points, side), "#000"), drawn);
}
