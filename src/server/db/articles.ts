import type { Insertable, Updateable } from "kysely";
import type { Article, ArticleDetail } from "../../domain/articles/article.ts";
import type { ArticleSort } from "../../domain/articles/article-sort.ts";
import { toArticle, toArticleDetail } from "./article-record.ts";
import { imagesOfArticles } from "./entry-images.ts";
import { tagsOfArticles } from "./entry-tags.ts";
import { keptQuery } from "./kept-query.ts";
import type { ArticleFilter, ListRange } from "./list-filters.ts";
import type { OpenDatabase } from "./open.ts";
import type { Queryable, WriteTransaction } from "./queryable.ts";
import type { ArticleRow, ArticlesTable } from "./schema.ts";
import { SHOWN_ARTICLE_COLUMNS, type ShownArticleRow } from "./shown-columns.ts";

/** The internal keys of a whole list in its order, the newest first where nothing else is asked for. Not to be changed. */
export async function listArticleSeqs(
  db: OpenDatabase,
  filter: ArticleFilter,
  sort: ArticleSort = "-date",
): Promise<Uint32Array> {
  const { articles } = await db.index.current();
  return articles.list(filter, sort);
}

/** One page of articles, the newest first where nothing else is asked for. */
export async function listArticles(
  db: OpenDatabase,
  filter: ArticleFilter,
  { limit, offset }: ListRange,
  sort: ArticleSort = "-date",
): Promise<Article[]> {
  const seqs = await listArticleSeqs(db, filter, sort);
  return listArticlesBySeq(db, filter, seqs.subarray(offset, offset + limit));
}

/** How many articles the list holds in all. */
export async function countArticles(db: OpenDatabase, filter: ArticleFilter): Promise<number> {
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
  db: OpenDatabase,
  { publicOn }: Pick<ArticleFilter, "publicOn">,
  seqs: Uint32Array | readonly number[],
): Promise<Article[]> {
  if (seqs.length === 0) return [];
  const chosen = { seqs: [...seqs] };
  const rows = await (publicOn === undefined
    ? findShownRows(db.read, chosen)
    : findPublicRows(db.read, { ...chosen, publicOn }));
  const bySeq = new Map(rows.map((row) => [row.seq, row]));
  return completeArticles(
    db.read,
    Array.from(seqs, (seq) => bySeq.get(seq)).filter((row) => row !== undefined),
  );
}

const findRowById = keptQuery((db, { id }: { id: string }) =>
  db.selectFrom("articles").selectAll().where("id", "=", id),
);
const findRowBySlug = keptQuery((db, { slug }: { slug: string }) =>
  db.selectFrom("articles").selectAll().where("slug", "=", slug),
);

export async function findArticleRowById(db: Queryable, id: string): Promise<ArticleRow | undefined> {
  return (await findRowById(db, { id }))[0];
}

export async function findArticleRowBySlug(db: Queryable, slug: string): Promise<ArticleRow | undefined> {
  return (await findRowBySlug(db, { slug }))[0];
}

/** The rows in the shape of the API, with their tags and pictures: two more queries, however many rows. */
export async function completeArticles(db: Queryable, rows: ShownArticleRow[]): Promise<Article[]> {
  if (rows.length === 0) return [];
  const seqs = rows.map((row) => row.seq);
  const tags = await tagsOfArticles(db, seqs);
  const images = await imagesOfArticles(db, seqs);
  return rows.map((row) => toArticle(row, tags.get(row.seq) ?? [], images.get(row.seq) ?? []));
}

export async function completeArticle(db: Queryable, row: ArticleRow): Promise<ArticleDetail> {
  const tags = await tagsOfArticles(db, [row.seq]);
  const images = await imagesOfArticles(db, [row.seq]);
  return toArticleDetail(row, tags.get(row.seq) ?? [], images.get(row.seq) ?? []);
}

const insertRow = keptQuery((db, values: Insertable<ArticlesTable>) =>
  db.insertInto("articles").values(values).returning("seq"),
);

/** @returns the new internal key. */
export async function insertArticle(transaction: WriteTransaction, values: Insertable<ArticlesTable>): Promise<number> {
  const [row] = await insertRow(transaction, values);
  if (row === undefined) throw new Error("The database gave no key for a new row.");
  return row.seq;
}

export async function updateArticle(
  transaction: WriteTransaction,
  seq: number,
  values: Updateable<ArticlesTable>,
): Promise<void> {
  await transaction.updateTable("articles").set(values).where("seq", "=", seq).execute();
}
