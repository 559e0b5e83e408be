import type { Updateable } from "kysely";
import type { ArticleChange, ArticleDetail, NewArticle } from "../../domain/articles/article.ts";
import { AppError } from "../../domain/errors/app-error.ts";
import { type ArticleContent, articleContent, concernsEntryOnly } from "../../domain/history/entry-content.ts";
import { slugForEntry } from "../../domain/identifiers/slug-from-name.ts";
import type { ImageDetail } from "../../domain/images/entry-images.ts";
import { cleanAndRead, cleanRichText } from "../../domain/richtext/clean-rich-text.ts";
import { renderArticleTexts } from "../../domain/richtext/render-rich-text.ts";
import { foldForSearch, sortKeyOf } from "../../domain/search/fold.ts";
import { toArticle, toArticleDetail } from "../db/article-record.ts";
import { completeArticle, findArticleRowById, insertArticle, updateArticle } from "../db/articles.ts";
import { raiseContentVersion } from "../db/content-version.ts";
import type { EntryState } from "../db/entry-contents.ts";
import { insertArticleImages, replaceArticleImages } from "../db/entry-images.ts";
import { insertArticleTags, replaceArticleTags } from "../db/entry-tags.ts";
import type { WriteTransaction } from "../db/queryable.ts";
import type { ArticleRow, ArticlesTable } from "../db/schema.ts";
import { landscapeColumns } from "../pictures/entry-drawings.ts";
import { binEntry, type SavedBy, type Writer } from "./bin-entry.ts";
import { checkEntrySafety, checkTouchedEntries } from "./check-safety.ts";
import { claimChosenSlug, claimNewSlug } from "./choose-slug.ts";
import { drawingSecret } from "./drawing-secret.ts";
import { checkIfMatch } from "./entry-version.ts";
import { type CreateOptions, chooseId, isRecorded, type SaveOptions } from "./entry-wishes.ts";
import { placeImages } from "./place-images.ts";
import { describeChange, fieldsChanged, keepState, recordSave, touchesNothing } from "./record-save.ts";
import { renderTouchedEntries, STORED_VERSION } from "./render-entries.ts";

export type SavedArticle = { article: ArticleDetail; version: number };

/** The columns that follow from the fields sent; a field that was not sent gives none, `null` gives the empty value. */
function columnsOf(sent: NewArticle | ArticleChange, storedDescription: string | null, images: ImageDetail[]) {
  const description =
    sent.description === undefined
      ? storedDescription
      : sent.description === null || sent.description === ""
        ? null
        : cleanRichText(sent.description).html;
  const { html: content, tree } = cleanAndRead(sent.content);
  const rendered = renderArticleTexts({ description, content: tree }, { images });
  return {
    title: sent.title,
    sort_key: sortKeyOf(sent.title),
    excerpt: sent.excerpt,
    search_text: [sent.title, sent.excerpt].map(foldForSearch).join("\n"),
    description,
    description_html: rendered.descriptionHtml,
    content,
    content_html: rendered.contentHtml,
    html_version: STORED_VERSION,
    category: sent.category,
    author: sent.author,
    publish_date: sent.publishDate,
    ...(sent.publication === undefined ? {} : { publication: sent.publication ?? ("published" as const) }),
    ...(sent.sources === undefined ? {} : { sources: JSON.stringify(sent.sources ?? []) }),
  } satisfies Updateable<ArticlesTable>;
}

/** What an article has that was never given more than it needs. */
const NEW_ARTICLE = {
  publication: "published",
  sources: "[]",
  version: 1,
  binned_at: null,
} satisfies Updateable<ArticlesTable>;

/** An article as its history keeps it. */
const stateOf = (row: Omit<ArticleRow, "seq">, content: ArticleContent): EntryState => ({
  kind: "article",
  id: row.id,
  name: row.title,
  version: row.version,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  content,
});

/**
 * Adds an article. One dated in the future is stored and becomes public when its day begins in Sri Lanka.
 * @throws AppError `Invalid` for a picture that the store does not have, and for what may not be told of a living wild
 *   animal; `Conflict` for a wished id that is taken
 */
export function createArticle(
  { db, clock }: Writer,
  sent: NewArticle,
  options: CreateOptions = { by: null },
): Promise<SavedArticle> {
  return db.write.transaction().execute(async (transaction) => {
    const id = await chooseId(transaction, "article", options.id);
    const now = clock.now();
    const slug = await claimNewSlug(transaction, {
      kind: "article",
      base: slugForEntry("article", sent.title, id),
      wished: options.slug,
      entryId: id,
    });
    const { images, names, touched } = await placeImages(transaction, [], sent);
    const columns = columnsOf(sent, null, images);
    const tags = sent.tags ?? [];
    const undrawn = {
      ...NEW_ARTICLE,
      id,
      slug,
      ...columns,
      created_at: options.createdAt ?? now.toISOString(),
      updated_at: now.toISOString(),
    };
    const secret = await drawingSecret(transaction, undrawn);
    const drawn = landscapeColumns({ slug, tags, category: columns.category }, secret);
    const values: Omit<ArticleRow, "seq"> = { ...undrawn, ...drawn };
    const seq = await insertArticle(transaction, values);
    await insertArticleTags(transaction, seq, tags);
    await insertArticleImages(transaction, seq, names ?? []);
    await checkTouchedEntries(transaction, touched, now);
    await renderTouchedEntries(transaction, touched, { by: options.by, now });
    const article = toArticleDetail({ ...values, seq }, tags, images);
    const content = articleContent(article, values.description);
    checkEntrySafety(content, now);
    if (isRecorded(options)) {
      const { by, action = "created" } = options;
      await recordSave(transaction, stateOf(values, content), { by, action, now });
    }
    await raiseContentVersion(transaction, { onlyAdds: touchesNothing(touched) });
    return { article, version: values.version };
  });
}

/**
 * Changes the fields of an article that were sent, and no other. Where nothing would be another than it is, nothing is
 * written at all.
 * @param ifMatch the request's `If-Match`, if it had one
 * @throws AppError `NotFound`, `Gone` (in the bin), `Stale`, `Conflict` (slug), `Invalid` (pictures, positions, dates)
 */
export function changeArticle(
  { db, clock }: Writer,
  id: string,
  sent: ArticleChange,
  ifMatch: string | undefined,
  options: SaveOptions = { by: null },
): Promise<SavedArticle> {
  return db.write.transaction().execute(async (transaction) => {
    const row = await getChangeableArticle(transaction, id);
    checkIfMatch(ifMatch, row.version);
    return changeArticleRow(transaction, row, sent, { ...options, now: clock.now() });
  });
}

/** The same inside a transaction that has looked at the row already. */
export async function changeArticleRow(
  transaction: WriteTransaction,
  row: ArticleRow,
  sent: ArticleChange,
  { by, action, detail, now }: SaveOptions & { now: Date },
): Promise<SavedArticle> {
  const { seq, id } = row;
  const stored = await completeArticle(transaction, row);
  const before = articleContent(stored, row.description);
  if (sent.slug !== undefined && sent.slug !== row.slug) {
    await claimChosenSlug(transaction, { kind: "article", slug: sent.slug, entryId: id });
  }
  const { images, names, touched } = await placeImages(transaction, stored.imageDetails, sent);
  const columns = { ...columnsOf(sent, row.description, images), slug: sent.slug ?? row.slug };
  const tags = sent.tags === undefined ? stored.tags : (sent.tags ?? []);
  const after = articleContent(toArticle({ ...row, ...columns }, tags, images), columns.description);
  const changed = fieldsChanged(before, after);
  if (changed.length === 0) return { article: stored, version: row.version };
  checkEntrySafety(after, now);
  await keepState(transaction, stateOf(row, before));
  const undrawn = { ...columns, version: row.version + 1, updated_at: now.toISOString() };
  const secret = await drawingSecret(transaction, { ...row, ...undrawn });
  const drawn = landscapeColumns({ slug: columns.slug, tags, category: columns.category }, secret);
  const written = { ...undrawn, ...drawn };
  await updateArticle(transaction, seq, written);
  if (sent.tags !== undefined) await replaceArticleTags(transaction, seq, tags);
  if (names !== undefined) await replaceArticleImages(transaction, seq, names);
  const others = { ...touched, articleSeqs: touched.articleSeqs.filter((other) => other !== seq) };
  await checkTouchedEntries(transaction, others, now);
  await renderTouchedEntries(transaction, others, { by, now });
  const saved: ArticleRow = { ...row, ...written };
  const described = describeChange(before, after, changed, { action, detail });
  await recordSave(transaction, stateOf(saved, after), { ...described, by, now });
  await raiseContentVersion(transaction, concernsEntryOnly("article", changed) ? { onlyEntry: id } : {});
  return { article: toArticleDetail(saved, tags, images), version: saved.version };
}

/**
 * Puts an article into the bin. Its address stays reserved and answers 410.
 * @throws AppError `NotFound`, `Gone` (there already), `Stale`
 */
export const binArticle = (
  writer: Writer,
  id: string,
  ifMatch: string | undefined,
  options: SavedBy = { by: null },
): Promise<void> => binEntry(writer, { kind: "article", id }, ifMatch, options);

/** @throws AppError `NotFound`, `Gone` for one in the bin */
export async function getChangeableArticle(transaction: WriteTransaction, id: string): Promise<ArticleRow> {
  const row = await findArticleRowById(transaction, id);
  if (!row) throw new AppError("NotFound", `There is no article with the id ${id}.`);
  if (row.binned_at !== null) throw new AppError("Gone", "This article is in the bin.");
  return row;
}
