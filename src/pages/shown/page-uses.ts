import { type Uses, usesIn } from "../../rich-text/citations/uses-in.ts";
import type { ListedSource } from "../../sources/source.ts";
import type { Figure } from "../figure.ts";
import type { ShownPage } from "../load-page.ts";
import type { PageKey } from "../page.ts";

/** The numbers of the sources of a figure, as far as they can be found. */
export const numbersOf = (figure: Figure, sources: readonly ListedSource[]): number[] =>
  figure.sources.map((key) => sources.findIndex((source) => source.key === key) + 1).filter((number) => number > 0);

/** The id of the mark behind a figure. */
export const markId = (name: string, index: number, number: number): string => `cite-${number}-${name}-${index}`;

/** Where a page names each of its sources: in its texts, and behind its figures. */
export function usesOnPage<Key extends PageKey>({ fields, sources }: ShownPage<Key>): Uses {
  const values = Object.entries(fields);
  const uses = usesIn(values.flatMap(([, value]) => (typeof value === "string" ? [value] : [])).join(""));
  for (const [name, value] of values) {
    if (!Array.isArray(value)) continue;
    for (const [index, figure] of (value as Figure[]).entries()) {
      for (const number of numbersOf(figure, sources)) {
        uses[number] ??= [];
        uses[number].push(markId(name, index, number));
      }
    }
  }
  return uses;
}
