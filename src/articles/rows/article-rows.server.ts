import { completeEntries } from "../../entries/records/complete-entries.server.ts";
import { SHOWN_ARTICLE_COLUMNS } from "../../entries/rows/shown-columns.server.ts";
import type { IndexedDatabase } from "../../entries/search/directory-index.server.ts";
import type { ArticleFilter, ListRange } from "../../entries/search/list-filters.server.ts";
import { keptQuery } from "../../platform/db/prepared-query.server.ts";
import type { Article } from "../article.ts";
import type { ArticleSort } from "../article-sort.ts";

/** The internal keys of a whole list in its order, the newest first where nothing else is asked for. Not to be changed. */
export async function listArticleSeqs(
  db: IndexedDatabase,
  filter: ArticleFilter,
  sort: ArticleSort = "-date",
): Promise<Uint32Array> {
  const { articles } = await db.index.current();
  return articles.list(filter, sort);
}

/** One page of articles, the newest first where nothing else is asked for. */
export async function listArticles(
  db: IndexedDatabase,
  filter: ArticleFilter,
  { limit, offset }: ListRange,
  sort: ArticleSort = "-date",
): Promise<Article[]> {
  const seqs = await listArticleSeqs(db, filter, sort);
  return listArticlesBySeq(db, filter, seqs.subarray(offset, offset + limit));
}

/** How many articles the list holds in all. */
export async function countArticles(db: IndexedDatabase, filter: ArticleFilter): Promise<number> {
  return (await listArticleSeqs(db, filter)).length;
}

const findShownRows = keptQuery((db, { seqs }: { seqs: number[] }) =>
  db.selectFrom("articles").select(SHOWN_ARTICLE_COLUMNS).where("seq", "in", seqs).where("binned_at", "is", null),
);
const findPublicRows = keptQuery((db, { seqs, publicOn }: { seqs: number[]; publicOn: string }) =>
  db
    .selectFrom("articles")
    .select(SHOWN_ARTICLE_COLUMNS)
    .where("seq", "in", seqs)
    .where("binned_at", "is", null)
    .where("publication", "=", "published")
    .where("publish_date", "<=", publicOn),
);

/** The articles with these internal keys that readers of the list may see at this moment, in the order of the keys. */
export async function listArticlesBySeq(
  db: IndexedDatabase,
  { publicOn }: Pick<ArticleFilter, "publicOn">,
  seqs: Uint32Array | readonly number[],
): Promise<Article[]> {
  if (seqs.length === 0) return [];
  const chosen = { seqs: [...seqs] };
  const rows = await (publicOn === undefined
    ? findShownRows(db.read, chosen)
    : findPublicRows(db.read, { ...chosen, publicOn }));
  const bySeq = new Map(rows.map((row) => [row.seq, row]));
  return completeEntries(
    db.read,
    "article",
    Array.from(seqs, (seq) => bySeq.get(seq)).filter((row) => row !== undefined),
  );
}
