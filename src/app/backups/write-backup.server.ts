import { createReadStream } from "node:fs";
import { mkdir, rm, stat, statfs } from "node:fs/promises";
import { dirname, join } from "node:path";
import { sumStoredFiles } from "../../content/images/stored-files.server.ts";
import type { OpenDatabase } from "../../platform/db/open-database.server.ts";
import { openDatabaseCopy } from "../../platform/db/sqlite/database-copy.server.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import type { Storage } from "../../platform/storage/storage.server.ts";
import { temporaryFile } from "../../platform/storage/temporary-files.server.ts";
import { type ArchiveWriter, writeArchive } from "./archive/archive-writer.server.ts";
import {
  type BackupContents,
  type BackupHeader,
  CONTENTS_MEMBER,
  DATABASE_MEMBERS,
  FORMAT,
  FORMAT_VERSION,
  HEADER_MEMBER,
} from "./archive/backup-format.server.ts";
import type { BackupKey } from "./archive/encryption.server.ts";
import type { BackupFile, BackupPlace } from "./places/backup-place.server.ts";
import { NameTakenAnew, type TakenImages, takeImages } from "./take-images.server.ts";

/** The sources of a backup. */
export type BackupParts = {
  dataDir: string;
  db: Pick<OpenDatabase, "read" | "byteSize" | "copyInto">;
  storage: Storage;
  clock: { now(): Date };
};

export type WrittenBackup = BackupContents & {
  /** Size of the file. */
  fileBytes: number;
};

type BackupOptions = {
  /** The file to write, and the place that it is in. */
  file: BackupFile;
  place: Pick<BackupPlace, "freeBytes">;
  /** Undefined for an unencrypted file. */
  key: Pick<BackupKey, "recipient"> | undefined;
  onProgress?(progress: { done: number; total: number }): void;
};

/**
 * The number of times that the archive is restarted, or the database copied again, before the backup fails. Each retry
 * requires a rare coincidence.
 */
const MOST_TRIES = 10;

/** Free space, in bytes, that must remain for the site beside the copy of its database. */
const ROOM_LEFT = 64_000_000;

const megabytes = (bytes: number): string => `${Math.ceil(bytes / 1_000_000)} MB`;

/** A backup that fills the disk would prevent the site from saving. @returns about how large the file will be */
async function checkRoom({ dataDir, db }: BackupParts, { file, place }: BackupOptions): Promise<number> {
  const size = await db.byteSize();
  const forCopy = size + ROOM_LEFT;
  const { bavail, bsize } = await statfs(dataDir);
  if (bavail * bsize < forCopy) {
    const sentence = `The disk of ${dataDir} has no space for a copy of the database: it needs ${megabytes(forCopy)}.`;
    throw new AppError("DiskFull", sentence);
  }
  const forFile = size + (await sumStoredFiles(db.read)).bytes;
  const free = await place.freeBytes();
  if (free !== undefined && free < forFile) {
    const sentence = `The disk of ${dirname(file.name)} has no space for the backup: it needs about ${megabytes(forFile)}.`;
    throw new AppError("DiskFull", sentence);
  }
  return forFile;
}

/**
 * Writes all data of the running site to one file: a consistent snapshot of the database, and every image that it
 * names. The file gets its final name only once it is complete.
 * @throws AppError `Conflict` if the file already exists, `DiskFull`, `NotFound` if its folder does not exist
 */
export async function writeBackup(parts: BackupParts, options: BackupOptions): Promise<WrittenBackup> {
  const expectedBytes = await checkRoom(parts, options);
  for (let tries = 1; ; tries += 1) {
    try {
      let contents: BackupContents | undefined;
      const write = async (archive: ArchiveWriter) => {
        contents = await fill(archive, parts, options);
      };
      const fileBytes = await writeArchive(options.file, options.key, write, expectedBytes);
      if (contents === undefined) throw new Error("The archive was not completed");
      return { ...contents, fileBytes };
    } catch (error) {
      if (!(error instanceof NameTakenAnew) || tries === MOST_TRIES) throw error;
    }
  }
}

async function fill(archive: ArchiveWriter, parts: BackupParts, options: BackupOptions): Promise<BackupContents> {
  const header: BackupHeader = {
    format: FORMAT,
    version: FORMAT_VERSION,
    createdAt: parts.clock.now().toISOString(),
    database: { engine: "sqlite" },
  };
  await archive.addText(HEADER_MEMBER, `${JSON.stringify(header, null, 2)}\n`);
  const folder = temporaryFile(parts.dataDir);
  await mkdir(folder, { mode: 0o700 });
  try {
    const contents = await addImagesAndDatabase(archive, parts, { folder, ...options });
    await archive.addText(CONTENTS_MEMBER, `${JSON.stringify(contents, null, 2)}\n`);
    return contents;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Images are added before the database copy, so the archive contains every image that the copy names, even though the
 * copy ages in the meantime.
 */
async function addImagesAndDatabase(
  archive: ArchiveWriter,
  { db, storage }: BackupParts,
  { folder, onProgress }: BackupOptions & { folder: string },
): Promise<BackupContents> {
  const taken: TakenImages = { digests: new Map(), missing: new Set(), damaged: new Set() };
  const copyFile = join(folder, DATABASE_MEMBERS.sqlite);
  for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
    await rm(copyFile, { force: true });
    await db.copyInto(copyFile);
    const copy = openDatabaseCopy(copyFile);
    try {
      const { files: total } = await sumStoredFiles(copy.read);
      let done = 0;
      const onFile = () => {
        done += 1;
        onProgress?.({ done, total });
      };
      if (await takeImages(archive, { copy: copy.read, live: db.read, storage }, taken, onFile)) continue;
      const { size } = await stat(copyFile);
      await archive.add(DATABASE_MEMBERS.sqlite, size, createReadStream(copyFile));
      const bytes = taken.digests.values().reduce((sum, digest) => sum + digest.bytes, 0);
      return {
        pictures: taken.digests.size,
        bytes,
        missing: [...taken.missing],
        damaged: [...taken.damaged],
      };
    } finally {
      await copy.close();
    }
  }
  throw new AppError("Unavailable", "Images kept being removed while the backup was made. Try again.");
}
