import type { z } from "zod";
import { checkIfMatch } from "../../../platform/api/entry-version.server.ts";
import type { WriteTransaction } from "../../../platform/db/queryable.server.ts";
import { AppError } from "../../../platform/errors/app-error.ts";
import type { EntryKind } from "../../../platform/ids/entry-kind.ts";
import { imageNameFromUrl } from "../../../platform/storage/image-names.ts";
import { articleChangeSchema } from "../../articles/article.ts";
import { tuskerChangeSchema } from "../../tuskers/tusker.ts";
import { imagesByNames } from "../entry-image-rows.server.ts";
import { completeEntry, type DetailOf, getChangeableRow } from "../records/complete-entries.server.ts";
import type { Writer } from "../saving/bin-entry.server.ts";
import { checkMayChange, type SavedBy } from "../saving/check-right.server.ts";
import { findRevision } from "../saving/revision-rows.server.ts";
import { type ChangeOf, changeRow } from "../saving/save-entry.server.ts";
import { findEntryIdBySlug } from "../saving/slug-rows.server.ts";

export type Restored<Entry> = {
  entry: Entry;
  version: number;
  /** URLs of images in that version that are no longer stored. */
  leftOutPictures: string[];
  /** The slug of that version, if another entry has it now. */
  takenSlug: string | null;
};

const NOTHING_LOST = { leftOutPictures: [], takenSlug: null };

/** The entry and version, who restores it, and the request's `If-Match`. */
type Request = { id: string; version: number; ifMatch: string | undefined } & SavedBy;

type Body = {
  slug?: string | undefined;
  images?: string[] | null | undefined;
  imageDetails?: { url: string }[] | null | undefined;
};

/** The schemas of the body that a version contains, by kind of entry. */
const SCHEMAS: Record<EntryKind, z.ZodType<Body>> = { tusker: tuskerChangeSchema, article: articleChangeSchema };

/**
 * The body that restores a content, without what can no longer be restored.
 * @param refusal what to say if the content is no longer allowed, such as coordinates in an old text
 * @throws AppError `Invalid`
 */
export async function restorableBody(
  transaction: WriteTransaction,
  { kind, id }: { kind: EntryKind; id: string },
  { content, refusal }: { content: Record<string, unknown>; refusal: string },
): Promise<Pick<Restored<never>, "leftOutPictures" | "takenSlug"> & { body: ChangeOf<EntryKind> }> {
  const { slug, images = [], imageDetails = [] } = content as Partial<Record<keyof Body, unknown>>;
  const urls = Array.isArray(images) ? images.filter((url) => typeof url === "string") : [];
  const stored = await imagesByNames(
    transaction,
    urls.map((url) => imageNameFromUrl(url) ?? ""),
  );
  const known = new Set(stored.map((image) => imageNameFromUrl(image.url)));
  const isKnown = (url: unknown) => typeof url === "string" && known.has(imageNameFromUrl(url));
  const owner = typeof slug === "string" ? await findEntryIdBySlug(transaction, kind, slug) : undefined;
  const isTaken = owner !== undefined && owner !== id;
  const checked = SCHEMAS[kind].safeParse({
    ...content,
    slug: isTaken ? undefined : slug,
    images: urls.filter(isKnown),
    imageDetails: Array.isArray(imageDetails) ? imageDetails.filter(({ url }) => isKnown(url)) : [],
  });
  if (!checked.success) {
    const errors = checked.error.issues.map(({ path, message }) => ({ path: path.join("."), message }));
    const reason = errors[0]?.message ?? "One of its fields is no longer accepted.";
    throw new AppError("Invalid", `${refusal} ${reason}`, { errors });
  }
  return {
    body: checked.data as ChangeOf<EntryKind>,
    leftOutPictures: urls.filter((url) => !isKnown(url)),
    takenSlug: isTaken && typeof slug === "string" ? slug : null,
  };
}

/**
 * Restores an old version as a normal save, so that the versions in between stay in the history. Images that are no
 * longer stored are left out.
 * @throws AppError `NotFound`, `Gone` (in the bin), `Forbidden`, `Stale`, `Invalid`
 */
export function restoreRevision<Kind extends EntryKind>(
  { db, clock }: Writer,
  kind: Kind,
  request: Request,
): Promise<Restored<DetailOf<Kind>>> {
  const { id, version, ifMatch, by, role } = request;
  return db.write.transaction().execute(async (transaction) => {
    const row = await getChangeableRow(transaction, kind, id);
    checkMayChange(request, row);
    checkIfMatch(ifMatch, row.version);
    if (version === row.version) {
      return { entry: await completeEntry(transaction, kind, row), version, ...NOTHING_LOST };
    }
    const revision = await findRevision(transaction, { kind, id }, version);
    if (!revision) throw new AppError("NotFound", `This ${kind} has no version ${version}.`);
    const refusal = `Version ${version} cannot be restored as it is.`;
    const { body, ...lost } = await restorableBody(transaction, { kind, id }, { content: revision.content, refusal });
    const save = { by, role, action: "restored", detail: `version ${version}`, now: clock.now() } as const;
    const saved = await changeRow(transaction, { kind, row }, body as ChangeOf<Kind>, save);
    return { ...saved, ...lost };
  });
}
