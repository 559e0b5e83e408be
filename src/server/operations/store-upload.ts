import { mkdir, rm } from "node:fs/promises";
import { AppError } from "../../domain/errors/app-error.ts";
import { type ImageNaming, storedImageName } from "../../domain/images/file-name.ts";
import type { Config } from "../config.ts";
import { findImage, insertImage } from "../db/images.ts";
import type { OpenDatabase } from "../db/open.ts";
import type { ImageRow } from "../db/schema.ts";
import { pictureEncodings } from "../images/encoding-queue.ts";
import { type IncomingUpload, receiveUpload } from "../images/receive-upload.ts";
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
 * @throws AppError as `receiveUpload` and `reencodePicture` do, and `Unavailable` when too many pictures wait.
 */
export async function storeUpload(parts: Parts, upload: IncomingUpload): Promise<ImageRow> {
  const { dataDir, uploadMaxBytes, uploadMaxPixels } = parts.config;
  await mkdir(temporaryFolder(dataDir), { recursive: true, mode: 0o700 });
  const received = temporaryFile(dataDir);
  const encoded = temporaryFile(dataDir);
  try {
    const { fileName, kind } = await receiveUpload(upload, received, uploadMaxBytes);
    const picture = await pictureEncodings.run(async () => {
      checkStillThere(upload.signal);
      return reencodePicture(received, encoded, { maxPixels: uploadMaxPixels });
    });
    checkStillThere(upload.signal);
    const naming = { kind, fileName, uploadedAt: parts.clock.now(), extension: picture.extension };
    return await keepPicture(parts, { file: encoded, picture, naming, signal: upload.signal });
  } finally {
    await rm(received, { force: true });
    await rm(encoded, { force: true });
  }
}

type Finished = { file: string; picture: EncodedPicture; naming: ImageNaming; signal: AbortSignal };

/** Stores and records the picture under the first name that is free in both store and database. */
async function keepPicture({ db, storage }: Parts, { file, picture, naming, signal }: Finished): Promise<ImageRow> {
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
      await insertImage(db.write, row);
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
  };
}
