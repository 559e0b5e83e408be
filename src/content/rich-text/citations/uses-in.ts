import { groupCitations } from "./marks-of-groups.ts";

/** A mark in a text as pages show it. In texts `<` is an entity, and in attributes `"` is, so nothing else reads so. */
const MARK = /<a class="cite" href="#source-\d{1,4}" id="(cite-[\w-]{1,40})" data-numbers="([\d, ]+)"/g;

/** Where a page names each of its sources: the ids of its marks, by the number of the source. */
export type Uses = Record<number, string[]>;

/**
 * Where pages that show rendered texts name each source.
 * @param html rendered rich text
 */
export function usesIn(html: string): Uses {
  const uses: Uses = {};
  for (const [, id = "", numbers = ""] of groupCitations(html).matchAll(MARK)) {
    for (const number of numbers.split(", ").map(Number)) {
      uses[number] ??= [];
      uses[number].push(id);
    }
  }
  return uses;
}
