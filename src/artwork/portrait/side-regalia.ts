import { outline, smoothPath } from "../geometry.ts";
import { clipOutline, clippedBy, filled, shape, stroked } from "../marks.ts";
import { bosses, type Dress, dressOf, lotus } from "./ornament.ts";
import type { Sitter } from "./sitter.ts";

/** The ransivige: the gilded howdah with the casket. */
const howdah = ({ gold, goldShade, goldLight }: Dress): string =>
  filled("M590 330L800 330L786 286L604 286Z", goldShade) +
  filled("M600 312L790 312L784 296L606 296Z", gold) +
  filled("M612 290H626V170H612ZM764 290H778V170H764ZM688 290H698V176H688Z", gold) +
  shape(outline`580 172, 640 166, 672 120, 695 92, 718 120, 750 166, 810 172, 780 184, 610 184`, gold) +
  shape(outline`695 92, 718 120, 750 166, 810 172, 780 184, 700 184`, goldShade, 0.6) +
  filled("M690 96L695 50L700 96Z", goldLight) +
  shape(outline`660 288, 656 256, 674 226, 695 214, 716 226, 734 256, 730 288`, goldLight) +
  shape(outline`695 214, 716 226, 734 256, 730 288, 706 288, 712 250`, gold) +
  filled("M690 216L695 184L700 216Z", goldLight) +
  bosses(outline`600 180, 700 190, 790 180`, 16, 4, goldLight);

/** The cloth over the back, with the howdah if he carries the casket. */
export function drawBackCloth(sitter: Sitter): string {
  const dress = dressOf(sitter);
  const { cloth, clothShade, gold, goldShade, goldLight } = dress;
  const id = `${sitter.id}q`;
  const contour = smoothPath(outline`
    486 372, 560 340, 640 326, 730 332, 812 360, 880 408, 916 470, 908 560, 896 650, 890 720, 800 744, 700 756,
    600 756, 506 742, 500 620, 494 480
  `);
  let flowers = "";
  for (let row = 0; row < 3; row++) {
    for (let i = 0; i < 5; i++) {
      flowers += lotus(560 + i * 78 + (row % 2) * 38, 470 + row * 94 + i * i * 2, 24, gold, goldLight);
    }
  }
  const woven =
    shape(outline`500 620, 640 600, 780 570, 920 520, 920 780, 480 780`, clothShade, 0.7) +
    stroked(contour, gold, 26) +
    stroked(contour, goldShade, 52, 0.35) +
    flowers +
    bosses(outline`510 706, 600 722, 700 722, 800 710, 880 688`, 18, 5, goldLight);
  const fringe = bosses(outline`506 748, 600 764, 700 764, 800 752, 892 728`, 14, 5, gold);
  return (
    clipOutline(id, contour) +
    filled(contour, cloth) +
    clippedBy(id, woven) +
    fringe +
    (sitter.figure.casket ? howdah(dress) : "")
  );
}

/** The cloth over head and trunk, from the side. */
export function drawSideHeadCloth(sitter: Sitter): string {
  const { cloth, clothShade, gold, goldLight } = dressOf(sitter);
  const id = `${sitter.id}k`;
  const contour = smoothPath(outline`
    430 350, 402 312, 352 312, 314 342, 296 392, 282 436, 258 486, 240 560, 222 650, 214 740, 232 770, 262 740,
    276 660, 290 590, 306 530, 318 490, 322 456, 352 440, 404 446, 428 420
  `);
  const woven =
    shape(
      outline`
    380 320, 370 400, 310 470, 280 600, 250 780, 320 780, 440 460, 460 340
  `,
      clothShade,
      0.7,
    ) + stroked(contour, gold, 18);
  return (
    clipOutline(id, contour) +
    filled(contour, cloth) +
    clippedBy(id, woven) +
    lotus(372, 382, 34, gold, goldLight) +
    lotus(300, 470, 17, gold, goldLight) +
    lotus(268, 570, 15, gold, goldLight) +
    lotus(246, 668, 13, gold, goldLight) +
    bosses(outline`296 640, 312 560, 330 480, 360 456, 420 452`, 13, 4, goldLight)
  );
}
