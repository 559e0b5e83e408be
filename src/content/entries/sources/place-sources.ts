import type { Source } from "../../sources/source.ts";

/**
 * The sources of an entry in the order of its list: those cited, in the order of first citation, then the others as
 * further reading, in the order given.
 * @param cited the keys of all citations, in order; each is among the given sources
 */
export function placeSources(given: Iterable<Source>, cited: readonly string[]): Source[] {
  const known = new Map<string, Source>();
  for (const source of given) if (!known.has(source.key)) known.set(source.key, source);
  const keys = new Set([...cited, ...known.keys()]);
  return [...keys].flatMap((key) => known.get(key) ?? []);
}
