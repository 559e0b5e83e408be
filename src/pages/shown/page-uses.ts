import { type Uses, usesIn } from "../../rich-text/citations/uses-in.ts";
import type { ListedSource } from "../../sources/source.ts";
import type { Figure } from "../figure.ts";
import type { PageKey } from "../page.ts";
import type { ShownPage } from "../shown-page.ts";

/** The numbers of sources on a page, as far as it lists them. */
export const numbersOf = (keys: readonly string[], sources: readonly ListedSource[]): number[] =>
  keys.map((key) => sources.findIndex((source) => source.key === key) + 1).filter((number) => number > 0);

/** The id of the mark behind a figure. */
export const markId = (name: string, index: number, number: number): string => `cite-${number}-${name}-${index}`;

/** Where a page names each of its sources: in its texts, and behind its figures. */
export function usesOnPage<Key extends PageKey>({ fields, sources }: ShownPage<Key>): Uses {
  const values = Object.entries(fields);
  const uses = usesIn(values.flatMap(([, value]) => (typeof value === "string" ? [value] : [])).join(""));
  const note = (keys: readonly string[], name: string, index: number): void => {
    for (const number of numbersOf(keys, sources)) {
      uses[number] ??= [];
      uses[number].push(markId(name, index, number));
    }
  };
  for (const [name, value] of values) {
    if (!Array.isArray(value)) continue;
    const rows = value as (Figure | string)[];
    // The keys of a figure that is a field of its own all stand behind it.
    note(
      rows.filter((row) => typeof row === "string"),
      name,
      0,
    );
    for (const [index, row] of rows.entries()) if (typeof row !== "string") note(row.sources, name, index);
  }
  return uses;
}
