import { mix } from "../colour.ts";
import { entry, lerp, outline, type Point, smoothPath, tenth } from "../geometry.ts";
import { clipOutline, clippedBy, disc, dots, filled, ring, shape, stroked } from "../marks.ts";
import { bosses, dressOf, lotus } from "./ornament.ts";
import { MIDDLE, onSide, type Sitter, symmetric } from "./sitter.ts";

const HEM = outline`
  166 282, 184 344, 176 400, 172 440, 128 462, 104 500, 98 560, 94 640, 88 720, 80 800, 66 850, 34 884, 0 908
`;
const CROWN = outline`0 244, 30 240, 84 218, 134 234`;

/** Seven diamonds down the trunk, the first of the given half width, each smaller than the last. */
function diamonds(halfWidth: number, shrink: number, colour: string): string {
  let data = "";
  for (let i = 0; i < 7; i++) {
    const y = 484 + i * 54;
    const w = halfWidth - i * shrink;
    data +=
      `M${MIDDLE} ${tenth(y - w)}L${tenth(MIDDLE + w * 0.7)} ${y}` +
      `L${MIDDLE} ${tenth(y + w)}L${tenth(MIDDLE - w * 0.7)} ${y}Z`;
  }
  return filled(data, colour);
}

/** The cloth over forehead and trunk. */
export function drawFrontCloth(sitter: Sitter): string {
  const { cloth, clothShade, gold, goldShade, goldLight } = dressOf(sitter);
  const id = `${sitter.id}c`;
  const contour = smoothPath(symmetric([...CROWN, ...HEM]));
  const inner = symmetric([
    ...outline`0 276, 34 270, 84 246, 122 262`,
    ...HEM.map(([x, y]): Point => [x * 0.86 - 4, y - 10]),
  ]);
  const woven =
    shape(outline`520 230, 570 330, 560 460, 540 600, 534 920, 720 920, 720 220`, clothShade, 0.75) +
    stroked(contour, goldShade, 30) +
    stroked(contour, gold, 22) +
    bosses([...inner, entry(inner, 0)], 20, 4.4, gold);
  const hem = symmetric(HEM);
  const fringe = (points: readonly Point[], out: number, light: number) =>
    bosses(
      points.map(([x, y]): Point => [x + out, y + 4]),
      15,
      4,
      mix(gold, "#fff2cf", light),
    );
  const studs = [0, 1, 2, 3, 4, 5].flatMap((i): Point[] => [
    [MIDDLE - 58 + i * 3, 512 + i * 54],
    [MIDDLE + 58 - i * 3, 512 + i * 54],
  ]);
  return (
    clipOutline(id, contour) +
    filled(contour, cloth) +
    clippedBy(id, woven) +
    fringe(hem.slice(1, 13), 2, 0.4) +
    fringe(hem.slice(13), -2, 0.3) +
    disc(MIDDLE, 378, 74, clothShade) +
    ring(MIDDLE, 378, 66, gold, 5) +
    lotus(MIDDLE, 378, 58, gold, goldLight) +
    lotus(MIDDLE - 92, 292, 26, gold, goldLight) +
    lotus(MIDDLE + 92, 292, 26, goldShade, gold) +
    lotus(MIDDLE - 118, 396, 20, gold, "#fff2cf") +
    lotus(MIDDLE + 118, 396, 20, goldShade, gold) +
    diamonds(34, 2.6, gold) +
    diamonds(18, 1.4, cloth) +
    dots(studs, 14, gold) +
    dots(studs, 6, clothShade)
  );
}

/** The cloth of one ear; the one on the left of the drawing (-1) is in the light. */
export function drawEarCloth(sitter: Sitter, side: 1 | -1): string {
  const dress = dressOf(sitter);
  const lit = side < 0;
  const gold = lit ? dress.gold : mix(dress.gold, sitter.ink.shade, 0.3);
  const edge = onSide(
    outline`
    168 330, 226 316, 290 334, 340 372, 364 432, 366 500, 350 566, 320 624, 288 672, 262 690, 238 640, 214 570,
    196 470
  `,
    side,
  );
  const contour = smoothPath(edge);
  const hubX = MIDDLE + side * 250;
  const inner = edge.map(([x, y]): Point => [lerp(hubX, x, 0.8), lerp(480, y, 0.85)]);
  return (
    filled(contour, lit ? dress.cloth : mix(dress.cloth, dress.clothShade, 0.7)) +
    stroked(contour, gold, 13) +
    bosses([...inner, entry(inner, 0)], 22, 4, gold) +
    lotus(MIDDLE + side * 288, 470, 42, gold, mix(dress.gold, "#fff2cf", lit ? 0.5 : 0.1)) +
    lotus(MIDDLE + side * 268, 586, 22, gold, dress.gold)
  );
}
