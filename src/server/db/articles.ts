import type { Expression, ExpressionBuilder, Insertable, SelectQueryBuilder, SqlBool, Updateable } from "kysely";
import type { Article, ArticleCategory, ArticleDetail } from "../../domain/articles/article.ts";
import type { ArticleSort, ArticleState } from "../../domain/articles/article-sort.ts";
import { toArticle, toArticleDetail } from "./article-record.ts";
import { imagesOfArticles } from "./entry-images.ts";
import { tagsOfArticles } from "./entry-tags.ts";
import type { OpenDatabase } from "./open.ts";
import type { Queryable, WriteTransaction } from "./queryable.ts";
import type { ArticleRow, ArticlesTable, Database } from "./schema.ts";
import { searchCondition } from "./search-condition.ts";
import type { ListRange } from "./tuskers.ts";

/** Which articles a list holds; what is given is joined by AND. Binned ones are in none. */
export type ArticleFilter = {
  /** Folded text that title or excerpt contains. */
  search?: string;
  category?: ArticleCategory;
  /** Only published articles dated on or before this day (YYYY-MM-DD); undefined for administrators' lists. */
  publicOn?: string;
  /** For administrators' lists: only those in this state. `today` is the day (YYYY-MM-DD) that it is in Sri Lanka. */
  state?: { is: ArticleState; today: string };
};

/** Where a walk through the whole list stands: after the article of this day with this id. */
export type ArticleCursor = { publishDate: string; id: string };

function filtered<Output>(
  query: SelectQueryBuilder<Database, "articles", Output>,
  filter: ArticleFilter,
  search?: Expression<SqlBool>,
): SelectQueryBuilder<Database, "articles", Output> {
  return query
    .where("articles.binned_at", "is", null)
    .$if(filter.publicOn !== undefined, (some) =>
      some
        .where("articles.publication", "=", "published")
        .where("articles.publish_date", "<=", filter.publicOn as string),
    )
    .$if(filter.category !== undefined, (some) =>
      some.where("articles.category", "=", filter.category as ArticleCategory),
    )
    .$if(filter.state !== undefined, (some) => some.where(inState(filter.state as NonNullable<ArticleFilter["state"]>)))
    .$if(search !== undefined, (some) => some.where(search as Expression<SqlBool>));
}

const inState =
  ({ is, today }: NonNullable<ArticleFilter["state"]>) =>
  (where: ExpressionBuilder<Database, "articles">) =>
    is === "draft"
      ? where("articles.publication", "=", "draft")
      : where.and([
          where("articles.publication", "=", "published"),
          where("articles.publish_date", is === "scheduled" ? ">" : "<=", today),
        ]);

/** Puts a list into an order that is the same on every database; ties are ordered by id. */
function ordered<Output>(
  query: SelectQueryBuilder<Database, "articles", Output>,
  sort: ArticleSort,
): SelectQueryBuilder<Database, "articles", Output> {
  const direction = sort.startsWith("-") ? "desc" : "asc";
  switch (sort) {
    case "title":
    case "-title":
      return query.orderBy("articles.sort_key", direction).orderBy("articles.id");
    case "updated":
    case "-updated":
      return query.orderBy("articles.updated_at", direction).orderBy("articles.id");
    default:
      return query.orderBy("articles.publish_date", direction).orderBy("articles.id");
  }
}

/** One page of articles, the newest first where nothing else is asked for. */
export async function listArticles(
  db: OpenDatabase,
  filter: ArticleFilter,
  range: ListRange,
  sort: ArticleSort = "-date",
): Promise<Article[]> {
  const search = await searchCondition(db, "articles", filter.search);
  const page = ordered(filtered(db.read.selectFrom("articles").select("articles.seq"), filter, search), sort)
    .limit(range.limit)
    .offset(range.offset);
  const rows = await ordered(db.read.selectFrom("articles").selectAll().where("seq", "in", page), sort).execute();
  return completeArticles(db.read, rows);
}

/** The internal keys of a whole list in its order: narrow enough to be held at once, however long the list is. */
export async function listArticleSeqs(db: OpenDatabase, filter: ArticleFilter, sort: ArticleSort): Promise<number[]> {
  const search = await searchCondition(db, "articles", filter.search);
  const rows = await ordered(
    filtered(db.read.selectFrom("articles").select("articles.seq"), filter, search),
    sort,
  ).execute();
  return rows.map((row) => row.seq);
}

/** The articles with these internal keys that the list still holds, in the order of the keys. */
export async function listArticlesBySeq(db: OpenDatabase, filter: ArticleFilter, seqs: number[]): Promise<Article[]> {
  if (seqs.length === 0) return [];
  const rows = await filtered(db.read.selectFrom("articles").selectAll(), filter).where("seq", "in", seqs).execute();
  const place = new Map(seqs.map((seq, position) => [seq, position]));
  rows.sort((a, b) => (place.get(a.seq) ?? 0) - (place.get(b.seq) ?? 0));
  return completeArticles(db.read, rows);
}

/** How many articles the list holds in all. */
export async function countArticles(db: OpenDatabase, filter: ArticleFilter): Promise<number> {
  const search = await searchCondition(db, "articles", filter.search);
  const row = await filtered(
    db.read.selectFrom("articles").select((select) => select.fn.countAll<number>().as("total")),
    filter,
    search,
  ).executeTakeFirstOrThrow();
  return Number(row.total);
}

/** The next `limit` articles after the cursor: the whole list in pieces, each as cheap as the first. */
export async function listArticlesAfter(
  db: OpenDatabase,
  filter: ArticleFilter,
  cursor: ArticleCursor | undefined,
  limit: number,
): Promise<{ articles: Article[]; next: ArticleCursor | undefined }> {
  const search = await searchCondition(db, "articles", filter.search);
  const rows = await filtered(db.read.selectFrom("articles").selectAll(), filter, search)
    .$if(cursor !== undefined, (some) =>
      some.where((where) =>
        where.or([
          where("articles.publish_date", "<", cursor?.publishDate ?? ""),
          where.and([
            where("articles.publish_date", "=", cursor?.publishDate ?? ""),
            where("articles.id", ">", cursor?.id ?? ""),
          ]),
        ]),
      ),
    )
    .orderBy("articles.publish_date", "desc")
    .orderBy("articles.id")
    .limit(limit)
    .execute();
  const last = rows.at(-1);
  return {
    articles: await completeArticles(db.read, rows),
    next: last && rows.length === limit ? { publishDate: last.publish_date, id: last.id } : undefined,
  };
}

export async function findArticleRowById(db: Queryable, id: string): Promise<ArticleRow | undefined> {
  return db.selectFrom("articles").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function findArticleRowBySlug(db: Queryable, slug: string): Promise<ArticleRow | undefined> {
  return db.selectFrom("articles").selectAll().where("slug", "=", slug).executeTakeFirst();
}

/** The rows in the shape of the API, with their tags and pictures: two more queries, however many rows. */
export async function completeArticles(db: Queryable, rows: ArticleRow[]): Promise<Article[]> {
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

/** @returns the new internal key. */
export async function insertArticle(transaction: WriteTransaction, values: Insertable<ArticlesTable>): Promise<number> {
  const row = await transaction.insertInto("articles").values(values).returning("seq").executeTakeFirstOrThrow();
  return row.seq;
}

export async function updateArticle(
  transaction: WriteTransaction,
  seq: number,
  values: Updateable<ArticlesTable>,
): Promise<void> {
  await transaction.updateTable("articles").set(values).where("seq", "=", seq).execute();
}
