import { z } from "zod";

/** The last complete backup. */
export const goodBackupSchema = z.object({
  finishedAt: z.iso.datetime(),
  fileBytes: z.int().meta({ description: "Size of the file." }),
  pictures: z.int().meta({ description: "The number of image files in it, variants included." }),
  missing: z.int().meta({ description: "Files that the directory refers to, but that were missing." }),
  damaged: z.int().meta({ description: "Files that differ from what was recorded; they were saved as they are." }),
});
export type GoodBackup = z.infer<typeof goodBackupSchema>;

/** A failed attempt. */
export const failedBackupSchema = z.object({
  failedAt: z.iso.datetime(),
  message: z.string().meta({ description: "Why, as a sentence to show to the user." }),
});
export type FailedBackup = z.infer<typeof failedBackupSchema>;

/** The state of the site's backups. */
export const backupReportSchema = z
  .object({
    scheduled: z.boolean().meta({ description: "Whether the site makes backups automatically." }),
    good: goodBackupSchema.nullable().meta({ description: "The last good backup, or null." }),
    failure: failedBackupSchema.nullable().meta({ description: "The last attempt, if it failed." }),
  })
  .meta({ id: "BackupReport" });
export type BackupReport = z.infer<typeof backupReportSchema>;
