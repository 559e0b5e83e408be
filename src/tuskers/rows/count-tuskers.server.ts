import { countEntries } from "../../entries/records/list-entries.server.ts";
import type { IndexedDatabase } from "../../entries/search/directory-index.server.ts";
import { TUSKER_CATEGORIES, type TuskerCategory } from "../status.ts";

/** How many tuskers are published, and how many of each category. */
export type TuskerCounts = { all: number; categories: Record<TuskerCategory, number> };

/** From the lists of the index, which it keeps until an entry changes. */
export async function countTuskers(db: IndexedDatabase): Promise<TuskerCounts> {
  const count = (category?: TuskerCategory) => countEntries(db, "tusker", { includeDrafts: false, category });
  const [all, ...each] = await Promise.all([count(), ...TUSKER_CATEGORIES.map(count)]);
  const categories = Object.fromEntries(TUSKER_CATEGORIES.map((category, index) => [category, each[index]]));
  return { all, categories: categories as TuskerCounts["categories"] };
}
