import { foldForSearch } from "../../domain/search/fold.ts";
import { rankSuggestions } from "../../domain/search/similarity.ts";
import type { OpenDatabase } from "../db/open.ts";
import { listTuskerNames } from "../db/tuskers.ts";

const CANDIDATES = 200;
const SUGGESTIONS = 5;

export type Suggestion = { _id: string; slug: string; name: string };

/** Near spellings of a name: the database finds candidates by shared trigrams, the domain's own measure ranks them. */
export async function suggestTuskers(db: OpenDatabase, query: string): Promise<Suggestion[]> {
  const folded = foldForSearch(query);
  if (folded === "") return [];
  const seqs = await db.dialect.search.findNearestTuskers(db.read, folded, CANDIDATES);
  const candidates = await listTuskerNames(db.read, seqs);
  const byId = new Map(candidates.map((candidate) => [candidate.id, candidate]));
  const ranked = rankSuggestions(
    folded,
    candidates.map(({ id, name, aliases }) => ({ id, names: [name, ...aliases] })),
    SUGGESTIONS,
  );
  return ranked.flatMap(({ id }) => {
    const candidate = byId.get(id);
    return candidate ? [{ _id: id, slug: candidate.slug, name: candidate.name }] : [];
  });
}
