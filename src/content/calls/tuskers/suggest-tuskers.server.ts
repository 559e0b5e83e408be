import { foldForSearch } from "../../../platform/text/fold.ts";
import { findTuskerNames } from "../../entries/rows/tusker-rows.server.ts";
import type { IndexedDatabase } from "../../search/directory-index.server.ts";
import { rankSuggestions } from "../../search/similarity.ts";
import { linesOf } from "../../search/text-index.ts";

const CANDIDATES = 200;
const SUGGESTIONS = 5;

export type Suggestion = { _id: string; slug: string; name: string };

/** Similar spellings of a name. The index finds candidates by the sounds they share; `rankSuggestions` orders them. */
export async function suggestTuskers(db: IndexedDatabase, query: string): Promise<Suggestion[]> {
  const folded = foldForSearch(query);
  if (folded === "") return [];
  const { tusker: tuskers } = await db.index.current();
  const candidates = tuskers.nearest(folded, CANDIDATES, { includeDrafts: false });
  const ranked = rankSuggestions(
    folded,
    candidates.map(({ seq, text }) => ({ id: seq, names: linesOf(text) })),
    SUGGESTIONS,
  );
  const names = await findTuskerNames(
    db.read,
    ranked.map(({ id }) => id),
  );
  return ranked.flatMap(({ id }) => {
    const found = names.get(id);
    return found ? [{ _id: found.id, slug: found.slug, name: found.name }] : [];
  });
}
