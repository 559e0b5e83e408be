import { basename, dirname } from "node:path";
import type { BackupFile, BackupPlace } from "../../src/app/backups/places/backup-place.server.ts";
import { openFolder } from "../../src/app/backups/places/folder-place.server.ts";

/** The backup at this path, and the folder that it is in. */
export function backupAt(path: string): { file: BackupFile; place: BackupPlace } {
  const place = openFolder(dirname(path));
  return { file: place.file(basename(path)), place };
}
