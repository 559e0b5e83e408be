import { outline, type Point, smoothPath } from "../geometry.ts";
import { clipOutline, clippedBy } from "../marks.ts";
import { type Ribbon, ribbon } from "../ribbon.ts";
import { curve, type FeaturePen } from "./feature-pen.ts";
import type { DrawnState, KnownFeatures, Side } from "./feature-states.ts";
import { wrinkles } from "./front-head.ts";
import { LEFT_OF_TUSK, shortened } from "./front-tusk.ts";
import type { Completeness } from "./front-view.ts";
import { sideTail } from "./tail.ts";

/** The height of the knee on the foreleg. */
export const KNEE = 852;

const BODY = outline`440 400, 520 352, 610 330, 700 330, 790 352, 868 402, 926 468, 958 545, 968 620, 962 690, 950 752, 938 812, 938 870, 948 930, 956 980, 940 1001, 858 1001, 844 980, 850 920, 846 868, 832 818, 802 774, 768 748, 700 764, 630 764, 572 748, 566 800, 558 860, 556 920, 564 978, 550 1001, 462 1001, 450 978, 456 910, 450 850, 436 800, 412 740, 392 690, 380 600, 392 480`;
/** The same with the near foreleg lifted. */
const LIMPING = [
  ...BODY.slice(0, 25),
  ...outline`572 748, 566 790, 556 838, 520 872, 496 900, 478 926, 446 940, 408 926, 404 900, 436 872, 440 836, 430 796`,
  ...BODY.slice(37),
];
const HEAD = outline`476 396, 446 346, 402 313, 352 316, 318 346, 302 394, 288 436, 266 484, 250 550, 258 620, 288 664, 330 676, 388 676, 432 646, 470 580, 486 480`;
const EAR = outline`422 388, 452 356, 504 352, 556 376, 592 428, 602 496, 592 566, 566 628, 540 684, 518 716, 496 690, 468 636, 442 566, 424 474`;
const TRUNK_SPINE = outline`334 470, 302 580, 276 684, 258 780, 246 860, 238 930, 214 968, 186 960`;
const FAR_FORELEG = outline`372 640, 470 660, 462 760, 424 850, 400 920, 392 962, 396 992, 376 1000, 306 1000, 294 988, 302 950, 326 880, 348 800, 360 720`;
const FAR_HIND_LEG = outline`740 680, 880 660, 870 760, 826 840, 806 910, 802 960, 808 992, 786 1000, 714 1000, 702 986, 708 930, 724 870, 728 800`;
const BELLY_SHADE = outline`420 660, 520 710, 640 700, 760 670, 880 650, 980 600, 1000 820, 1000 1010, 800 1010, 780 800, 600 790, 580 1010, 520 1010, 520 820`;
const LIT_BACK = outline`440 400, 520 352, 610 330, 700 330, 790 352, 868 402, 926 468, 950 520, 880 462, 796 404, 700 376, 610 376, 530 398, 470 430`;
const CHEEK_SHADE = outline`420 330, 470 400, 440 520, 400 590, 360 640, 330 690, 460 690, 520 560, 500 380`;
const EYE = outline`330 492, 342 476, 362 478, 370 488, 356 500, 338 500`;
const LIP = outline`284 650, 298 622, 324 614, 350 630, 348 664, 330 656, 308 652, 294 664`;
const TOENAILS = [462, 484, 506, 858, 880, 902].map((x) => `M${x} 1000q10 -16 20 0`).join("");

const TUSKS: Record<DrawnState<"tusk_reach"> | "straight_down" | "upswept" | "plain", readonly Point[]> = {
  above_knee: outline`312 648, 300 694, 278 734, 246 764, 206 780`,
  knee: outline`312 648, 302 716, 280 778, 240 826, 190 852`,
  below_knee: outline`312 648, 304 730, 284 812, 240 884, 180 926`,
  straight_down: outline`312 648, 304 710, 294 770, 282 830, 268 884`,
  upswept: outline`312 648, 284 704, 236 732, 184 718, 150 660`,
  plain: outline`312 648, 300 706, 270 756, 224 784, 166 790`,
};

function sideTusk(pen: FeaturePen, known: KnownFeatures, side: Side, completeness: Completeness): string {
  const { tusk_break: tuskBreak } = known[side];
  const reach = known.left.tusk_reach ?? known.right.tusk_reach;
  const form = known.left.tusk_form ?? known.right.tusk_form ?? known.tusk_form;
  const spine = TUSKS[reach ?? (form === "straight_down" || form === "upswept" ? form : "plain")];
  const halfWidth = known.tusk_girth === "stout" ? 25 : known.tusk_girth === "slender" ? 13 : 19;
  // The far tusk stands out a little behind the near one.
  const placed = spine.map(([x, y]): Point => (side === "right" ? [x - 15, y - 12] : [x, y]));
  const tuskOf = (state: DrawnState<"tusk_break">) => {
    const end = state === "whole" ? (t: number) => (1 - t ** 3.2) ** 0.6 : () => 1;
    return ribbon(shortened(placed, LEFT_OF_TUSK[state]), (t) => halfWidth * (1 - 0.25 * t) * end(t) + 0.4, 2);
  };
  const tusk = tuskOf(tuskBreak ?? "whole");
  const isShown =
    completeness === "whole" ||
    (known.tusks !== "one" && Boolean(reach ?? tuskBreak ?? form ?? known.tusks === "tushes"));
  if (!isShown) return pen.dashed(tusk.outline);
  return (
    (tuskBreak === "broken" ? pen.dashed(tuskOf("whole").outline) : "") +
    pen.solid(tusk.outline, pen.inks.ivory) +
    pen.tone(tusk.band(0.2, 0.85, 0.04, 0.9), pen.inks.ivoryShade) +
    pen.line(tusk.outline, pen.inks.line, pen.outline)
  );
}

const trunkEdges = ({ left, right }: Ribbon): string => curve(left.slice(5)) + curve(right.slice(9));

/** Where no tusk grows. */
const emptySocket = (pen: FeaturePen): string => pen.ellipse(312, 664, 17, 12, pen.inks.deep);

function sideBody(pen: FeaturePen, isLimping: boolean, id: string): string {
  const { inks } = pen;
  const data = smoothPath(isLimping ? LIMPING : BODY);
  const clip = `${id}-body`;
  return (
    pen.tone(data, inks.skin) +
    clipOutline(clip, data) +
    clippedBy(clip, pen.tone(smoothPath(BELLY_SHADE), inks.shade) + pen.tone(smoothPath(LIT_BACK), inks.lit)) +
    pen.line(data, inks.line, pen.outline) +
    (pen.isLarge ? pen.line(TOENAILS) : "")
  );
}

function sideHead(pen: FeaturePen, trunk: Ribbon, id: string): string {
  const { inks } = pen;
  const data = smoothPath(HEAD);
  const clip = `${id}-side-head`;
  const wrinkled = wrinkles(trunk, { from: 0.2, gap: 0.045, count: 16, reach: 0.84 });
  return [
    pen.solid(data, inks.lit),
    clipOutline(clip, data),
    clippedBy(clip, pen.tone(smoothPath(CHEEK_SHADE), inks.skin)),
    pen.tone(trunk.outline, inks.lit),
    pen.tone(trunk.wedge(1, 0.1, 0.06, 1, 0.2), inks.skin),
    pen.line(trunkEdges(trunk), inks.line, pen.outline),
    pen.isLarge ? pen.line(wrinkled, inks.shade) : "",
    pen.tone(smoothPath(EYE), inks.line),
  ].join("");
}

function ghostSideHead(pen: FeaturePen, trunk: Ribbon): string {
  const { ghost, tint } = pen.inks;
  return (
    pen.ghost(smoothPath(HEAD)) +
    pen.tone(trunk.outline, tint) +
    pen.line(`${trunkEdges(trunk)}M330 494q16 -18 40 -6`, ghost) +
    pen.ellipse(350, 490, 6, 6, ghost)
  );
}

function sideEar(pen: FeaturePen, known: KnownFeatures, isWhole: boolean): string {
  const { inks } = pen;
  const data = smoothPath(EAR);
  const { ear_fold, ear_edge, ear_lobe } = known.left;
  const isPale = known.pale_skin !== undefined && known.pale_skin !== "none";
  if (!isWhole && !ear_fold && !ear_edge && !ear_lobe && !isPale) return pen.dashed(data);
  const veins = "M452 440q70 -10 122 40M450 490q70 10 112 70M456 540q50 30 78 96";
  return pen.solid(data, isPale ? inks.pale : inks.skin) + (isWhole && pen.isLarge ? pen.line(veins, inks.shade) : "");
}

/**
 * An elephant from its left side, facing left.
 * @param id of the drawing: ids in it begin with it
 */
export function sideView(
  pen: FeaturePen,
  known: KnownFeatures,
  { completeness, isLimping = false, id }: { completeness: Completeness; isLimping?: boolean; id: string },
): string {
  const { inks } = pen;
  const isWhole = completeness === "whole";
  const trunk = ribbon(TRUNK_SPINE, (t) => (t < 0.25 ? 62 - t * 20 : 57 - 42 * ((t - 0.25) / 0.75) ** 0.8), 6);
  const farLegs = [FAR_FORELEG, FAR_HIND_LEG].map((leg) => smoothPath(leg));
  const lip = smoothPath(LIP);
  const hasLeft = known.tusks !== "none" && known.tusks !== "right_only";
  const hasRight = known.tusks !== "none" && known.tusks !== "left_only";
  return [
    ...farLegs.map((leg) => (isWhole ? pen.solid(leg, inks.deep) : pen.ghost(leg, inks.tintShade))),
    sideTail(pen, known, isWhole),
    isWhole ? sideBody(pen, isLimping, id) : pen.ghost(smoothPath(BODY)),
    hasRight ? sideTusk(pen, known, "right", completeness) : "",
    isWhole ? sideHead(pen, trunk, id) : ghostSideHead(pen, trunk),
    hasLeft ? sideTusk(pen, known, "left", completeness) : emptySocket(pen),
    isWhole ? pen.solid(lip, inks.lit, pen.inner) : pen.ghost(lip),
    sideEar(pen, known, isWhole),
  ].join("");
}
