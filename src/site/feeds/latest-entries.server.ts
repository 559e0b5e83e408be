import type { ArticleDetail } from "../../articles/article.ts";
import { completeEntries } from "../../entries/records/complete-entries.server.ts";
import { listSeqs } from "../../entries/records/list-entries.server.ts";
import type { IndexedDatabase } from "../../entries/search/directory-index.server.ts";
import { portraitCaption } from "../../tuskers/portrait/portrait-caption.ts";
import type { TuskerDetail } from "../../tuskers/tusker.ts";

/** The public tuskers that were added or changed last, the latest first, with their texts. */
export async function listLatestTuskers(db: IndexedDatabase, limit: number): Promise<TuskerDetail[]> {
  const seqs = await listSeqs(db, "tusker", { includeDrafts: false }, "-updated");
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
export async function listLatestArticles(
  db: IndexedDatabase,
  publicOn: string,
  limit: number,
): Promise<ArticleDetail[]> {
  const seqs = await listSeqs(db, "article", { publicOn });
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
