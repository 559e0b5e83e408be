import { seededRandom } from "../../../artwork/random.ts";
import { isExact, parseRecordDate } from "../../../content/record/record-date.ts";
import type { TuskerFields } from "../../../content/tuskers/fields.ts";
import type { NativeName } from "../../../content/tuskers/native-names.ts";

/** What questions know of a tusker. */
export type Recorded = Pick<
  TuskerFields,
  "name" | "category" | "status" | "location" | "claims" | "events" | "features" | "relations" | "sources"
> & {
  nativeNames: readonly NativeName[];
  _id: string;
  slug: string;
  /** Everything that his entry says, folded as for searches: what is mentioned there is no certain wrong answer. */
  text: string;
};

type Stated = { certainty: string; sources: readonly string[] };

/** Whether a statement is certain and has a source that readers can look up. */
export const isFirm = ({ certainty, sources }: Stated, { sources: known }: Pick<Recorded, "sources">): boolean =>
  certainty === "certain" && known.some(({ key }) => sources.includes(key));

/** The year of a date without doubt. */
export function exactYear(date: string): number | undefined {
  const parsed = parseRecordDate(date);
  return parsed !== undefined && isExact(parsed) ? Number(date.slice(0, 4)) : undefined;
}

/** Every year that the entry mentions anywhere. */
export const yearsMentioned = ({ text }: Pick<Recorded, "text">): Set<number> =>
  new Set(Array.from(text.matchAll(/(?<!\d)(?:1[5-9]|20)\d\d(?!\d)/g), ([year]) => Number(year)));

/** The items in an order that depends on the seed and on each item alone: one more of them moves none of the others. */
export function inSeededOrder<Item>(items: readonly Item[], seed: string, idOf: (item: Item) => string): Item[] {
  return items
    .map((item) => ({ item, rank: seededRandom(`${seed} ${idOf(item)}`)() }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ item }) => item);
}
