import { isDisputed, sourcedHeight } from "../record/measured-span.ts";
import type { Claims } from "../record/record.ts";

/** Collects the tuskers whose height a source gives, from records that come by name: the tallest first, disputed ones last. */
export function orderHeights() {
  const tall: { seq: number; least: number; isDoubtful: boolean }[] = [];
  return {
    add(seq: number, claims: Pick<Claims, "height">): void {
      const height = sourcedHeight({ claims });
      if (height !== undefined) tall.push({ seq, least: height.min, isDoubtful: isDisputed(claims.height) });
    },
    /** By the lowest account, and by name among those of one height. */
    result: (): readonly number[] =>
      tall
        .sort((one, other) => Number(one.isDoubtful) - Number(other.isDoubtful) || other.least - one.least)
        .map(({ seq }) => seq),
  };
}
