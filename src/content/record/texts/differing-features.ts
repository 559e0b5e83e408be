import type { Feature } from "../record.ts";
import { SIDES } from "../vocabulary.ts";

type Recorded = Pick<Feature, "character" | "side" | "state" | "where" | "until">;

/** States that leave open what another one says. */
const LEAVES_OPEN: Readonly<Record<string, readonly string[]>> = {
  "tusks.one": ["tusks.left_only", "tusks.right_only"],
  "tusk_break.broken": ["tusk_break.tip", "tusk_break.half", "tusk_break.stump"],
};

/** Whether two records can be of one animal. */
function canBeOne(one: Recorded, other: Recorded): boolean {
  const [a, b] = [one, other].map(({ character, state }) => `${character}.${state}`) as [string, string];
  const isSameState = a === b || (LEAVES_OPEN[a]?.includes(b) ?? false) || (LEAVES_OPEN[b]?.includes(a) ?? false);
  return isSameState && (one.where === undefined || other.where === undefined || one.where === other.where);
}

/** What holds now, or, where all of it is over, what once did. */
function latest(features: readonly Recorded[]): readonly Recorded[] {
  const present = features.filter(({ until }) => until === undefined);
  return present.length > 0 ? present : features;
}

/**
 * Whether what is recorded of one character differs between two animals. Only what is recorded of both can, and of a
 * character with sides only the same side. Where accounts of one animal differ, one that agrees is enough.
 */
export function doFeaturesDiffer(one: readonly Recorded[], other: readonly Recorded[]): boolean {
  return [undefined, ...SIDES].some((side) => {
    const [a, b] = [one, other].map((features) => latest(features).filter((feature) => feature.side === side)) as [
      Recorded[],
      Recorded[],
    ];
    return a.length > 0 && b.length > 0 && !a.some((mine) => b.some((his) => canBeOne(mine, his)));
  });
}
