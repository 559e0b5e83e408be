import type { ArticleDetail } from "../../domain/articles/article.ts";
import type { TuskerDetail } from "../../domain/tuskers/tusker.ts";
import { completeArticles } from "./articles.ts";
import type { Queryable } from "./queryable.ts";
import { completeTuskers } from "./tuskers.ts";

/** The public tuskers that were added or changed last, the latest first, with their texts. */
export async function listLatestTuskers(db: Queryable, limit: number): Promise<TuskerDetail[]> {
  // Sorted on the narrow columns alone: the texts of a large directory stay unread.
  const latest = db
    .selectFrom("tuskers")
    .select("seq")
    .where("publication", "=", "published")
    .where("binned_at", "is", null)
    .orderBy("updated_at", "desc")
    .orderBy("id")
    .limit(limit);
  const rows = await db
    .selectFrom("tuskers")
    .selectAll()
    .where("seq", "in", latest)
    .orderBy("updated_at", "desc")
    .orderBy("id")
    .execute();
  const tuskers = await completeTuskers(db, rows);
  return tuskers.map((tusker, index) => ({ ...tusker, descriptionHtml: rows[index]?.description_html ?? "" }));
}

/**
 * The newest public articles with their texts.
 * @param publicOn the day (YYYY-MM-DD) that it is in Sri Lanka
 */
export async function listLatestArticles(db: Queryable, publicOn: string, limit: number): Promise<ArticleDetail[]> {
  const rows = await db
    .selectFrom("articles")
    .selectAll()
    .where("publication", "=", "published")
    .where("binned_at", "is", null)
    .where("publish_date", "<=", publicOn)
    .orderBy("publish_date", "desc")
    .orderBy("id")
    .limit(limit)
    .execute();
  const articles = await completeArticles(db, rows);
  return articles.map((article, index) => ({
    ...article,
    descriptionHtml: rows[index]?.description_html ?? "",
    contentHtml: rows[index]?.content_html ?? "",
  }));
}
