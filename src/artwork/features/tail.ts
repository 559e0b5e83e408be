import { entry, outline, type Point, smoothPath, tenth } from "../geometry.ts";
import { seededRandom } from "../random.ts";
import { ribbon } from "../ribbon.ts";
import { type FeaturePen, last } from "./feature-pen.ts";
import type { DrawnState, KnownFeatures } from "./feature-states.ts";

/** The height of the hock on the hind leg. */
export const HOCK = 866;

const SPINES: Record<DrawnState<"tail_reach">, readonly Point[]> = {
  above_hock: outline`954 500, 990 560, 1004 630, 1000 720`,
  hock: outline`954 500, 990 572, 1006 660, 1002 776`,
  below_hock: outline`954 500, 992 590, 1010 710, 1004 850`,
};
const STRAIGHT_END = outline`978 640, 994 690, 1000 740, 1000 800`;
const KINKED_END = outline`978 640, 988 690, 1014 716, 974 750, 994 800`;

function brush(pen: FeaturePen, [x, y]: Point, kind: DrawnState<"tail_brush">): string {
  if (kind === "bare") return "";
  const points =
    kind === "one_sided"
      ? outline`${x + 2} ${y - 20}, ${x + 17} ${y + 8}, ${x + 23} ${y + 46}, ${x + 8} ${y + 92}, ${x + 3} ${y + 41}, ${x - 2} ${y + 10}`
      : outline`${x} ${y - 22}, ${x + 13} ${y + 6}, ${x + 19} ${y + 39}, ${x} ${y + 92}, ${x - 19} ${y + 39}, ${x - 13} ${y + 6}`;
  return pen.tone(smoothPath(points), pen.inks.hair);
}

/** The tail in a view from the side. */
export function sideTail(pen: FeaturePen, { tail_reach: reach, tail_brush: kind }: KnownFeatures, isWhole: boolean) {
  const spine = SPINES[reach ?? "hock"];
  const { outline: data } = ribbon(spine, (t) => 13 - 6 * t, 6);
  if (!isWhole && !reach && !kind) return pen.dashed(data);
  const tail = pen.solid(data, pen.inks.shade, pen.inner);
  // Of a tail whose brush nobody recorded, only the length is drawn.
  return isWhole || kind ? tail + brush(pen, last(spine), kind ?? "full") : tail;
}

/** The end of a tail, close by. */
export function tailEnd(pen: FeaturePen, kind: DrawnState<"tail_brush">): string {
  const { inks } = pen;
  const spine = kind === "kinked" ? KINKED_END : STRAIGHT_END;
  const [x, y] = entry(spine, spine.length - 1);
  const tail = pen.solid(ribbon(spine, (t) => 17 - 6 * t, 6).outline, inks.skin);
  if (kind === "bare") return tail + pen.line(`M${x - 4} ${y + 2}l-6 26M${x + 3} ${y + 4}l4 20`, inks.hair);
  const random = seededRandom("hair");
  const count = pen.isLarge ? 25 : 10;
  let hairs = "";
  for (let i = 0; i <= count; i++) {
    const across = kind === "one_sided" ? i / count : (i / count) * 2 - 1;
    const top = y - 30 + random.between(-24, 24);
    const end = top + 116 + random.between(-14, 14);
    hairs += `M${tenth(x + across * 6)} ${tenth(top)}Q${tenth(x + across * 46)} ${tenth(top + 40)} ${tenth(x + across * 34)} ${tenth(end)}`;
  }
  const core = smoothPath(
    outline`${x - 10} ${y - 20}, ${x + 10} ${y - 20}, ${x + 16} ${y + 40}, ${x} ${y + 80}, ${x - 16} ${y + 40}`,
  );
  return (
    tail +
    pen.line(hairs, inks.hair, tenth(pen.outline * 0.95)) +
    (kind === "one_sided" ? "" : pen.tone(core, inks.hair))
  );
}
