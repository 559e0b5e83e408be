import { mix } from "../colour.ts";
import { filled } from "../marks.ts";
import { ridge } from "./landmarks.ts";
import { blades, clump } from "./plants.ts";
import type { Setting } from "./setting.ts";

/** Tall grass along the lower edge, in front of everything. */
export function nearGrass({ random, ink, width, height }: Setting, density: number, tall: number): string {
  const y = height + 10;
  // Wide frames have thinner grass: a drawing is to stay small.
  const count = (share: number) => Math.round((density * share * Math.min(width, 1200)) / 1000);
  const span = [-20, width + 20] as const;
  return (
    filled(blades(random, span, y, count(1), [tall * 0.4, tall], 60), mix(ink.near, ink.ground[1], 0.35)) +
    filled(blades(random, span, y, count(0.8), [tall * 0.2, tall * 0.68], 50), ink.near) +
    filled(ridge(random, width, y - tall * 0.12, 18, 9, height + 20), ink.near)
  );
}

/** Bushes in the two lower corners, as path data. */
export function cornerBushes(
  { random, width, height }: Setting,
  count: number,
  {
    reach,
    rise,
    radiusX,
    radiusY,
  }: Record<"reach" | "rise", number> & Record<"radiusX" | "radiusY", readonly [number, number]>,
): string {
  let data = "";
  for (let i = 0; i < count; i++) {
    const x = random.pick([random.between(-40, width * reach), random.between(width * 0.8, width + 40)]);
    data += clump(random, x, height - random.between(0, rise), random.between(...radiusX), random.between(...radiusY));
  }
  return data;
}

/** Level ground from the horizon down, as path data. */
export const plain = ({ width, height, horizon }: Setting): string => `M0 ${horizon}H${width}V${height}H0Z`;
