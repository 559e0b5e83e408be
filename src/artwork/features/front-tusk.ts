import { entry, lerp, outline, type Point, sampleCurve, smoothPath, tenth } from "../geometry.ts";
import { ribbon } from "../ribbon.ts";
import { type FeaturePen, MIDDLE, onSide, outward, polyline } from "./feature-pen.ts";
import type { DrawnState, Side } from "./feature-states.ts";

/** The middle lines of tusks, measured outward from the middle of the head. */
const SPINES: Record<DrawnState<"tusk_form"> | "tush" | "higher", readonly Point[]> = {
  parallel: outline`124 700, 150 800, 170 900, 178 990, 170 1070, 154 1140`,
  converging: outline`124 700, 160 800, 184 890, 178 980, 138 1062, 64 1128`,
  crossed: outline`124 700, 154 800, 160 890, 116 976, 16 1048, -104 1092`,
  diverging: outline`124 700, 168 792, 222 872, 284 940, 346 994, 402 1030`,
  upswept: outline`124 700, 162 806, 220 884, 286 908, 340 866, 362 776`,
  straight_down: outline`122 700, 126 800, 130 900, 132 1000, 132 1090, 130 1170`,
  tush: outline`124 700, 133 756, 140 806, 144 852`,
  higher: outline`124 700, 152 780, 176 852, 190 916, 184 974, 166 1016`,
};

/** How much of a tusk is left. Of a broken one, sources often do not say how much. */
export const LEFT_OF_TUSK: Record<DrawnState<"tusk_break">, number> = {
  whole: 1,
  tip: 0.82,
  half: 0.52,
  stump: 0.27,
  broken: 0.4,
};

export type FrontTusk = { side: Side; form: keyof typeof SPINES; left?: DrawnState<"tusk_break">; halfWidth?: number };

/** The first part of a middle line. */
export function shortened(spine: readonly Point[], share: number): Point[] {
  const points = sampleCurve(spine, 5);
  return points.slice(0, Math.max(3, Math.round(points.length * share)));
}

export const girthOf = (girth: DrawnState<"tusk_girth"> | undefined, form: FrontTusk["form"]): number =>
  form === "tush" ? 22 : girth === "slender" ? 20 : girth === "stout" ? 48 : 33;

function ribbonOf({ side, form, left = "whole", halfWidth = girthOf(undefined, form) }: FrontTusk) {
  const share = LEFT_OF_TUSK[left];
  const taper = (t: number) => (left === "whole" ? (1 - t ** 3.4) ** 0.6 : 1);
  return ribbon(
    shortened(onSide(side, SPINES[form]), share),
    (t) => halfWidth * (1 - 0.28 * t * share) * taper(t * share) + 0.4,
    1,
  );
}

type TuskRibbon = ReturnType<typeof ribbonOf>;

/** The outline of a tusk that ends in a jagged break. */
function brokenOutline({ left, right, frame }: TuskRibbon, size: number): string {
  const from = entry(left, left.length - 1);
  const to = entry(right, right.length - 1);
  const [dx, dy] = frame(1).direction;
  const tooth = (share: number, length: number): Point => [
    lerp(from[0], to[0], share) + dx * length * size,
    lerp(from[1], to[1], share) + dy * length * size,
  ];
  const teeth = [tooth(0.14, 0.5), tooth(0.3, 0.16), tooth(0.48, 0.62), tooth(0.66, -0.02), tooth(0.84, 0.34)];
  return `${polyline([...left, ...teeth, ...right.toReversed()])}Z`;
}

/** A tusk as recorded: ivory, whole or broken. */
export function solidTusk(pen: FeaturePen, tusk: FrontTusk): string {
  const { inks } = pen;
  const body = ribbonOf(tusk);
  const halfWidth = tusk.halfWidth ?? girthOf(undefined, tusk.form);
  const isCut = (tusk.left ?? "whole") !== "whole";
  const data = isCut ? brokenOutline(body, halfWidth) : body.outline;
  const drawn = [
    pen.tone(data, inks.ivory),
    pen.tone(body.band(tusk.side === "right" ? 0.2 : 0.3, 1, 0.02, 0.97), inks.ivoryShade),
    pen.tone(body.band(-1, 1, 0, 0.08), inks.ivoryShade),
  ];
  if (pen.isLarge) {
    const grain = [0, 1, 2, 3, 4].map((i) =>
      polyline([body.at(0.16 + i * 0.1, -0.1 + (i % 3) * 0.18), body.at(0.3 + i * 0.1, -0.06 + (i % 3) * 0.18)]),
    );
    drawn.push(pen.line(grain.join(""), inks.ivoryShade));
  }
  drawn.push(pen.line(data, inks.line, pen.outline));
  if (isCut) {
    const [x, y] = body.at(1, 0);
    drawn.push(pen.ellipse(x, y, halfWidth * 0.42, halfWidth * 0.24, inks.deep));
  }
  return drawn.join("");
}

/** A tusk of which nobody recorded the form, or whether he has it. */
export const dashedTusk = (pen: FeaturePen, { side, form, halfWidth }: FrontTusk): string =>
  pen.dashed(ribbonOf({ side, form, halfWidth }).outline);

/** The root of a tusk that is recorded without its form: it has no end. */
export function tuskRoot(pen: FeaturePen, { side, form, halfWidth }: FrontTusk): string {
  const root = ribbonOf({ side, form, halfWidth, left: "stump" });
  return (
    pen.tone(root.outline, pen.inks.ivory) +
    pen.tone(root.band(-1, 1, 0, 0.2), pen.inks.ivoryShade) +
    pen.line(polyline(root.left) + polyline(root.right), pen.inks.line, pen.outline)
  );
}

/** The fold of skin from which a tusk grows, and the hollow where none does. */
export function tuskLip(pen: FeaturePen, side: Side, { isEmpty, isGhost }: { isEmpty: boolean; isGhost: boolean }) {
  const { inks } = pen;
  const hollow = smoothPath(onSide(side, outline`94 724, 124 712, 154 728, 148 764, 120 776, 98 758`));
  const fold = smoothPath(
    onSide(side, outline`80 700, 108 668, 150 670, 174 698, 170 738, 150 726, 122 720, 100 730, 84 738`),
  );
  return (
    (isEmpty ? pen.tone(hollow, inks.deep) : "") +
    (isGhost ? pen.ghost(fold) : pen.solid(fold, side === "right" ? inks.lit : inks.skin, pen.inner))
  );
}

/** Marks on both sides of both tusks, to compare their girth. */
export function girthMarks(pen: FeaturePen, girth: DrawnState<"tusk_girth">): string {
  const half = girth === "stout" ? 62 : 34;
  const marks = (["right", "left"] as const).map((side) => {
    const x = MIDDLE + outward(side) * 166;
    return `M${x - half - 40} 880H${x - half}M${x + half} 880h40M${x - half} 880v-22v44M${x + half} 880v-22v44`;
  });
  return pen.rule(marks.join(""));
}

/** A line at the height of each tip. */
export function levelMarks(pen: FeaturePen, level: DrawnState<"tusk_level">): string {
  const tip = (isHigher: boolean) => tenth(isHigher ? 1016 : 1140);
  const right = `M${MIDDLE - 300} ${tip(level === "right_higher")}h240`;
  return pen.rule(`${right}M${MIDDLE + 60} ${tip(level === "left_higher")}h240`);
}
