import type { HiddenPart } from "../cover/profile.ts";
import { entry, type Point } from "../geometry.ts";
import { SIDES, type Side } from "../portrait-parameters.ts";
import { runOfTusk } from "./front-tusks.ts";
import { type Figure, MIDDLE } from "./sitter.ts";

/** From these heights downward the mouth and what grows from it are hidden, in each pose. */
const MOUTH = { front: 652, quarter: 650, side: 604 };

/** Where the tusks of the front view have left the lip. */
const ROOT = 836;

const EVERYWHERE = { from: -4000, to: 5000 };

/** The part of the front view on one side of its middle line; -1 is the left of the drawing. */
const half = (side: 1 | -1, top: number): HiddenPart =>
  side < 0 ? { from: MIDDLE - 290, to: MIDDLE - 60, top } : { from: MIDDLE + 60, to: MIDDLE + 290, top };

/** The end of a tusk whose length or tip nobody recorded. */
function endOfTusk(spine: readonly Point[]): HiddenPart {
  const [x, y] = entry(spine, spine.length - 1);
  return { from: x - 34, to: x + 34, top: y - 14 };
}

function hiddenOfSide(figure: Figure, own: Side): HiddenPart[] {
  const tusk = figure.recorded?.[own].tusk;
  // In the front view his right is at the left.
  const side = own === "right" ? -1 : 1;
  if (tusk === "hidden") return [half(side, MOUTH.front)];
  if (tusk === "root") return [half(side, ROOT)];
  return tusk === "run" ? [endOfTusk(runOfTusk(figure, own, side))] : [];
}

/** The height from which all of an animal is hidden; undefined if some of it is shown further down. */
export function levelOf({ recorded, pose, tusks }: Figure): number | undefined {
  if (recorded === null || tusks === "one") return undefined;
  if (pose !== "front") return MOUTH[pose];
  const extents = [recorded.left.tusk, recorded.right.tusk].toSorted();
  // The place of a tusk that is gone stands higher than the root of the other.
  if (extents.join() === "absent,root") return ROOT;
  if (extents[0] !== extents[1]) return undefined;
  return { hidden: MOUTH.front, root: ROOT, run: undefined, whole: undefined, absent: undefined }[recorded.left.tusk];
}

/** What of an animal must be hidden, because no source tells how it looked. */
export function hiddenParts(figure: Figure): HiddenPart[] {
  const { recorded, tusks } = figure;
  if (recorded === null || tusks === "one") return [];
  const level = levelOf(figure);
  if (level !== undefined) return [{ ...EVERYWHERE, top: level }];
  const extents = SIDES.map((own) => recorded[own].tusk);
  // Neither the root of one side nor the place of a tusk that is gone reaches lower than this.
  const isLow = extents.every((extent) => extent === "hidden" || extent === "root" || extent === "absent");
  const below = isLow ? [{ ...EVERYWHERE, top: ROOT }] : [];
  const ofSides = SIDES.flatMap((own) => hiddenOfSide(figure, own));
  return [...below, ...ofSides];
}
