import { outline, smoothPath } from "../geometry.ts";
import { clipOutline, clippedBy } from "../marks.ts";
import { curve, type FeaturePen, MIDDLE, onSide, outward } from "./feature-pen.ts";
import type { DrawnState, Side } from "./feature-states.ts";

/** The eye of any elephant. */
export const ghostEye = (pen: FeaturePen, side: Side): string =>
  pen.line(curve(onSide(side, outline`128 520, 146 502, 170 502, 188 514`)), pen.inks.ghost) +
  pen.ellipse(MIDDLE + outward(side) * 158, 513, 8, 8, pen.inks.ghost);

/** An eye in a drawing about something else. */
export const plainEye = (pen: FeaturePen, side: Side): string =>
  pen.tone(smoothPath(onSide(side, outline`130 520, 146 500, 172 500, 186 514, 172 530, 146 532`)), pen.inks.line) +
  (pen.isLarge ? pen.ellipse(MIDDLE + outward(side) * 158 - 4, 510, 4, 4, pen.inks.ivory) : "");

/** An eye of which the sight is recorded: clear, clouded or white. Larger than life, since all depends on it. */
export function recordedEye(pen: FeaturePen, side: Side, sight: DrawnState<"sight">, id: string): string {
  const { inks } = pen;
  const x = MIDDLE + outward(side) * 158;
  const almond = smoothPath(
    onSide(side, outline`118 522, 134 500, 158 490, 182 498, 198 516, 182 534, 156 540, 132 534`),
  );
  const clip = `${id}-eye-${side}`;
  const eyeball = pen.ellipse(x, 515, 23, 23, sight === "blind" ? inks.pale : inks.line);
  const pupil = {
    sighted: pen.ellipse(x - 7, 507, 6, 6, inks.ivory),
    weak: pen.ellipse(x, 515, 12, 12, inks.pale),
    blind: `<circle cx="${x}" cy="515" r="23" fill="none" stroke="${inks.deep}" stroke-width="3"/>`,
  }[sight];
  const lids = curve(onSide(side, outline`112 506, 130 482, 160 472, 190 480, 208 502`));
  return (
    clipOutline(clip, almond) +
    pen.tone(almond, inks.ivoryShade) +
    clippedBy(clip, eyeball + pupil) +
    pen.line(almond, inks.line, pen.isLarge ? pen.outline : pen.inner) +
    pen.line(lids, inks.line)
  );
}
