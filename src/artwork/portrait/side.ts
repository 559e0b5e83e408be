import { mix } from "../colour.ts";
import { lerp, outline, type Point, smoothPath } from "../geometry.ts";
import { clipOutline, clippedBy, cut, filled, shape } from "../marks.ts";
import { ribbon } from "../ribbon.ts";
import { drawEar, drawLaidBackEar } from "./ear.ts";
import { drawTurnedEye } from "./eye.ts";
import { drawBackCloth, drawSideHeadCloth } from "./side-regalia.ts";
import { type Figure, hasTusk, otherSide, type Sitter, wrinkles } from "./sitter.ts";
import { drawRings, drawSpots, trunkSpots } from "./trunk.ts";
import { drawTusk, endOf, spineOf } from "./tusk.ts";
import { drawVeil } from "./veil.ts";

/** The three visible toenails of a foot. */
const nails = (x: number, y: number, colour: string): string =>
  `<g fill="${colour}">${[0, 19, 38].map((dx) => `<ellipse cx="${x + dx}" cy="${y}" rx="8.5" ry="7"/>`).join("")}</g>`;

function farLegsAndTail({ ink, figure }: Sitter): string {
  const tail = ribbon(outline`952 520, 984 590, 1000 670, 996 750`, (t) => 10 - 5 * t);
  const brush = outline`992 730, 1006 745, 1010 800, 994 842, 984 800, 988 750`;
  // Nobody recorded his tail: it hangs behind the leg.
  const shownTail = figure.recorded === null ? filled(tail.outline, ink.shade1) + shape(brush, ink.shade3) : "";
  return (
    shape(
      outline`
    372 640, 470 660, 462 760, 424 850, 400 920, 392 962, 396 992, 376 1000, 306 1000, 294 988, 302 950, 326 880,
    348 800, 360 720
  `,
      ink.shade2,
    ) +
    shape(
      outline`
    740 680, 880 660, 870 760, 826 840, 806 910, 802 960, 808 992, 786 1000, 714 1000, 702 986, 708 930, 724 870,
    728 800
  `,
      ink.shade2,
    ) +
    shownTail
  );
}

function skinOfBody({ random }: Sitter): string {
  let data = "";
  for (let i = 0; i < 9; i++) {
    const x = 640 + i * 19;
    const y = 470 + ((i * 5) % 4) * 22;
    data += cut(x, y, x + 16, y + 70, x - 4, y + 120 + random() * 60, 1.9);
  }
  for (let i = 0; i < 34; i++) {
    const x = random.between(560, 920);
    const y = random.between(390, 720);
    data += cut(x, y, x + 14, y + 12, x + random.between(10, 36), y + random.between(14, 40), 1.8);
  }
  for (let i = 0; i < 8; i++) {
    const y = 812 + i * 20;
    data += cut(458, y, 505, y + 12, 556, y - 2, 2) + cut(850, y + 8, 896, y + 20, 940, y + 4, 2);
  }
  for (let i = 0; i < 5; i++) {
    data += cut(772 + i * 6, 640 + i * 22, 800 + i * 6, 690 + i * 18, 806 + i * 4, 760 + i * 6, 2);
  }
  return data;
}

function body(sitter: Sitter): string {
  const { ink, id } = sitter;
  const contour = smoothPath(outline`
    440 400, 520 352, 610 330, 700 330, 790 352, 868 402, 926 468, 958 545, 968 620, 962 690, 950 752, 938 812,
    938 870, 948 930, 956 980, 940 1001, 858 1001, 844 980, 850 920, 846 868, 832 818, 802 774, 768 748, 700 764,
    630 764, 572 748, 566 800, 558 860, 556 920, 564 978, 550 1001, 462 1001, 450 978, 456 910, 450 850, 436 800,
    412 740, 392 690, 380 600, 392 480
  `);
  const planes =
    shape(
      outline`
      420 640, 520 690, 640 690, 760 660, 880 640, 980 600, 1000 820, 1000 1010, 800 1010, 780 800, 600 790,
      580 1010, 500 1010, 500 820
    `,
      ink.shade1,
    ) +
    shape(outline`560 742, 640 730, 760 712, 810 760, 770 800, 640 800`, ink.shade2) +
    shape(outline`900 700, 980 560, 1000 800, 980 1010, 912 1010, 902 880`, ink.shade2) +
    shape(outline`528 760, 590 740, 580 1010, 526 1010, 518 880`, ink.shade2) +
    shape(
      outline`
      440 400, 520 352, 610 330, 700 330, 790 352, 868 402, 926 468, 950 520, 890 452, 796 386, 700 352, 610 352,
      530 378, 470 420
    `,
      ink.light2,
    ) +
    shape(outline`560 400, 640 376, 740 390, 820 440, 880 520, 830 520, 740 470, 640 440, 580 450`, ink.light1) +
    shape(
      outline`
      790 520, 850 540, 890 620, 880 720, 850 790, 820 760, 800 680, 780 600
    `,
      mix(ink.body, ink.light1, 0.7),
    ) +
    shape(
      outline`
      452 640, 500 660, 510 760, 494 860, 488 1000, 456 1000, 460 900, 452 830, 430 760
    `,
      ink.light1,
      0.8,
    ) +
    shape(outline`848 820, 880 830, 884 920, 884 1000, 848 1000, 856 920`, ink.light1, 0.7) +
    wrinkles(sitter, skinOfBody(sitter), ink.shade2, 0.7);
  return (
    clipOutline(`${id}b`, contour) +
    filled(contour, ink.body) +
    clippedBy(`${id}b`, planes) +
    nails(462, 990, mix(ink.light3, ink.ivory, 0.3)) +
    nails(858, 990, mix(ink.light3, ink.ivory, 0.2)) +
    nails(306, 990, ink.light1) +
    nails(714, 990, ink.light1)
  );
}

/** A single tusk on an unrecorded side: a glimpse between the veil that hides its base and the trunk around its tip. */
const LONE_TUSK: readonly Point[] = outline`312 650, 290 702, 252 744, 206 766, 162 766, 128 748`;

/** The spine of the near tusk, from lip to tip. */
export function sideTuskSpine(figure: Figure): readonly Point[] {
  return figure.tusks === "one" ? LONE_TUSK : spineOf(figure, shapedSpine);
}

function shapedSpine({ tuskShape, tuskLen: length }: Figure): readonly Point[] {
  switch (tuskShape) {
    case "crossed":
      return outline`312 650, 286 700, 250 746, 206 774, 160 782, ${120 - 10 * length} 770`;
    case "upswept":
      return outline`
        312 650, 282 698, 234 724, 180 716, ${138 - 10 * length} 676, ${118 - 14 * length} ${620 - 20 * length}
      `;
    case "spread":
      return outline`312 650, 290 700, 258 744, 216 ${774 + 6 * length}, ${170 - 16 * length} ${790 + 12 * length}`;
    case "downward":
      return outline`312 650, 300 706, 286 762, 268 ${812 + 10 * length}, 246 ${852 + 34 * length}`;
    case "short":
      return outline`312 650, 298 684, 278 714, 252 ${736 + 8 * length}`;
    case "parallel":
      return outline`312 650, 293 704, 260 750, 222 ${776 + 8 * length}, ${184 - 14 * length} ${786 + 8 * length}`;
    case "plain":
      return outline`312 650, 291 702, 256 742, 212 ${762 + 8 * length}, ${170 - 14 * length} ${764 + 8 * length}`;
    case "inward":
      return outline`312 650, 290 706, 252 752, 206 780, 162 ${788 + 4 * length}, ${128 - 16 * length} 776`;
    case "long":
      return outline`
        312 650, 288 704, 250 748, 204 770, ${156 - 10 * length} 764, ${116 - 22 * length} ${734 - 14 * length}
      `;
  }
}

function nearTusk(sitter: Sitter): string {
  const { figure, ink } = sitter;
  return hasTusk(figure, figure.near)
    ? drawTusk(sitter, sideTuskSpine(figure), 18 + 3 * figure.tuskLen, endOf(figure, figure.near))
    : `<ellipse cx="312" cy="664" rx="14" ry="9" fill="${ink.shade3}"/>`;
}

function farTusk(sitter: Sitter): string {
  const { figure } = sitter;
  const far = otherSide(figure.near);
  if (!hasTusk(figure, far)) return "";
  const crossing = outline`312 650, 276 690, 236 728, 196 772, 164 812, 140 836`;
  const spine = figure.tuskShape === "crossed" ? crossing : sideTuskSpine(figure);
  const behind = spine.map(([x, y]): Point => [x - 14, y - 12]);
  return drawTusk(sitter, behind, 15 + 3 * figure.tuskLen, endOf(figure, far));
}

/** The end of a raised trunk, curled around the tip of a single tusk. */
function trunkEnd({ ink }: Sitter): string {
  const end = ribbon(outline`204 752, 172 790, 134 782, 118 744, 142 716`, (t) => lerp(27, 17, t), 6);
  let rings = "";
  for (let i = 1; i < 9; i++) {
    const [from, to] = [end.at(i / 9, -0.8), end.at(i / 9, 0.8)];
    rings += cut(from[0], from[1], end.at(i / 9 + 0.03, 0)[0], end.at(i / 9 + 0.03, 0)[1], to[0], to[1], 1.6);
  }
  return (
    filled(end.outline, ink.body) + filled(end.wedge(1, 0.2, 0, 1, 0.2), ink.shade1) + filled(rings, ink.shade2, 0.8)
  );
}

function trunkSpine({ trunkUp, tusks, sway: swing }: Figure): readonly Point[] {
  if (trunkUp || tusks === "one")
    return outline`332 470, 300 580, 262 670, 214 740, 176 786, 140 780, 128 740, 150 716`;
  const sway = swing * 0.5;
  return outline`
    334 470, 302 580, 276 684, ${258 + sway * 0.2} 780, ${248 + sway * 0.6} 860, ${232 + sway} 922,
    ${200 + sway} 956, ${164 + sway} 948
  `;
}

function headAndTrunk(sitter: Sitter): string {
  const { figure, ink, random, id } = sitter;
  const { domes } = figure;
  const trunk = ribbon(
    trunkSpine(figure),
    (t) => (t < 0.25 ? lerp(62, 57, t / 0.25) : lerp(57, 15, ((t - 0.25) / 0.75) ** 0.8)),
    6,
  );
  const contour = smoothPath(outline`
    476 396, 446 346, 402 ${316 - 6 * domes}, 352 ${318 - 4 * domes}, 318 346, 302 ${392 + 4 * domes}, 288 436,
    266 484, 250 550, 258 620, 288 664, 330 676, 388 676, 432 646, 470 580, 486 480
  `);
  const headPlanes =
    shape(outline`420 330, 470 400, 440 520, 400 590, 360 640, 330 690, 460 690, 520 560, 500 380`, ink.shade1) +
    shape(
      outline`
      400 314, 352 316, 316 346, 300 392, 286 436, 262 484, 246 560, 256 620, 300 600, 312 520, 330 440, 352 390,
      380 350
    `,
      ink.light1,
    ) +
    shape(
      outline`
      396 318, 352 318, 318 348, 302 394, 290 436, 266 484, 252 550, 272 540, 296 470, 318 410, 340 364
    `,
      ink.light2,
    ) +
    shape(outline`352 424, 372 392, 408 398, 428 440, 404 458, 364 448`, ink.shade1, 0.55) +
    shape(outline`322 470, 352 452, 388 460, 372 472, 340 478`, ink.light2) +
    shape(outline`316 560, 360 540, 384 570, 352 630, 330 664, 298 650`, mix(ink.body, ink.light1, 0.7));
  const trunkPlanes =
    filled(trunk.wedge(-1, 1, 0.14, 1, 0.2), ink.body) +
    filled(trunk.wedge(-1, 0, 0.04, 1, 0.15), ink.light1) +
    filled(trunk.wedge(-1, -0.5, 0, 0.99, 0.1), ink.light2) +
    filled(trunk.wedge(1, 0.2, 0.2, 1, 0.2), ink.shade1) +
    filled(trunk.wedge(1, 0.64, 0.24, 1), ink.shade2);
  const rings = drawRings(sitter, trunk, { from: 0.08, count: 30, bow: 34 });
  const spots = trunkSpots(sitter, trunk, { count: 280, from: 0.08, reach: 0.48, edge: 0.9 });
  let skin = "";
  for (let i = 0; i < 16; i++) {
    const x = random.between(316, 430);
    const y = random.between(340, 440);
    skin += cut(x, y, x + 8, y + 6, x + random.between(8, 22), y + random.between(4, 12), 1.5);
  }
  for (let i = 0; i < 7; i++) {
    skin += cut(326 - i, 560 + i * 13, 360, 572 + i * 13, 402 - i * 5, 560 + i * 13, 1.8);
  }
  const jaw = outline`330 640, 420 640, 424 676, 388 700, 352 716, 330 706, 322 680`;
  return (
    shape(jaw, ink.shade2) +
    filled(contour, ink.body) +
    clipOutline(`${id}h`, contour) +
    clipOutline(`${id}t`, trunk.outline) +
    clippedBy(`${id}h`, headPlanes) +
    clippedBy(`${id}t`, trunkPlanes) +
    rings +
    drawSpots(sitter, spots, 0.7) +
    wrinkles(sitter, skin, ink.shade2, 0.65)
  );
}

const lip = ({ ink }: Sitter): string =>
  shape(
    outline`
  284 650, 298 622, 324 614, 350 630, 348 664, 330 656, 308 652, 294 664
`,
    ink.body,
  ) +
  shape(
    outline`
  286 646, 298 624, 318 616, 306 640, 294 660
`,
    ink.light1,
  );

function ear(sitter: Sitter): string {
  const { ink, id } = sitter;
  const thrown = shape(
    outline`
    450 400, 560 392, 604 450, 610 530, 586 620, 552 704, 520 726, 480 670, 440 560
  `,
    ink.shade2,
    0.55,
  );
  const isKnown = sitter.figure.recorded === null;
  const near = (isKnown ? drawEar : drawLaidBackEar)(sitter, {
    id: "n",
    points: outline`
      422 388, 452 356, 504 352, 556 376, 592 428, 602 496, 592 566, 566 628, 540 684, 518 716, 496 690, 468 636,
      442 566, 424 474
    `,
    hub: [434, 476],
    lobe: 8,
    middle: 5,
    fold: 5,
    foldWidth: 26,
    colours: {
      base: mix(ink.body, ink.light1, 0.4),
      inner: mix(ink.body, ink.shade1, 0.5),
      deep: ink.shade1,
      rim: ink.light2,
    },
    scale: 0.72,
    far: false,
  });
  return isKnown ? clippedBy(`${id}b`, thrown) + near : clippedBy(`${id}b`, near);
}

/** A tusker from the side, walking to the left on a ground line at y = 1000. */
export function drawSide(sitter: Sitter): string {
  const { regalia: dressed, recorded, tusks } = sitter.figure;
  const areTusksShown = recorded === null || tusks === "one";
  return (
    farLegsAndTail(sitter) +
    body(sitter) +
    (areTusksShown ? farTusk(sitter) : "") +
    headAndTrunk(sitter) +
    (dressed ? drawBackCloth(sitter) + drawSideHeadCloth(sitter) : "") +
    drawTurnedEye(sitter, 348, 486, 0.62) +
    (areTusksShown ? nearTusk(sitter) + lip(sitter) : "") +
    (dressed && recorded !== null ? "" : ear(sitter)) +
    (tusks === "one" ? trunkEnd(sitter) + drawVeil(sitter) : "")
  );
}
