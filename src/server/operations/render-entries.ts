import { summaryOf } from "../../domain/richtext/plain-text-of.ts";
import { RENDER_VERSION, renderArticleTexts, renderRichText } from "../../domain/richtext/render-rich-text.ts";
import { completeArticles, updateArticle } from "../db/articles.ts";
import { raiseContentVersion } from "../db/content-version.ts";
import type { OpenDatabase } from "../db/open.ts";
import type { WriteTransaction } from "../db/queryable.ts";
import { findSiteState, saveSiteState } from "../db/site-state.ts";
import { completeTuskers, updateTusker } from "../db/tuskers.ts";
import { DRAWING_VERSION } from "../pictures/drawing-hash.ts";
import { landscapeColumns, portraitColumns } from "../pictures/entry-drawings.ts";
import { drawingSecret } from "./drawing-secret.ts";
import { recordTouched, type Save, type Touched } from "./record-save.ts";

/** Raised where addresses of drawings are made by another rule. */
const ADDRESS_VERSION = 1;

/** Raised by every change of the rich-text renderer and of the drawing code: what is stored is made again. */
export const STORED_VERSION = RENDER_VERSION * 1000 + ADDRESS_VERSION * 100 + DRAWING_VERSION;

/** Entries rendered between two breaths of the writer: others get their turn. */
const BATCH = 200;

/**
 * Makes the stored HTML of these entries anew, from what they hold now, and raises their versions:
 * for entries that show a picture whose texts another entry's editor changed.
 * @param save by whom, where their histories are to tell it; `keepStatesBefore` was called then
 */
export async function renderTouchedEntries(
  transaction: WriteTransaction,
  touched: Touched,
  save?: Pick<Save, "by" | "now">,
): Promise<void> {
  await renderTuskers(transaction, touched.tuskerSeqs, { raiseVersions: true });
  await renderArticles(transaction, touched.articleSeqs, { raiseVersions: true });
  if (save !== undefined) await recordTouched(transaction, touched, save);
}

/**
 * The same where nobody changed what the entries say, only the forms of their pictures or who may see them: neither their versions nor
 * their histories tell of it, so that no editor's open form becomes stale.
 */
export async function renderShowingEntries(transaction: WriteTransaction, touched: Touched): Promise<void> {
  await renderTuskers(transaction, touched.tuskerSeqs, { raiseVersions: false });
  await renderArticles(transaction, touched.articleSeqs, { raiseVersions: false });
}

async function renderTuskers(transaction: WriteTransaction, seqs: number[], options: { raiseVersions: boolean }) {
  if (seqs.length === 0) return;
  const rows = await transaction.selectFrom("tuskers").selectAll().where("seq", "in", seqs).execute();
  const tuskers = await completeTuskers(transaction, rows);
  for (const [index, row] of rows.entries()) {
    const tusker = tuskers[index];
    const images = tusker?.imageDetails ?? [];
    await updateTusker(transaction, row.seq, {
      ...(tusker && portraitColumns(tusker, await drawingSecret(transaction, row))),
      description_html: renderRichText(row.description, { images }),
      summary: summaryOf(row.description),
      html_version: STORED_VERSION,
      version: row.version + (options.raiseVersions ? 1 : 0),
    });
  }
}

async function renderArticles(transaction: WriteTransaction, seqs: number[], options: { raiseVersions: boolean }) {
  if (seqs.length === 0) return;
  const rows = await transaction.selectFrom("articles").selectAll().where("seq", "in", seqs).execute();
  const articles = await completeArticles(transaction, rows);
  for (const [index, row] of rows.entries()) {
    const article = articles[index];
    const images = article?.imageDetails ?? [];
    const { descriptionHtml, contentHtml } = renderArticleTexts(row, { images });
    await updateArticle(transaction, row.seq, {
      ...(article && landscapeColumns(article, await drawingSecret(transaction, row))),
      description_html: descriptionHtml,
      content_html: contentHtml,
      html_version: STORED_VERSION,
      version: row.version + (options.raiseVersions ? 1 : 0),
    });
  }
}

/**
 * Makes stored HTML and the hashes of drawings anew that an older release made; a fresh database has none.
 * @returns how many entries were rendered
 */
export async function renderOutdatedEntries(db: OpenDatabase): Promise<number> {
  // Looking through all entries takes a while in a large directory; the state row says when there is nothing to look for.
  if ((await findSiteState(db.read, "render_version")) === String(STORED_VERSION)) return 0;
  let rendered = 0;
  for (;;) {
    const done = await db.write.transaction().execute(async (transaction) => {
      const tuskers = await transaction
        .selectFrom("tuskers")
        .select("seq")
        .where("html_version", "!=", STORED_VERSION)
        .limit(BATCH)
        .execute();
      const articles = await transaction
        .selectFrom("articles")
        .select("seq")
        .where("html_version", "!=", STORED_VERSION)
        .limit(BATCH)
        .execute();
      if (tuskers.length + articles.length === 0) return 0;
      await renderTuskers(
        transaction,
        tuskers.map((row) => row.seq),
        { raiseVersions: false },
      );
      await renderArticles(
        transaction,
        articles.map((row) => row.seq),
        { raiseVersions: false },
      );
      await raiseContentVersion(transaction);
      return tuskers.length + articles.length;
    });
    if (done === 0) break;
    rendered += done;
  }
  await saveSiteState(db.write, "render_version", String(STORED_VERSION));
  return rendered;
}
