import { insertActivity } from "../../people/activity/activity-rows.server.ts";
import { raiseContentVersion } from "../../platform/db/content-version.server.ts";
import type { WriteTransaction } from "../../platform/db/queryable.server.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { inSlices } from "../../platform/jobs/in-slices.server.ts";
import type { Services } from "../../platform/services/services.server.ts";
import { imageUrlFor, isStoredImageName } from "../../platform/storage/image-names.ts";
import { counted } from "../../platform/text/counted.ts";
import { entriesShowing } from "../entries/entry-image-rows.server.ts";
import { contentWithoutImage } from "../entries/history/content-without-image.ts";
import { updateEntry } from "../entries/records/complete-entries.server.ts";
import type { SavedBy } from "../entries/saving/check-right.server.ts";
import { keepStatesBefore } from "../entries/saving/record-save.server.ts";
import { renderTouchedEntries } from "../entries/saving/render-entries.server.ts";
import { listRevisionsNaming, replaceRevisionContent } from "../entries/saving/revision-rows.server.ts";
import type { ImageDetail } from "../images/entry-images.ts";
import { deleteImage, findOwnImage } from "../images/image-rows.server.ts";
import { removeImageObjects } from "../images/remove-image-objects.server.ts";
import { byKind, countSeqs, type EntrySeqs } from "../kinds/rows/entry-rows.server.ts";
import type { PreviewContent } from "../previews/open-preview.server.ts";
import { articleWithImages, tuskerWithImages } from "../previews/preview-images.ts";
import { listPreviewsNaming, replacePreviewContent } from "../previews/preview-rows.server.ts";
import { listSubmissionsNaming, replaceSubmissionContent } from "../review/rows/submission-rows.server.ts";
import { textWithoutImage } from "../rich-text/text-without-image.ts";
import type { WithdrawnImage } from "./image-library.ts";
import { listTextsNaming } from "./image-texts.server.ts";
import { listVariantNames } from "./variants/variant-rows.server.ts";

/** The number of revisions read at a time. */
const BATCH = 200;

/** Removes the image from every revision that names it. @returns how many there were */
async function clearRevisions(transaction: WriteTransaction, name: string): Promise<number> {
  let cleared = 0;
  for (let after = 0; ; ) {
    const revisions = await listRevisionsNaming(transaction, name, { after, limit: BATCH });
    for (const { seq, content } of revisions) {
      const left = contentWithoutImage(content, name);
      await replaceRevisionContent(transaction, seq, { content: left, without: name });
      after = seq;
    }
    cleared += revisions.length;
    if (revisions.length < BATCH) return cleared;
  }
}

/** Removes the image's tags from the texts of entries. @returns the entries whose texts were changed */
async function clearTexts(transaction: WriteTransaction, name: string): Promise<EntrySeqs> {
  const touched: EntrySeqs = { tusker: [], article: [] };
  const { tuskers, articles } = await listTextsNaming(transaction, name);
  for (const { seq, description: before } of tuskers) {
    const description = textWithoutImage(before, name);
    if (description === before) continue;
    await updateEntry(transaction, "tusker", seq, { description });
    touched.tusker.push(seq);
  }
  for (const { seq, ...before } of articles) {
    const description = before.description === null ? null : textWithoutImage(before.description, name);
    const content = textWithoutImage(before.content, name);
    if (description === before.description && content === before.content) continue;
    await updateEntry(transaction, "article", seq, { description, content });
    touched.article.push(seq);
  }
  return touched;
}

async function clearPreviews(transaction: WriteTransaction, name: string): Promise<void> {
  const change = {
    pictures: (before: ImageDetail[]) => before.filter(({ url }) => url !== imageUrlFor(name)),
    text: (before: string) => textWithoutImage(before, name),
  };
  for (const { token_hash, content: text } of await listPreviewsNaming(transaction, name)) {
    const before = JSON.parse(text) as PreviewContent;
    if (before.kind === "page") continue;
    const after: PreviewContent =
      before.kind === "tusker"
        ? { ...before, tusker: await inSlices(tuskerWithImages(before.tusker, change)) }
        : { ...before, article: await inSlices(articleWithImages(before.article, change)) };
    await replacePreviewContent(transaction, { token_hash, content: JSON.stringify(after) });
  }
}

async function clearSubmissions(transaction: WriteTransaction, name: string): Promise<void> {
  for (const { id, content } of await listSubmissionsNaming(transaction, name)) {
    await replaceSubmissionContent(transaction, { id, content: contentWithoutImage(content, name) });
  }
}

const union = (some: EntrySeqs, others: EntrySeqs): EntrySeqs =>
  byKind((kind) => [...new Set([...some[kind], ...others[kind]])]);

/** The extent of the withdrawal, for the activity log. */
function howFar({ entries, revisions }: Pick<WithdrawnImage, "entries" | "revisions">): string {
  const places = [
    ...(entries > 0 ? [counted(entries, "entry", "entries")] : []),
    ...(revisions > 0 ? [counted(revisions, "older version", "older versions")] : []),
  ];
  return places.length === 0 ? "It was shown nowhere" : `It was removed from ${places.join(" and ")}`;
}

/**
 * Removes an image everywhere at once: from every entry that shows it, published ones and the bin included, from the
 * revisions that could be restored, from previews and submissions, and from the store with all its variants.
 * This cannot be undone.
 * @throws AppError `NotFound` for a name that is not stored (any more), and what the store throws if it cannot be
 * reached; nothing is changed then
 */
export async function withdrawImage(
  { db, storage, clock }: Pick<Services, "db" | "storage" | "clock">,
  name: string,
  { by }: SavedBy,
): Promise<WithdrawnImage> {
  // Fail before any change if the objects could not be removed: the administrator must learn that the image is still
  // there.
  await storage.check();
  const { variants, ...withdrawn } = await db.write.transaction().execute(async (transaction) => {
    if (!isStoredImageName(name) || !(await findOwnImage(transaction, name))) {
      throw new AppError("NotFound", "There is no image with this name.");
    }
    const now = clock.now();
    const files = await listVariantNames(transaction, name);
    const showing = await entriesShowing(transaction, [name]);
    const revisions = await clearRevisions(transaction, name);
    await deleteImage(transaction, name);
    const touched = union(showing, await clearTexts(transaction, name));
    // Only now, because the previous states that the history keeps must lack the image too.
    await keepStatesBefore(transaction, touched);
    await renderTouchedEntries(transaction, touched, { by, now });
    await clearPreviews(transaction, name);
    await clearSubmissions(transaction, name);
    const entries = countSeqs(showing);
    await insertActivity(transaction, {
      username: by,
      action: "withdrew",
      subject: { kind: "picture", id: null, name },
      detail: howFar({ entries, revisions }),
      now,
    });
    await raiseContentVersion(transaction);
    return { name, entries, revisions, variants: files };
  });
  await removeImageObjects(storage, [{ name, variants }]);
  return withdrawn;
}
