import { randomBytes } from "node:crypto";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { insertActivity } from "../../../people/activity/activity-rows.server.ts";
import type { OpenDatabase } from "../../../platform/db/open-database.server.ts";
import type { WriteTransaction } from "../../../platform/db/queryable.server.ts";
import { AppError } from "../../../platform/errors/app-error.ts";
import type { JobRunner } from "../../../platform/jobs/job-runner.server.ts";
import type { Services } from "../../../platform/services/services.server.ts";
import { imageKey } from "../../../platform/storage/storage.server.ts";
import { temporaryFile } from "../../../platform/storage/temporary-files.server.ts";
import type { EncodedUpload } from "../../images/encoding/encode-upload.server.ts";
import { imageEncodings, uploadsUnderWay } from "../../images/encoding/encoding-queue.server.ts";
import { type ImageNaming, storedImageName } from "../../images/file-name.ts";
import { findImage, insertImage } from "../../images/image-rows.server.ts";
import type { ImageRow } from "../../images/image-tables.server.ts";
import { putVariants, removeVariantObjects } from "../variants/put-variants.server.ts";
import { insertVariants } from "../variants/variant-rows.server.ts";
import {
  type IncomingImage,
  type IncomingUpload,
  type ReceivedUpload,
  receiveImage,
  receiveUpload,
} from "./receive-upload.server.ts";

/** The services needed to store an upload. */
export type UploadParts = Pick<Services, "storage" | "encoder" | "clock" | "config"> & {
  db: OpenDatabase;
  variantQueue: Pick<JobRunner, "wake">;
};

/** For the names of images that must not be guessable. */
const SECRET_BYTES = 10;

/** The number of names tried before giving up; nobody has so many images of one name. */
const MOST_NAMES = 10_000;

/** @throws AppError `Malformed`, which only ends the work: the client is gone and cannot read it */
function checkStillThere(signal: AbortSignal): void {
  if (signal.aborted) throw new AppError("Malformed", "The upload was interrupted.");
}

const isConflict = (error: unknown): boolean => error instanceof AppError && error.kind === "Conflict";

/**
 * Stores an upload: receives it into a temporary file, re-encodes it from its pixels, stores it and records it. The
 * object is durable before the row is written, so no row ever names a missing image. If anything fails, or the client
 * disconnects, neither row nor object nor temporary file is left.
 * @param by who uploads it; null for the site itself
 * @throws AppError as `receiveUpload` and `reencodeImage` do, and `Unavailable` when too many uploads are under way.
 */
export function storeUpload(
  parts: UploadParts,
  upload: IncomingUpload,
  { by }: { by: string | null } = { by: null },
): Promise<ImageRow> {
  const receive = (target: string) => receiveUpload(upload, target, parts.config.uploadMaxBytes);
  const remember: Remember = (transaction, { name }) =>
    insertActivity(transaction, {
      username: by,
      action: "uploaded",
      subject: { kind: "picture", id: null, name },
      now: parts.clock.now(),
    });
  return uploadsUnderWay.run(() => takeIn(parts, { receive, signal: upload.signal, remember }));
}

/**
 * The same for an image that does not come from a form. `remember` writes related rows in the same transaction.
 * @param letterId the letter that brings the image: it is hidden then, its name cannot be guessed, and the slow variants
 * wait until a keeper takes it
 * @param inBackground if nobody waits for this one image, as during an import of many
 * @throws AppError as `receiveImage` and `reencodeImage` do, and what the source of the bytes throws
 */
export function storeImage(
  parts: UploadParts,
  image: IncomingImage,
  remember: Remember,
  { letterId = null, inBackground = false }: { letterId?: string | null; inBackground?: boolean } = {},
): Promise<ImageRow> {
  const receive = (target: string) => receiveImage(image, target, parts.config.uploadMaxBytes);
  return takeIn(parts, { receive, signal: image.signal, remember, letterId, inBackground });
}

type Remember = (transaction: WriteTransaction, image: ImageRow, encoded: EncodedUpload) => Promise<void>;
type Incoming = {
  receive(target: string): Promise<ReceivedUpload>;
  signal: AbortSignal;
  remember?: Remember;
  letterId?: string | null;
  inBackground?: boolean;
};

async function takeIn(
  parts: UploadParts,
  { receive, signal, remember, letterId = null, inBackground = false }: Incoming,
): Promise<ImageRow> {
  const { dataDir, uploadMaxPixels } = parts.config;
  const folder = temporaryFile(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const [source, master] = [join(folder, "received"), join(folder, "master")];
  try {
    const { fileName, kind, index } = await receive(source);
    const encoded = await imageEncodings.run(async () => {
      checkStillThere(signal);
      const limits = { maxPixels: uploadMaxPixels };
      return parts.encoder.encodeUpload({ source, master, folder, limits }, { inBackground });
    });
    checkStillThere(signal);
    // In a store with public read access, only an unguessable name hides the image of a draft.
    const isGuarded = parts.config.s3?.publicUrl === undefined && letterId === null;
    const secret = isGuarded ? undefined : randomBytes(SECRET_BYTES).toString("hex");
    const naming = {
      kind,
      index,
      fileName,
      uploadedAt: parts.clock.now(),
      extension: encoded.picture.extension,
      secret,
    };
    const row = await keepImage(parts, { master, encoded, naming, signal, remember, letterId });
    if (letterId === null) parts.variantQueue.wake();
    return row;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

type Finished = {
  master: string;
  encoded: EncodedUpload;
  naming: ImageNaming;
  signal: AbortSignal;
  remember: Remember | undefined;
  letterId: string | null;
};

/** Stores and records the image under the first name that is free in both the store and the database. */
async function keepImage(parts: UploadParts, finished: Finished): Promise<ImageRow> {
  const { db, storage } = parts;
  const { master, encoded, naming } = finished;
  for (let attempt = 0; attempt < MOST_NAMES; attempt += 1) {
    const name = storedImageName(naming, attempt);
    if (await findImage(db.read, name)) continue;
    try {
      // Putting the object claims the name: of two concurrent uploads, one fails here and tries the next name.
      await storage.put(imageKey(name), master, { type: encoded.picture.type });
    } catch (error) {
      if (isConflict(error)) continue;
      throw error;
    }
    try {
      return await recordImage(parts, name, finished);
    } catch (error) {
      await storage.remove(imageKey(name));
      if (!db.dialect.isUniqueViolation(error)) throw error;
    }
  }
  throw new AppError("Conflict", "There are too many images with this name: please rename the file.");
}

/** Stores the variants of a stored image and records everything. The missing variants are made after the response. */
async function recordImage(
  { db, storage }: UploadParts,
  name: string,
  { encoded, naming, signal, remember, letterId }: Finished,
): Promise<ImageRow> {
  const { rows, stored } = await putVariants(storage, { image: name, made: encoded.variants, offered: [] });
  try {
    checkStillThere(signal);
    const row = {
      ...toRow(name, encoded, naming),
      ...(letterId !== null && { letter_id: letterId, variants_due: null }),
    };
    await db.write.transaction().execute(async (transaction) => {
      await insertImage(transaction, row);
      await insertVariants(transaction, rows);
      await remember?.(transaction, row, encoded);
    });
    return row;
  } catch (error) {
    await removeVariantObjects(storage, stored);
    throw error;
  }
}

function toRow(
  name: string,
  { picture: image, variants, attention }: EncodedUpload,
  { kind, uploadedAt }: ImageNaming,
): ImageRow {
  const now = uploadedAt.toISOString();
  return {
    name,
    kind,
    type: image.type,
    width: image.width,
    height: image.height,
    bytes: image.bytes,
    hash: image.hash,
    placeholder: image.placeholder,
    alt: null,
    credit: null,
    licence: null,
    taken_on: null,
    created_at: now,
    focus_x: null,
    focus_y: null,
    attention_x: attention?.x ?? null,
    attention_y: attention?.y ?? null,
    // An animation has no variants at all.
    variants_due: variants.length > 0 ? now : null,
    variants_tries: 0,
    letter_id: null,
    source_url: null,
    source_position: 0,
  };
}
