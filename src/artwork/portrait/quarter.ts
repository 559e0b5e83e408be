import { mix } from "../colour.ts";
import { lerp, outline, type Point, smoothPath, tenth } from "../geometry.ts";
import { clipOutline, clippedBy, cut, filled, shape } from "../marks.ts";
import { ribbon } from "../ribbon.ts";
import { drawEar, drawLaidBackEar } from "./ear.ts";
import { drawTurnedEye } from "./eye.ts";
import { type Figure, hasTusk, oldness, otherSide, type Sitter, wrinkles } from "./sitter.ts";
import { drawRings, drawSpots, trunkSpots } from "./trunk.ts";
import { drawTusk, endOf, spineOf } from "./tusk.ts";

function body(sitter: Sitter): string {
  const { ink, random, id } = sitter;
  const contour = smoothPath(outline`
    540 380, 640 326, 744 316, 842 358, 922 450, 974 570, 992 720, 984 860, 972 990, 984 1150, 988 1340, 842 1340,
    838 1180, 826 1070, 796 1012, 730 1030, 700 1060, 702 1170, 712 1340, 532 1340, 528 1170, 506 1060, 470 960,
    450 800, 480 560
  `);
  let skin = "";
  for (let i = 0; i < 60; i++) {
    const y = random.between(420, 980);
    const x = random.between(620, 930);
    skin += cut(x, y, x + 20, y + 14, x + random.between(20, 60), y + random.between(10, 34), 2.2);
  }
  for (let i = 0; i < 8; i++) {
    const y = 1090 + i * 28;
    skin += cut(536, y, 610, y + 16, 690, y, 2.4) + cut(848, y, 900, y + 14, 976, y, 2.4);
  }
  const planes =
    shape(
      outline`
      480 780, 600 860, 740 900, 860 870, 1000 800, 1000 1340, 640 1340, 650 1100, 560 1000
    `,
      ink.shade2,
    ) +
    shape(outline`900 500, 960 640, 950 860, 930 1000, 930 1340, 1010 1340, 1010 500`, ink.shade3, 0.7) +
    shape(outline`640 1040, 690 1000, 720 1340, 650 1340`, ink.shade3, 0.7) +
    shape(outline`560 360, 640 326, 744 316, 842 358, 922 450, 940 490, 840 390, 744 344, 650 356`, ink.light1) +
    shape(outline`534 1080, 560 1060, 566 1200, 576 1340, 534 1340, 530 1180`, ink.body, 0.8) +
    wrinkles(sitter, skin, ink.shade3, 0.55);
  return (
    shape(outline`410 900, 520 880, 536 1100, 540 1330, 396 1330, 404 1100`, ink.shade3) +
    shape(outline`770 980, 860 980, 850 1330, 756 1330, 770 1130`, ink.shade3) +
    clipOutline(`${id}b`, contour) +
    filled(contour, ink.shade1) +
    clippedBy(`${id}b`, planes)
  );
}

const farEar = (sitter: Sitter): string =>
  drawEar(sitter, {
    id: "f",
    points: outline`
      312 332, 262 306, 206 316, 168 366, 150 440, 156 520, 178 596, 208 664, 228 664, 246 620, 268 560, 300 480
    `,
    hub: [300, 470],
    lobe: 7,
    middle: 4,
    fold: 5,
    foldWidth: 30,
    colours: { base: sitter.ink.light1, inner: sitter.ink.body, deep: sitter.ink.shade1, rim: sitter.ink.light2 },
    scale: 1,
    far: true,
  });

function nearEar(sitter: Sitter): string {
  const { ink, id } = sitter;
  const isKnown = sitter.figure.recorded === null;
  const thrown = shape(
    outline`
    580 360, 700 310, 830 420, 862 520, 840 620, 800 700, 760 790, 716 820, 640 740, 570 620
  `,
    ink.shade3,
    0.5,
  );
  const ear = (isKnown ? drawEar : drawLaidBackEar)(sitter, {
    id: "n",
    points: outline`
      562 340, 614 296, 696 292, 772 334, 822 412, 834 502, 814 590, 774 664, 738 738, 706 776, 676 740, 636 676,
      598 600, 574 480
    `,
    hub: [576, 470],
    lobe: 9,
    middle: 5,
    fold: 5,
    foldWidth: 40,
    colours: {
      base: mix(ink.body, ink.light1, 0.45),
      inner: mix(ink.body, ink.shade1, 0.55),
      deep: ink.shade1,
      rim: ink.light2,
    },
    scale: 1,
    far: false,
  });
  return isKnown ? clippedBy(`${id}b`, thrown) + ear : clippedBy(`${id}b`, ear);
}

/** The spine of the near tusk, from lip to tip. */
export const nearTuskSpine = (figure: Figure): readonly Point[] => spineOf(figure, shapedNearSpine);

function shapedNearSpine({ tuskShape, tuskLen: length }: Figure): readonly Point[] {
  switch (tuskShape) {
    case "crossed":
      return outline`440 724, 428 810, 392 900, 330 968, 262 1004, ${200 - 20 * length} 1008`;
    case "upswept":
      return outline`
        440 724, 424 820, 376 900, 306 940, 236 ${920 - 10 * length}, ${188 - 10 * length} ${850 - 50 * length}
      `;
    case "spread":
      return outline`440 724, 452 820, 452 910, 436 990, 406 ${1052 + 20 * length}, 366 ${1096 + 40 * length}`;
    case "downward":
      return outline`440 724, 430 820, 412 920, 392 ${1010 + 10 * length}, 376 ${1080 + 50 * length}`;
    case "short":
      return outline`440 724, 430 775, 412 822, 388 ${860 + 20 * length}, 362 ${886 + 30 * length}`;
    case "inward":
      return outline`440 724, 436 820, 408 912, 352 986, 296 ${1022 + 10 * length}, 246 1038`;
    case "parallel":
      return outline`440 724, 432 800, 412 876, 380 944, 340 ${988 + 20 * length}`;
    case "plain":
      return outline`440 724, 431 796, 408 866, 370 ${926 + 10 * length}, ${326 - 10 * length} ${962 + 20 * length}`;
    case "long":
      return outline`440 724, 430 824, 398 924, 340 1004, 266 ${1048 + 10 * length}, ${196 - 30 * length} 1044`;
  }
}

/** The spine of the far tusk, from lip to tip. */
export const farTuskSpine = (figure: Figure): readonly Point[] => spineOf(figure, shapedFarSpine);

function shapedFarSpine({ tuskShape, tuskLen: length }: Figure): readonly Point[] {
  switch (tuskShape) {
    case "crossed":
      return outline`276 706, 250 800, 240 880, 262 960, 310 1020, ${360 + 20 * length} 1050`;
    case "upswept":
      return outline`276 706, 232 790, 178 842, 120 850, 80 812, 66 ${750 - 40 * length}`;
    case "spread":
      return outline`276 706, 232 792, 184 866, 138 918, ${90 - 20 * length} 946`;
    case "downward":
      return outline`276 706, 250 800, 234 890, 222 970, 214 ${1030 + 50 * length}`;
    case "short":
      return outline`276 706, 250 760, 226 806, 200 ${840 + 16 * length}`;
    case "inward":
      return outline`276 706, 236 796, 214 886, 214 962, 232 ${1012 + 10 * length}, 256 1040`;
    case "parallel":
      return outline`276 706, 246 790, 212 868, 180 ${926 + 10 * length}, 150 ${960 + 20 * length}`;
    case "plain":
      return outline`276 706, 242 786, 204 862, 168 ${912 + 10 * length}, ${134 - 8 * length} ${936 + 20 * length}`;
    case "long":
      return outline`276 706, 236 800, 196 890, 160 960, 116 ${1000 + 10 * length}, ${72 - 20 * length} 1004`;
  }
}

function nearTusk(sitter: Sitter): string {
  const { figure } = sitter;
  const socket = outline`416 726, 440 712, 466 724, 462 750, 438 762, 418 750`;
  return hasTusk(figure, figure.near)
    ? drawTusk(sitter, nearTuskSpine(figure), 29 + 4 * figure.tuskLen, endOf(figure, figure.near))
    : shape(socket, "#171110");
}

function farTusk(sitter: Sitter): string {
  const { figure } = sitter;
  const far = otherSide(figure.near);
  return hasTusk(figure, far)
    ? drawTusk(sitter, farTuskSpine(figure), 24 + 4 * figure.tuskLen, endOf(figure, far))
    : "";
}

function head(sitter: Sitter): string {
  const { figure, ink, random, id } = sitter;
  const { domes } = figure;
  const old = oldness(figure);
  const contour = smoothPath(outline`
    408 ${256 + 8 * domes}, 444 234, 498 ${222 - 6 * domes}, 552 244, 588 300, 602 370, 600 450, 590 540, 568 620,
    540 690, 500 736, 452 758, 400 750, 330 760, 262 720, 246 650, 248 580, 254 520, 264 476, ${282 + old * 6} 424,
    280 368, 286 306, 318 258, 360 ${240 - 3 * domes}, 388 246
  `);
  const planes =
    shape(
      outline`
      470 220, 530 290, 540 380, 560 450, 548 540, 500 620, 470 690, 470 800, 640 800, 640 200
    `,
      ink.shade1,
    ) +
    shape(outline`560 240, 590 340, 590 470, 570 580, 520 680, 470 740, 480 800, 640 800, 640 240`, ink.shade2) +
    shape(
      outline`
      270 300, 320 250, 372 240, 404 262, 402 330, 390 420, 400 520, 380 620, 330 760, 230 740, 236 560, 262 470,
      290 420, 276 360
    `,
      ink.light1,
    ) +
    shape(
      outline`
      280 300, 318 258, 360 244, 384 256, 352 286, 336 350, 340 430, 310 500, 300 620, 276 720, 240 700, 240 580,
      262 480, 292 424, 276 360
    `,
      ink.light2,
    ) +
    shape(outline`430 246, 470 228, 510 232, 528 268, 500 330, 462 340, 432 300`, mix(ink.body, ink.light1, 0.8)) +
    shape(
      outline`
      446 400, 474 360, 520 372, 552 420, 556 462, 510 452, 462 452
    `,
      ink.shade1,
      tenth(0.35 + 0.4 * old),
    ) +
    shape(outline`420 486, 460 456, 510 456, 552 486, 510 478, 462 480, 440 520`, ink.light1) +
    shape(
      outline`
      420 570, 470 548, 510 580, 500 640, 462 700, 440 756, 410 740, 424 650
    `,
      mix(ink.body, ink.light1, 0.75),
    );
  let skin = "";
  for (let i = 0; i < 7; i++) {
    const y = 346 + i * 22;
    skin += cut(306, y, 350, y + 18, 404, y - 2, 2.2);
  }
  for (let i = 0; i < 26; i++) {
    const x = random.between(300, 560);
    const y = random.between(262, 430);
    skin += cut(x, y, x + 12, y + 8, x + random.between(14, 30), y + random.between(2, 16), 1.8);
  }
  for (let i = 0; i < 9; i++) {
    const y = 560 + i * 17;
    skin += cut(452 - i * 3, y, 500 - i * 3, y + 16, 552 - i * 7, y + 2, 2.2);
  }
  return (
    clipOutline(`${id}h`, contour) +
    filled(contour, ink.body) +
    clippedBy(`${id}h`, planes) +
    wrinkles(sitter, skin, ink.shade2, 0.6)
  );
}

function trunk(sitter: Sitter): string {
  const { figure, ink, id } = sitter;
  const { sway } = figure;
  const spine = outline`
    368 440, 356 560, 340 690, ${322 + sway * 0.1} 820, ${308 + sway * 0.4} 950, ${302 + sway * 0.8} 1080,
    ${310 + sway} 1210, ${322 + sway} 1340
  `;
  const trunk = ribbon(spine, (t) => (t < 0.3 ? lerp(84, 97, t / 0.3) : lerp(97, 44, ((t - 0.3) / 0.7) ** 0.82)), 6);
  const planes =
    filled(trunk.band(-1, 1, 0.32, 1), ink.body) +
    filled(trunk.wedge(-1, 0, 0.14, 1, 0.12), ink.light1) +
    filled(trunk.wedge(-0.97, -0.46, 0.2, 0.99), ink.light2) +
    filled(trunk.wedge(1, 0.24, 0.2, 1, 0.25), ink.shade1) +
    filled(trunk.wedge(1, 0.66, 0.26, 1), ink.shade2);
  return (
    clipOutline(`${id}t`, trunk.outline) +
    filled(trunk.wedge(1, 1.3, 0.24, 0.7, 0.2), ink.shade3, 0.45) +
    clippedBy(`${id}t`, planes) +
    drawRings(sitter, trunk, { from: 0.1, count: 34 }) +
    drawSpots(sitter, trunkSpots(sitter, trunk, { count: 280, from: 0.08, reach: 0.6, edge: 0.9 }))
  );
}

/** The lip from which the near tusk grows. */
const nearLip = ({ ink }: Sitter): string =>
  shape(
    outline`
    400 706, 424 672, 462 668, 490 692, 490 734, 468 726, 440 720, 416 730, 402 742
  `,
    ink.body,
  ) +
  shape(
    outline`
    402 700, 424 674, 446 672, 430 700, 410 728
  `,
    ink.light1,
  ) +
  filled(cut(402, 742, 440, 706, 490, 734, 2.4), ink.shade3);

/** A tusker turned three quarters, his head to the left. */
export function drawQuarter(sitter: Sitter): string {
  const { figure, ink } = sitter;
  const crossed = figure.tuskShape === "crossed";
  const far = figure.recorded === null ? farTusk(sitter) : "";
  const jaw = outline`380 700, 500 700, 520 740, 470 800, 420 838, 384 820`;
  const farEye =
    filled(cut(252, 494, 268, 478, 296, 500, 5), ink.shade1, 0.8) +
    filled(cut(256, 530, 272, 538, 292, 522, 3), ink.shade1, 0.8);
  return (
    body(sitter) +
    (figure.recorded === null ? farEar(sitter) : "") +
    (crossed ? "" : far) +
    shape(jaw, ink.shade3) +
    head(sitter) +
    trunk(sitter) +
    (crossed ? far : "") +
    drawTurnedEye(sitter, 500, 512, 1) +
    farEye +
    (figure.recorded === null ? nearTusk(sitter) + nearLip(sitter) : "") +
    nearEar(sitter)
  );
}
