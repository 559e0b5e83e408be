import { LRUCache } from "lru-cache";
import { getContentVersion } from "./content-version.ts";
import type { Queryable } from "./queryable.ts";

const KEPT_COUNTS = 1000;

/** Remembers how long public lists are until the content changes: counting a large list costs more than reading a page. */
export type PublicCounts = {
  /** @param list everything that decides which entries the list holds */
  count(list: unknown[], countNow: () => Promise<number>): Promise<number>;
};

export function createPublicCounts(db: Queryable): PublicCounts {
  const kept = new LRUCache<string, number>({ max: KEPT_COUNTS });
  return {
    async count(list, countNow) {
      const key = JSON.stringify([await getContentVersion(db), ...list]);
      const known = kept.get(key);
      if (known !== undefined) return known;
      const counted = await countNow();
      kept.set(key, counted);
      return counted;
    },
  };
}
