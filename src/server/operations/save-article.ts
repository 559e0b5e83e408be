import type { Insertable, Updateable } from "kysely";
import type { ArticleChange, ArticleDetail, NewArticle } from "../../domain/articles/article.ts";
import { AppError } from "../../domain/errors/app-error.ts";
import { newEntryId } from "../../domain/identifiers/entry-id.ts";
import { slugForEntry } from "../../domain/identifiers/slug-from-name.ts";
import type { ImageDetail } from "../../domain/images/entry-images.ts";
import { cleanRichText } from "../../domain/richtext/clean-rich-text.ts";
import { renderRichText } from "../../domain/richtext/render-rich-text.ts";
import { foldForSearch } from "../../domain/search/fold.ts";
import { completeArticle, findArticleRowById, insertArticle, updateArticle } from "../db/articles.ts";
import { raiseContentVersion } from "../db/content-version.ts";
import { replaceArticleImages } from "../db/entry-images.ts";
import { replaceArticleTags } from "../db/entry-tags.ts";
import type { OpenDatabase } from "../db/open.ts";
import type { WriteTransaction } from "../db/queryable.ts";
import type { ArticleRow, ArticlesTable } from "../db/schema.ts";
import { landscapeColumns } from "../pictures/entry-drawings.ts";
import type { Clock } from "../services.ts";
import { claimChosenSlug, claimNewSlug } from "./choose-slug.ts";
import { checkIfMatch } from "./entry-version.ts";
import { placeImages } from "./place-images.ts";
import { renderTouchedEntries, STORED_VERSION } from "./render-entries.ts";

export type SavedArticle = { article: ArticleDetail; version: number };

type Writer = { db: OpenDatabase; clock: Clock };

/** The columns that follow from the fields sent; a field that was not sent gives none, `null` gives the empty value. */
function columnsOf(sent: NewArticle | ArticleChange, storedDescription: string | null, images: ImageDetail[]) {
  const description =
    sent.description === undefined
      ? storedDescription
      : sent.description === null || sent.description === ""
        ? null
        : cleanRichText(sent.description).html;
  const content = cleanRichText(sent.content).html;
  return {
    title: sent.title,
    excerpt: sent.excerpt,
    search_text: [sent.title, sent.excerpt].map(foldForSearch).join("\n"),
    description,
    description_html: description === null ? "" : renderRichText(description, { images }),
    content,
    content_html: renderRichText(content, { images }),
    html_version: STORED_VERSION,
    category: sent.category,
    author: sent.author,
    publish_date: sent.publishDate,
    ...(sent.publication === undefined ? {} : { publication: sent.publication ?? ("published" as const) }),
    ...(sent.sources === undefined ? {} : { sources: JSON.stringify(sent.sources ?? []) }),
  } satisfies Updateable<ArticlesTable>;
}

/** The article as it is stored now, after the column was brought up to date that follows from the whole of it. */
async function savedArticle(transaction: WriteTransaction, id: string): Promise<SavedArticle> {
  const row = await findArticleRowById(transaction, id);
  if (!row) throw new AppError("NotFound", `There is no article with the id ${id}.`);
  const columns = landscapeColumns(await completeArticle(transaction, row));
  await updateArticle(transaction, row.seq, columns);
  return { article: await completeArticle(transaction, { ...row, ...columns }), version: row.version };
}

/**
 * Adds an article. One dated in the future is stored and becomes public when its day begins in Sri Lanka.
 * @param wished the slug to begin from, where it is not to be made from the title
 * @throws AppError `Invalid` for a picture that the store does not have
 */
export function createArticle(
  { db, clock }: Writer,
  sent: NewArticle,
  wished: { slug?: string } = {},
): Promise<SavedArticle> {
  return db.write.transaction().execute(async (transaction) => {
    const id = newEntryId();
    const now = clock.now().toISOString();
    const slug = await claimNewSlug(transaction, {
      kind: "article",
      base: wished.slug ?? slugForEntry("article", sent.title, id),
      entryId: id,
    });
    const { images, names, touched } = await placeImages(transaction, [], sent);
    const values: Insertable<ArticlesTable> = {
      id,
      slug,
      publication: "published",
      sources: "[]",
      ...columnsOf(sent, null, images),
      version: 1,
      created_at: now,
      updated_at: now,
    };
    const seq = await insertArticle(transaction, values);
    await replaceArticleTags(transaction, seq, sent.tags ?? []);
    await replaceArticleImages(transaction, seq, names ?? []);
    await renderTouchedEntries(transaction, touched);
    await raiseContentVersion(transaction);
    return savedArticle(transaction, id);
  });
}

/**
 * Changes the fields of an article that were sent, and no other.
 * @param ifMatch the request's `If-Match`, if it had one
 * @throws AppError `NotFound`, `Gone` (in the bin), `Stale`, `Conflict` (slug), `Invalid` (pictures)
 */
export function changeArticle(
  { db, clock }: Writer,
  id: string,
  sent: ArticleChange,
  ifMatch: string | undefined,
): Promise<SavedArticle> {
  return db.write.transaction().execute(async (transaction) => {
    const row = await getChangeableArticle(transaction, id);
    checkIfMatch(ifMatch, row.version);
    if (sent.slug !== undefined && sent.slug !== row.slug) {
      await claimChosenSlug(transaction, { kind: "article", slug: sent.slug, entryId: id });
    }
    const stored = await completeArticle(transaction, row);
    const { images, names, touched } = await placeImages(transaction, stored.imageDetails, sent);
    await updateArticle(transaction, row.seq, {
      ...columnsOf(sent, row.description, images),
      ...(sent.slug === undefined ? {} : { slug: sent.slug }),
      version: row.version + 1,
      updated_at: clock.now().toISOString(),
    });
    if (sent.tags !== undefined) await replaceArticleTags(transaction, row.seq, sent.tags ?? []);
    if (names !== undefined) await replaceArticleImages(transaction, row.seq, names);
    await renderTouchedEntries(transaction, {
      ...touched,
      articleSeqs: touched.articleSeqs.filter((seq) => seq !== row.seq),
    });
    await raiseContentVersion(transaction);
    return savedArticle(transaction, id);
  });
}

/**
 * Puts an article into the bin. Its address stays reserved and answers 410.
 * @throws AppError `NotFound`, `Gone` (there already), `Stale`
 */
export function binArticle({ db, clock }: Writer, id: string, ifMatch: string | undefined): Promise<void> {
  return db.write.transaction().execute(async (transaction) => {
    const row = await getChangeableArticle(transaction, id);
    checkIfMatch(ifMatch, row.version);
    await updateArticle(transaction, row.seq, { binned_at: clock.now().toISOString(), version: row.version + 1 });
    await raiseContentVersion(transaction);
  });
}

async function getChangeableArticle(transaction: WriteTransaction, id: string): Promise<ArticleRow> {
  const row = await findArticleRowById(transaction, id);
  if (!row) throw new AppError("NotFound", `There is no article with the id ${id}.`);
  if (row.binned_at !== null) throw new AppError("Gone", "This article is in the bin.");
  return row;
}
