import { mkdir, rm } from "node:fs/promises";
import { AppError } from "../../domain/errors/app-error.ts";
import { type ImageNaming, storedImageName } from "../../domain/images/file-name.ts";
import type { Config } from "../config.ts";
import { insertActivity } from "../db/activities.ts";
import { findImage, insertImage } from "../db/images.ts";
import type { OpenDatabase } from "../db/open.ts";
import type { WriteTransaction } from "../db/queryable.ts";
import type { ImageRow } from "../db/schema.ts";
import { pictureEncodings } from "../images/encoding-queue.ts";
import {
  type IncomingPicture,
  type IncomingUpload,
  type ReceivedUpload,
  receivePicture,
  receiveUpload,
} from "../images/receive-upload.ts";
import { type EncodedPicture, reencodePicture } from "../images/reencode-picture.ts";
import type { Clock } from "../services.ts";
import { imageKey, type Storage } from "../storage/storage.ts";
import { temporaryFile, temporaryFolder } from "../storage/temporary-files.ts";

type Parts = { db: OpenDatabase; storage: Storage; clock: Clock; config: Config };

/** Names tried before giving up; nobody has so many pictures of one name. */
const MOST_NAMES = 10_000;

/** @throws AppError `Malformed`, which nobody will read: it only ends the work. */
function checkStillThere(signal: AbortSignal): void {
  if (signal.aborted) throw new AppError("Malformed", "The upload was broken off.");
}

const isConflict = (error: unknown): boolean => error instanceof AppError && error.kind === "Conflict";

/**
 * Takes a picture in: receives it into a temporary file, makes it anew from its pixels, stores it and records it.
 * The object is durable before the row is, so that no row ever names a missing picture. When anything fails, or the
 * sender goes away, neither row nor object nor temporary file is left.
 * @param by who sends it; null for the site itself
 * @throws AppError as `receiveUpload` and `reencodePicture` do, and `Unavailable` when too many pictures wait.
 */
export function storeUpload(
  parts: Parts,
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
  return takeIn(parts, { receive, signal: upload.signal, remember });
}

/**
 * The same for a picture that comes without a form. `remember` writes what belongs to its row, in the same transaction.
 * @throws AppError as `receivePicture` and `reencodePicture` do, and what the source of the bytes throws
 */
export function storePicture(parts: Parts, picture: IncomingPicture, remember: Remember): Promise<ImageRow> {
  const receive = (target: string) => receivePicture(picture, target, parts.config.uploadMaxBytes);
  return takeIn(parts, { receive, signal: picture.signal, remember });
}

type Remember = (transaction: WriteTransaction, image: ImageRow) => Promise<void>;
type Incoming = { receive(target: string): Promise<ReceivedUpload>; signal: AbortSignal; remember?: Remember };

async function takeIn(parts: Parts, { receive, signal, remember }: Incoming): Promise<ImageRow> {
  const { dataDir, uploadMaxPixels } = parts.config;
  await mkdir(temporaryFolder(dataDir), { recursive: true, mode: 0o700 });
  const received = temporaryFile(dataDir);
  const encoded = temporaryFile(dataDir);
  try {
    const { fileName, kind } = await receive(received);
    const picture = await pictureEncodings.run(async () => {
      checkStillThere(signal);
      return reencodePicture(received, encoded, { maxPixels: uploadMaxPixels });
    });
    checkStillThere(signal);
    const naming = { kind, fileName, uploadedAt: parts.clock.now(), extension: picture.extension };
    return await keepPicture(parts, { file: encoded, picture, naming, signal, remember });
  } finally {
    await rm(received, { force: true });
    await rm(encoded, { force: true });
  }
}

type Finished = {
  file: string;
  picture: EncodedPicture;
  naming: ImageNaming;
  signal: AbortSignal;
  remember?: Remember;
};

/** Stores and records the picture under the first name that is free in both store and database. */
async function keepPicture({ db, storage }: Parts, finished: Finished): Promise<ImageRow> {
  const { file, picture, naming, signal, remember } = finished;
  for (let attempt = 0; attempt < MOST_NAMES; attempt += 1) {
    const name = storedImageName(naming, attempt);
    if (await findImage(db.read, name)) continue;
    try {
      // Whoever puts the object owns the name: of two uploads at the same moment one fails here and takes the next name.
      await storage.put(imageKey(name), file, { type: picture.type });
    } catch (error) {
      if (isConflict(error)) continue;
      throw error;
    }
    const row = toRow(name, picture, naming);
    try {
      checkStillThere(signal);
      await db.write.transaction().execute(async (transaction) => {
        await insertImage(transaction, row);
        await remember?.(transaction, row);
      });
      return row;
    } catch (error) {
      await storage.remove(imageKey(name));
      if (!db.dialect.isUniqueViolation(error)) throw error;
    }
  }
  throw new AppError("Conflict", "There are too many pictures with this name: please rename the file.");
}

function toRow(name: string, picture: EncodedPicture, { kind, uploadedAt }: ImageNaming): ImageRow {
  return {
    name,
    kind,
    type: picture.type,
    width: picture.width,
    height: picture.height,
    bytes: picture.bytes,
    hash: picture.hash,
    placeholder: picture.placeholder,
    alt: null,
    credit: null,
    licence: null,
    taken_on: null,
    created_at: uploadedAt.toISOString(),
    focus_x: null,
    focus_y: null,
    attention_x: null,
    attention_y: null,
    variants_due: null,
    variants_tries: 0,
  };
}
