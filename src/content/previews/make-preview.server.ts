import { setImmediate } from "node:timers/promises";
import type { Queryable } from "../../platform/db/queryable.server.ts";
import { AppError, type FieldError, invalidField } from "../../platform/errors/app-error.ts";
import { newEntryId } from "../../platform/ids/entry-id.ts";
import type { EntryKind, FormKind } from "../../platform/ids/entry-kind.ts";
import { slugForEntry } from "../../platform/ids/slug-from-name.ts";
import { hashToken, newBareToken } from "../../platform/ids/tokens.server.ts";
import { inSlices } from "../../platform/jobs/in-slices.server.ts";
import { imageNameFromUrl } from "../../platform/storage/image-names.ts";
import type { ArticleFields } from "../articles/fields.ts";
import { ENTRY_CODE } from "../entries/entry-code.server.ts";
import { completeEntry, getChangeableRow } from "../entries/records/complete-entries.server.ts";
import type { Writer } from "../entries/saving/bin-entry.server.ts";
import { checkImageOrigins } from "../entries/saving/check-origins.server.ts";
import { findFreeSlug } from "../entries/saving/choose-slug.server.ts";
import { findChosenImages, type SentImages } from "../entries/saving/place-images.server.ts";
import { settleSources } from "../entries/sources/settle-sources.server.ts";
import { findNewestPage } from "../entries/texts/page-rows.server.ts";
import { changedPage } from "../entries/texts/save-page.server.ts";
import type { ImageDetail } from "../images/entry-images.ts";
import { findEntryPosition } from "../kinds/checks/entry-positions.ts";
import type { TuskerFields } from "../tuskers/fields.ts";
import type { PreviewContent } from "./open-preview.server.ts";
import { type MadePreview, type NewPreview, PREVIEW_LIFETIME_MS } from "./preview.ts";
import { deleteExpiredPreviews, insertPreview } from "./preview-rows.server.ts";
import { previewedArticle } from "./previewed-article.ts";
import { type Identity, previewedTusker } from "./previewed-tusker.ts";

type Sent<Kind extends FormKind> = Extract<NewPreview, { kind: Kind }>;

/** The images of the entry with the submitted texts, which only a save stores. */
export async function imagesAfter(db: Queryable, stored: ImageDetail[], sent: SentImages): Promise<ImageDetail[]> {
  const { images } = await findChosenImages(db, stored, sent);
  return images.map((image) => {
    const shown = { ...image };
    for (const { url, ...texts } of sent.imageDetails ?? []) {
      if (imageNameFromUrl(url) !== imageNameFromUrl(image.url)) continue;
      if (texts.alt !== undefined) shown.alt = texts.alt;
      if (texts.credit !== undefined) shown.credit = texts.credit;
      if (texts.licence !== undefined) shown.licence = texts.licence;
      if (texts.takenOn !== undefined) shown.takenOn = texts.takenOn;
      // If the chosen focal point is cleared, the detected one is not known here; only a save returns it.
      if (texts.focus !== undefined) shown.focus = texts.focus === null ? null : { ...texts.focus, chosen: true };
    }
    return shown;
  });
}

type StoredIdentity = Pick<Identity, "_id" | "slug" | "createdAt">;

/** The id, slug and times that the entry would have if it were saved now. */
async function identityOf(
  db: Queryable,
  { kind, name }: { kind: EntryKind; name: string },
  stored: StoredIdentity | undefined,
  { slug, now }: { slug: string | undefined; now: Date },
): Promise<Identity> {
  const updatedAt = now.toISOString();
  if (stored) return { _id: stored._id, slug: slug ?? stored.slug, createdAt: stored.createdAt, updatedAt };
  const _id = newEntryId();
  return { _id, slug: await findFreeSlug(db, kind, slugForEntry(kind, name, _id)), createdAt: updatedAt, updatedAt };
}

async function tuskerContent(db: Queryable, { kind, id, entry }: Sent<"tusker">, now: Date): Promise<PreviewContent> {
  const row = id === undefined ? undefined : await getChangeableRow(db, kind, id);
  const stored = row && (await completeEntry(db, kind, row));
  const images = await imagesAfter(db, stored?.imageDetails ?? [], entry);
  const identity = await identityOf(db, { kind, name: entry.name }, stored, { slug: entry.slug, now });
  const merged = (await ENTRY_CODE.tusker.merge(stored, entry)) as TuskerFields;
  const { content } = await settleSources(db, merged, { sent: entry.sources, stored: stored?.sources ?? [] });
  return { kind, tusker: await inSlices(previewedTusker(content, { identity, images })) };
}

async function articleContent(db: Queryable, { kind, id, entry }: Sent<"article">, now: Date): Promise<PreviewContent> {
  const row = id === undefined ? undefined : await getChangeableRow(db, kind, id);
  // An article without a description shows its excerpt, so only the row tells whether it has one.
  const stored = row && { ...(await completeEntry(db, kind, row)), description: row.description };
  const images = await imagesAfter(db, stored?.imageDetails ?? [], entry);
  const identity = await identityOf(db, { kind, name: entry.title }, stored, { slug: entry.slug, now });
  const merged = (await ENTRY_CODE.article.merge(stored, entry)) as ArticleFields;
  const { content } = await settleSources(db, merged, { sent: entry.sources, stored: stored?.sources ?? [] });
  return { kind, article: await inSlices(previewedArticle(content, { identity, images })) };
}

/** The page as a save would store it: its sources are read when the preview is opened. */
async function pageContent(db: Queryable, { kind, id: key, entry }: Sent<"page">): Promise<PreviewContent> {
  const { content: before } = await findNewestPage(db, key);
  return { kind, key, content: await changedPage(db, key, { before, body: entry }) };
}

function makeContent(db: Queryable, sent: NewPreview, now: Date): Promise<PreviewContent> {
  if (sent.kind === "page") return pageContent(db, sent);
  return sent.kind === "tusker" ? tuskerContent(db, sent, now) : articleContent(db, sent, now);
}

/** The position of an animal in what an entry would show. That of pages was looked for already. */
function positionIn(made: PreviewContent): FieldError | undefined {
  if (made.kind === "page") return undefined;
  return findEntryPosition(made.kind === "tusker" ? made.tusker : made.article);
}

/**
 * How an entry or a page would look if it were saved now.
 * @throws AppError `NotFound`, `Gone` (in the bin), `Invalid` (images, positions)
 */
export async function previewContent(db: Queryable, sent: NewPreview, now: Date): Promise<PreviewContent> {
  const made = await makeContent(db, sent, now);
  await setImmediate();
  const position = positionIn(made);
  if (position !== undefined) throw invalidField(position.path, position.message);
  if (made.kind === "tusker") await checkImageOrigins(db, made.tusker, made.tusker.imageDetails);
  return made;
}

/** Prefixes the paths of errors with the name of the entry in the body. */
export function inEntry(error: unknown): unknown {
  if (!(error instanceof AppError) || error.errors === undefined) return error;
  const errors = error.errors.map(({ path, message }) => ({ path: `entry.${path}`, message }));
  return new AppError(error.kind, error.message, { errors, cause: error });
}

/**
 * Stores for an hour how an entry or a page would look if it were saved now. The entry and the texts of its images stay
 * unchanged. Only a hash of the link's token is stored, so that access to the database does not reveal the link.
 * @throws AppError `NotFound`, `Gone` (in the bin), `Invalid` (images, positions)
 */
export async function makePreview({ db, clock }: Writer, sent: NewPreview): Promise<MadePreview> {
  const now = clock.now();
  const content = await previewContent(db.read, sent, now).catch((error: unknown) => {
    throw inEntry(error);
  });
  const token = newBareToken();
  const expiresAt = new Date(now.getTime() + PREVIEW_LIFETIME_MS).toISOString();
  await db.write.transaction().execute(async (transaction) => {
    await deleteExpiredPreviews(transaction, now);
    await insertPreview(transaction, {
      token_hash: hashToken(token),
      kind: sent.kind,
      content: JSON.stringify(content),
      created_at: now.toISOString(),
      expires_at: expiresAt,
    });
  });
  return { url: `/preview/${token}`, expiresAt };
}
