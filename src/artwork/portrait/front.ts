import { mix } from "../colour.ts";
import { lerp, outline, type Point, smoothPath, tenth } from "../geometry.ts";
import { clipOutline, clippedBy, cut, disc, filled, shape } from "../marks.ts";
import { ribbon } from "../ribbon.ts";
import { eyeball, iris, sightOf } from "./eye.ts";
import { drawFrontEar } from "./front-ear.ts";
import { drawEarCloth, drawFrontCloth } from "./front-regalia.ts";
import { drawFrontTusks } from "./front-tusks.ts";
import { drawRecordedEar, isEarShown } from "./recorded-ear.ts";
import { MIDDLE, oldness, onSide, paleness, type Sitter, symmetric, wrinkles } from "./sitter.ts";
import { drawSpots, trunkSpots } from "./trunk.ts";

const BODY = outline`
  0 330, 150 340, 262 420, 322 560, 340 720, 322 880, 300 1000, 292 1120, 300 1330, 110 1330, 104 1130,
  90 1040, 0 1020
`;

function body({ ink, random }: Sitter): string {
  let flank = "";
  for (let i = 0; i < 26; i++) {
    const y = 800 + random() * 420;
    const x = MIDDLE - 285 + random() * 150;
    flank += cut(x, y, x + 22, y + 8, x + 48, y - 2 + random() * 8, 2.2);
  }
  let legs = "";
  for (let i = 0; i < 9; i++) {
    const y = 1060 + i * 26;
    legs += cut(212, y, 300, y + 14, 388, y, 2.6) + cut(612, y, 700, y + 14, 788, y, 2.6);
  }
  return (
    shape(symmetric(BODY), ink.shade2) +
    shape(
      outline`
      650 420, 820 560, 840 720, 822 880, 800 1000, 796 1330, 730 1330, 736 1050, 750 800
    `,
      ink.shade3,
      0.7,
    ) +
    shape(
      outline`
      170 600, 158 720, 176 880, 198 1000, 204 1330, 230 1330, 224 1060, 204 880, 188 720
    `,
      ink.light1,
      0.75,
    ) +
    shape(outline`590 1010, 650 980, 650 1330, 608 1330, 602 1130`, ink.shade1, 0.6) +
    shape(outline`410 1010, 350 900, 330 1330, 392 1330, 398 1130`, ink.shade3, 0.7) +
    filled(flank, ink.shade1, 0.8) +
    filled(legs, ink.shade3, 0.6)
  );
}

function head(sitter: Sitter): string {
  const { figure, ink, id } = sitter;
  const { domes } = figure;
  const old = oldness(figure);
  const hollow = 8 + old * 12;
  const rise = 8 + 12 * domes;
  const contour = smoothPath(
    symmetric(outline`
    0 ${238 + rise}, 30 ${235 + rise * 0.55}, 84 ${222 - domes * 6}, 134 240, 168 288, 179 342,
    ${172 - hollow * 0.7} 396, 180 446, 197 494, 194 552, 182 620, 172 690, 160 740, 128 764, 92 762, 60 770, 0 790
  `),
  );
  const planes: readonly (readonly [readonly Point[], string, number?])[] = [
    [outline`6 240, 60 300, 70 400, 96 470, 74 560, 80 660, 96 800, 260 800, 260 200, 100 190`, ink.shade1],
    [outline`150 250, 132 330, 120 400, 150 452, 170 560, 140 640, 150 800, 260 800, 260 230`, ink.shade2],
    [
      outline`
      -150 230, -84 210, -22 250, -14 300, -40 360, -62 430, -110 452, -122 400, -158 350, -176 300
    `,
      ink.light1,
    ],
    [
      outline`
      -150 250, -108 222, -62 228, -44 252, -72 266, -92 306, -104 372, -126 352, -160 318, -172 290
    `,
      ink.light2,
    ],
    [outline`30 252, 80 232, 118 250, 112 300, 84 330, 50 312`, mix(ink.shade1, ink.body, 0.5)],
    // The hollow of the temple, brow and cheek, the ridge of the nose.
    [outline`-170 352, -140 372, -116 420, -136 448, -172 440, -190 400`, ink.shade1, tenth(0.55 + 0.4 * old)],
    [outline`-206 476, -182 442, -140 436, -100 462, -88 520, -112 540, -116 490, -150 478, -200 502`, ink.light1],
    [outline`-194 560, -150 540, -116 580, -112 660, -128 740, -170 730, -186 640`, ink.light1],
    [outline`-186 600, -160 580, -138 610, -136 680, -150 730, -172 690`, ink.light2],
    [outline`-46 400, -14 380, 6 430, 14 560, 0 760, -90 760, -92 600, -70 480`, ink.light1],
  ];
  const modelled = planes.map(([points, colour, opacity]) => shape(onSide(points, 1), colour, opacity)).join("");
  return clipOutline(`${id}h`, contour) + filled(contour, ink.body) + clippedBy(`${id}h`, modelled);
}

function trunk(sitter: Sitter): string {
  const { figure, ink, random, id } = sitter;
  const { sway } = figure;
  const spine = outline`
    500 480, 500 600, 500 720, ${MIDDLE + sway * 0.1} 840, ${MIDDLE + sway * 0.45} 970,
    ${MIDDLE + sway * 0.9} 1100, ${MIDDLE + sway * 1.1} 1220, ${MIDDLE + sway} 1340
  `;
  const trunk = ribbon(spine, (t) => (t < 0.3 ? lerp(96, 98, t / 0.3) : lerp(98, 44, ((t - 0.3) / 0.7) ** 0.82)), 6);
  const planes =
    filled(trunk.wedge(-0.3, 1, 0.3, 1, 0.12), ink.body) +
    filled(trunk.band(-1, 0.1, 0.27, 1), ink.body) +
    filled(trunk.wedge(-1, -0.1, 0.2, 1, 0.12), ink.light1) +
    filled(trunk.wedge(-0.96, -0.52, 0.24, 0.99), ink.light2) +
    filled(trunk.wedge(1, 0.22, 0.1, 1, 0.22), ink.shade1) +
    filled(trunk.wedge(1, 0.66, 0.16, 1), ink.shade2);
  let dark = "";
  let light = "";
  for (let i = 0; i < 34; i++) {
    const t = 0.1 + i * 0.0265;
    const skew = random.between(-0.03, 0.03);
    const a = trunk.at(t, -random.between(0.72, 0.98));
    const b = trunk.at(t + skew * 0.2, random.between(0.72, 0.98));
    const m = trunk.at(t, 0);
    const { direction } = trunk.frame(t);
    const bow = 26 - 10 * t;
    if (i < 3) {
      const [ax, ay] = trunk.at(t, -0.5);
      const [bx, by] = trunk.at(t, 0.5);
      dark += cut(ax, ay, m[0] + direction[0] * bow, m[1] + direction[1] * bow, bx, by, 2.4);
      continue;
    }
    const viaX = m[0] + direction[0] * bow * 2;
    const viaY = m[1] + direction[1] * bow * 2;
    dark += cut(a[0], a[1], viaX, viaY, b[0], b[1], random.between(2.4, 5));
    const below = t + 0.008;
    const [ax, ay] = trunk.at(below, -0.9);
    const [bx, by] = trunk.at(below, -0.1);
    const [mx, my] = trunk.at(below, -0.5);
    light += cut(ax, ay, mx + direction[0] * 13, my + direction[1] * 13, bx, by, 2);
  }
  const spots = trunkSpots(sitter, trunk, { count: 300, from: 0.1, reach: 0.6, edge: 0.92 });
  for (let i = 0; i < 90 * paleness(figure, "face"); i++) {
    spots.small.push([MIDDLE + (random() + random() - 1) * 130, 330 + random() * 190]);
  }
  return (
    clipOutline(`${id}t`, trunk.outline) +
    filled(trunk.wedge(1, 1.26, 0.22, 0.66, 0.2), ink.shade3, 0.5) +
    clippedBy(`${id}t`, planes) +
    filled(dark, ink.shade2, 0.8) +
    filled(light, ink.light3, 0.7) +
    drawSpots(sitter, spots)
  );
}

function brow(sitter: Sitter): string {
  const { random } = sitter;
  let data = "";
  for (let i = 0; i < 7; i++) {
    const y = 352 + i * 22;
    const half = 44 + random() * 26;
    const from = y + random.between(-4, 4);
    const viaX = MIDDLE + random.between(-10, 10);
    data += cut(MIDDLE - half, from, viaX, y + 16, MIDDLE + half, y + random.between(-4, 4), 2.4);
  }
  for (let i = 0; i < 22; i++) {
    const side = random() < 0.5 ? -1 : 1;
    const x = MIDDLE + side * random.between(40, 150);
    const y = random.between(268, 420);
    data += cut(x, y, x + side * 10, y + 8, x + side * 24, y + random.between(2, 14), 1.8);
  }
  return wrinkles(sitter, data, sitter.ink.shade2, 0.55);
}

/** An eye and the skin around it; the one on the left of the drawing (-1) is in the light. */
function eye(sitter: Sitter, side: 1 | -1): string {
  const { ink } = sitter;
  const lit = side < 0;
  const EYE_X = 158;
  const EYE_Y = 512;
  const around = (points: readonly Point[]) =>
    onSide(
      points.map(([x, y]) => [EYE_X + x, EYE_Y + y]),
      side,
    );
  const fold = (x1: number, y1: number, viaX: number, viaY: number, x2: number, y2: number, width: number) => {
    const at = (x: number) => MIDDLE + side * (EYE_X + x);
    return cut(at(x1), EYE_Y + y1, at(viaX), EYE_Y + viaY, at(x2), EYE_Y + y2, width);
  };
  let folds = "";
  for (const [i, depth] of [24, 34, 45].entries()) {
    folds += fold(-44 - i * 4, 10 + i * 4, -4, depth + 14, 34, 10 + i * 8, 2.4);
  }
  for (const [i, height] of [28, 40].entries()) {
    folds += fold(-40, 2 - i * 10, -2, -height - 12, 32, -8 - i * 10, 2.6);
  }
  const socket = shape(around(outline`-36 12, -14 -17, 18 -17, 36 2, 20 22, -12 24`), lit ? ink.shade1 : ink.shade3);
  const skin = wrinkles(sitter, folds, lit ? ink.shade2 : ink.shade3, 0.85);
  const sight = sightOf(sitter.figure, lit ? "right" : "left");
  if (sight === undefined) {
    const lid = shape(around(outline`-33 9, -12 -16, 18 -16, 35 1, 18 13, -10 15`), lit ? ink.body : ink.shade2);
    return socket + lid + filled(fold(-36, 7, 0, 27, 37, 2, 2.8), mix("#120c08", ink.shade, 0.4)) + skin;
  }
  return (
    socket +
    shape(around(outline`-20 9, -4 -5, 14 -5, 22 3, 10 10, -6 12`), eyeball(sight, ink)) +
    (sight === "blind" ? "" : shape(around(outline`-5 4, 2 -3, 10 0, 5 7`), iris(sight, ink))) +
    (sight === "sighted" ? disc(MIDDLE + side * EYE_X + (lit ? -2 : 0), EYE_Y, 2.4, "#fff3d6") : "") +
    shape(around(outline`-34 6, -12 -16, 18 -16, 36 0, 18 -5, -6 -5`), lit ? ink.light1 : ink.shade2) +
    skin
  );
}

const SIDES_OF_VIEW = [-1, 1] as const;

/** An ear of one who stands for no one, or as much of it as is recorded. A cloth hides what nobody recorded. */
function frontEar(sitter: Sitter, side: 1 | -1): string {
  const { recorded, regalia } = sitter.figure;
  if (recorded === null) return drawFrontEar(sitter, side);
  if (isEarShown(sitter.figure, side)) return drawRecordedEar(sitter, side);
  if (regalia) return "";
  // Nothing of it may show against the sky.
  const id = `${sitter.id}b${side < 0 ? "l" : "r"}`;
  return clipOutline(id, smoothPath(symmetric(BODY))) + clippedBy(id, drawRecordedEar(sitter, side));
}

/** A tusker from the front, to below the knees. */
export function drawFront(sitter: Sitter): string {
  const { figure, ink } = sitter;
  const jaw = symmetric(outline`0 700, 110 690, 112 760, 70 812, 0 830`);
  const behind = body(sitter) + SIDES_OF_VIEW.map((side) => frontEar(sitter, side)).join("") + shape(jaw, ink.shade3);
  const face = head(sitter) + trunk(sitter) + brow(sitter);
  const clothed = figure.regalia ? SIDES_OF_VIEW.filter((side) => !isEarShown(figure, side)) : [];
  const dress =
    clothed.map((side) => drawEarCloth(sitter, side)).join("") + (figure.regalia ? drawFrontCloth(sitter) : "");
  return behind + face + dress + eye(sitter, -1) + eye(sitter, 1) + drawFrontTusks(sitter);
}
