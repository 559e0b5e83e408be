import { lerp, outline, type Point } from "../geometry.ts";
import { cut, filled, shape } from "../marks.ts";
import type { Side } from "../portrait-parameters.ts";
import { type Figure, hasTusk, MIDDLE, onSide, type Sitter, wrinkles } from "./sitter.ts";
import { drawTusk, endOf, keptOf, spineOf } from "./tusk.ts";

/** The spine of a tusk from lip to tip, measured from the middle line. */
export const frontTuskSpine = (figure: Figure): readonly Point[] => spineOf(figure, shapedSpine);

/** A root alone is that of a plain tusk: the form of the other tusk says nothing of it. */
const figureOfSide = (figure: Figure, own: Side): Figure =>
  figure.recorded?.[own].tusk === "root" ? { ...figure, tuskShape: "plain", tuskLen: 0.5 } : figure;

const spineOfSide = (figure: Figure, own: Side, side: 1 | -1): readonly Point[] =>
  onSide(frontTuskSpine(figureOfSide(figure, own)), side);

/** Half the width of a tusk at the lip. */
const halfWidthOf = ({ tuskShape, tuskLen }: Figure): number =>
  (tuskShape === "short" || tuskShape === "plain" ? 25 : 28) + 5 * tuskLen;

function shapedSpine({ tuskShape, tuskLen: length }: Figure): readonly Point[] {
  switch (tuskShape) {
    case "crossed":
      return outline`
        124 716, 146 800, 150 890, 112 ${970 + 10 * length}, ${lerp(20, -30, length)} ${1030 + 30 * length},
        ${lerp(-30, -128, length)} ${1046 + 34 * length}
      `;
    case "upswept":
      return outline`
        126 716, 160 800, 214 872, 276 896, 326 ${862 - 10 * length},
        ${lerp(330, 350, length)} ${800 - 50 * length}
      `;
    case "spread":
      return outline`126 716, 160 790, 208 866, 266 926, ${326 + 10 * length} 964, ${368 + 40 * length} 972`;
    case "downward":
      return outline`
        124 716, 136 800, 146 880, 150 ${950 + 20 * length}, 148 ${1000 + 60 * length}, 138 ${1050 + 100 * length}
      `;
    case "short":
      return outline`124 716, 140 762, 156 808, 168 ${842 + 20 * length}, 174 ${870 + 30 * length}`;
    case "inward":
      return outline`
        124 716, 158 802, 174 892, 158 ${976 + 16 * length}, 104 ${1042 + 30 * length}, 20 ${1080 + 44 * length}
      `;
    case "parallel":
      return outline`124 716, 132 790, 140 860, 144 ${920 + 24 * length}, 142 ${960 + 60 * length}`;
    case "plain":
      return outline`
        124 716, 148 790, 164 860, 168 ${916 + 24 * length}, ${162 - 4 * length} ${956 + 60 * length}
      `;
    case "long":
      return outline`
        124 716, 152 806, 176 900, 184 ${980 + 24 * length}, 164 ${1050 + 56 * length}, 118 ${1104 + 84 * length}
      `;
  }
}

/** The lip from which a tusk grows, with an empty socket if it is missing. */
function lip(sitter: Sitter, side: 1 | -1, empty: boolean): string {
  const { ink } = sitter;
  const lit = side < 0;
  const at = (x: number) => MIDDLE + side * x;
  let folds = "";
  for (let i = 0; i < 5; i++) {
    folds += cut(at(88), 672 - i * 20, at(124), 660 - i * 20, at(164 + i * 3), 676 - i * 22, 2.2);
  }
  const socket = outline`98 728, 124 716, 150 730, 142 756, 118 764, 100 752`;
  const rim = outline`84 700, 110 674, 146 676, 168 700, 166 736, 148 726, 124 722, 102 730, 88 738`;
  return (
    (empty ? shape(onSide(socket, side), ink.shade3) : "") +
    shape(onSide(rim, side), lit ? ink.light1 : ink.shade2) +
    filled(cut(at(88), 738, at(124), 708, at(166), 736, 2.4), lit ? ink.shade2 : ink.shade3) +
    wrinkles(sitter, folds, lit ? ink.shade1 : ink.shade3, 0.7)
  );
}

/** What is drawn of one tusk of the front view: `side` is -1 at the left of the drawing. */
export const runOfTusk = (figure: Figure, own: Side, side: 1 | -1): readonly Point[] =>
  keptOf(spineOfSide(figure, own, side), endOf(figure, own));

export function drawFrontTusks(sitter: Sitter): string {
  const { figure } = sitter;
  const order = figure.leftOverRight ? ([-1, 1] as const) : ([1, -1] as const);
  return order
    .map((side) => {
      const own = side < 0 ? "right" : "left";
      // Whether he has a tusk here is not recorded: the cover hides the mouth.
      if (figure.recorded?.[own].tusk === "hidden") return "";
      const has = hasTusk(figure, own);
      const spine = spineOfSide(figure, own, side);
      const halfWidth = halfWidthOf(figureOfSide(figure, own));
      return (has ? drawTusk(sitter, spine, halfWidth, endOf(figure, own)) : "") + lip(sitter, side, !has);
    })
    .join("");
}
