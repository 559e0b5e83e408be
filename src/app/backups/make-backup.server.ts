import { AppError } from "../../platform/errors/app-error.ts";
import { readArchive } from "./archive/archive-reader.server.ts";
import type { BackupKey } from "./archive/encryption.server.ts";
import type { BackupFile, BackupPlace } from "./places/backup-place.server.ts";
import { type BackupParts, type WrittenBackup, writeBackup } from "./write-backup.server.ts";

/** Reads a backup to its end and compares every member with its hash. */
async function readThrough(file: BackupFile, key: BackupKey | undefined): Promise<void> {
  await readArchive(file, key, async ({ body }) => {
    for await (const _ of body);
  });
}

/**
 * Writes a backup and reads it back, because only a file that was readable on disk counts as good. With only the public
 * half of the key, it cannot be read back.
 * @throws as `writeBackup` does, and AppError `Invalid` for a file that could not be read back; the file is then
 * removed
 */
export async function makeBackup(
  parts: BackupParts,
  options: {
    place: BackupPlace;
    file: BackupFile;
    key: BackupKey | undefined;
    onProgress?(progress: { done: number; total: number }): void;
  },
): Promise<WrittenBackup> {
  const { file, key } = options;
  const written = await writeBackup(parts, options);
  if (key !== undefined && key.identity === undefined) return written;
  try {
    await readThrough(file, key);
  } catch (error) {
    await file.remove();
    const reason = error instanceof Error ? error.message : String(error);
    throw new AppError("Invalid", `The backup could not be read again after it was written. ${reason}`, {
      cause: error,
    });
  }
  return written;
}
