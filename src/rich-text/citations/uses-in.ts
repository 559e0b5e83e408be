/** A number in a rendered text. In texts `<` is an entity, and in attributes `"` is, so nothing else reads so. */
const USE = /<a href="#source-(\d{1,4})" id="(cite-[\w-]{1,40})"/g;

/** Where a page names each of its sources: the ids of its numbers, by the number of the source. */
export type Uses = Record<number, string[]>;

/**
 * Where rendered texts name each source.
 * @param html rendered rich text
 */
export function usesIn(html: string): Uses {
  const uses: Uses = {};
  for (const [, written, id = ""] of html.matchAll(USE)) {
    const number = Number(written);
    uses[number] ??= [];
    uses[number].push(id);
  }
  return uses;
}
