import type { Expression, Insertable, SelectQueryBuilder, SqlBool, Updateable } from "kysely";
import type { Article, ArticleCategory, ArticleDetail } from "../../domain/articles/article.ts";
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
    .$if(search !== undefined, (some) => some.where(search as Expression<SqlBool>));
}

/** One page of articles, the newest first. */
export async function listArticles(db: OpenDatabase, filter: ArticleFilter, range: ListRange): Promise<Article[]> {
  const search = await searchCondition(db, "articles", filter.search);
  const page = filtered(db.read.selectFrom("articles").select("articles.seq"), filter, search)
    .orderBy("articles.publish_date", "desc")
    .orderBy("articles.id")
    .limit(range.limit)
    .offset(range.offset);
  const rows = await db.read
    .selectFrom("articles")
    .selectAll()
    .where("seq", "in", page)
    .orderBy("publish_date", "desc")
    .orderBy("id")
    .execute();
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
