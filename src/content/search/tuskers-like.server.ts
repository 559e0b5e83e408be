import type { IndexedDatabase } from "./directory-index.server.ts";

/** Comes after every character of a name in the order of sort keys. */
const LAST_CHARACTER = "\u{10ffff}";

/**
 * The internal keys of tuskers to suggest while somebody types: those whose names begin with the words, then those with the
 * words anywhere in a name, then those a search finds by place or tag.
 * @param words folded as for searches
 * @returns at most `limit` keys, and how many tuskers the search finds
 */
export async function findTuskersLike(
  db: IndexedDatabase,
  words: string,
  limit: number,
): Promise<{ seqs: number[]; total: number }> {
  const { tusker: tuskers } = await db.index.current();
  const shown = { includeDrafts: false };
  const all = tuskers.list(shown, "name");
  const named = tuskers.list({ ...shown, named: words }, "name");
  const found = tuskers.list({ ...shown, search: words }, "name");
  const start = tuskers.placeBySortKey(all, words);
  const end = tuskers.placeBySortKey(all, words + LAST_CHARACTER);
  const begun = all.subarray(start, Math.min(end, start + limit));
  const seqs = new Set([...begun, ...named.subarray(0, limit), ...found.subarray(0, limit)]);
  return { seqs: [...seqs].slice(0, limit), total: found.length };
}
