import type { GoodBackup } from "../../admin/kit/backup-report.ts";
import type { WrittenBackup } from "./write-backup.server.ts";

/** The record of a backup that was written. */
export const goodBackup = (
  { fileBytes, pictures: images, missing, damaged }: WrittenBackup,
  now: Date,
): GoodBackup => ({
  finishedAt: now.toISOString(),
  fileBytes,
  pictures: images,
  missing: missing.length,
  damaged: damaged.length,
});
