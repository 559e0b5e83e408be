import { type Uses, usesIn } from "../../../content/rich-text/citations/uses-in.ts";
import type { ListedSource } from "../../../content/sources/source.ts";
import { FIGURE_FIELDS, type Figure } from "../../../content/texts/figure.ts";
import type { PageKey } from "../../../content/texts/page.ts";
import type { ShownPage } from "../../../content/texts/shown-page.ts";

/** The numbers of sources on a page in ascending order, each once, as far as it lists them. */
export const numbersOf = (keys: readonly string[], sources: readonly ListedSource[]): number[] =>
  sources.flatMap(({ key }, index) => (key !== undefined && keys.includes(key) ? index + 1 : []));

/** The fields whose figures stand together behind the mark of another. */
const TOGETHER: Readonly<Record<string, string>> = { tollYears: "tollSources" };

/** The group of figures that one of them belongs to: its field, or in a table its row. */
export const groupOf = (field: string, index: number): string =>
  FIGURE_FIELDS[field] === "place" ? `${field}-${index}` : (TOGETHER[field] ?? field);

/** The id of the mark behind a group of figures. */
export const markIdOf = (group: string): string => `cite-${group}`;

/** Where a page names each of its sources: in its texts, and behind its figures. */
export function usesOnPage<Key extends PageKey>({ fields, sources }: ShownPage<Key>): Uses {
  const values = Object.entries(fields);
  const uses = usesIn(values.flatMap(([, value]) => (typeof value === "string" ? [value] : [])).join(""));
  for (const [field, value] of values) {
    if (!Array.isArray(value)) continue;
    for (const [index, row] of (value as (Figure | string)[]).entries()) {
      const id = markIdOf(groupOf(field, index));
      for (const number of numbersOf(typeof row === "string" ? [row] : row.sources, sources)) {
        uses[number] ??= [];
        if (!uses[number].includes(id)) uses[number].push(id);
      }
    }
  }
  return uses;
}
