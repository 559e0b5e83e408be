import type { ArticleDetail } from "../../domain/articles/article.ts";
import { portraitCaption } from "../../domain/tuskers/portrait-caption.ts";
import type { TuskerDetail } from "../../domain/tuskers/tusker.ts";
import { listArticleSeqs } from "./articles.ts";
import { completeEntries } from "./entry-rows.ts";
import type { OpenDatabase } from "./open.ts";
import { listTuskerSeqs } from "./tuskers.ts";

/** The public tuskers that were added or changed last, the latest first, with their texts. */
export async function listLatestTuskers(db: OpenDatabase, limit: number): Promise<TuskerDetail[]> {
  const seqs = await listTuskerSeqs(db, { includeDrafts: false }, "-updated");
  const rows = await db.read
    .selectFrom("tuskers")
    .selectAll()
    .where("seq", "in", [...seqs.subarray(0, limit)])
    .where("publication", "=", "published")
    .where("binned_at", "is", null)
    .orderBy("updated_at", "desc")
    .orderBy("id")
    .execute();
  const tuskers = await completeEntries(db.read, "tusker", rows);
  return tuskers.map((tusker, index) => ({
    ...tusker,
    descriptionHtml: rows[index]?.description_html ?? "",
    portraitCaption: portraitCaption(tusker),
  }));
}

/**
 * The newest public articles with their texts.
 * @param publicOn the day (YYYY-MM-DD) that it is in Sri Lanka
 */
export async function listLatestArticles(db: OpenDatabase, publicOn: string, limit: number): Promise<ArticleDetail[]> {
  const seqs = await listArticleSeqs(db, { publicOn });
  const rows = await db.read
    .selectFrom("articles")
    .selectAll()
    .where("seq", "in", [...seqs.subarray(0, limit)])
    .where("publication", "=", "published")
    .where("binned_at", "is", null)
    .where("publish_date", "<=", publicOn)
    .orderBy("publish_date", "desc")
    .orderBy("id")
    .execute();
  const articles = await completeEntries(db.read, "article", rows);
  return articles.map((article, index) => ({
    ...article,
    descriptionHtml: rows[index]?.description_html ?? "",
    contentHtml: rows[index]?.content_html ?? "",
  }));
}
