import { z } from "zod";

/** The last complete backup. */
export const goodBackupSchema = z.object({
  finishedAt: z.iso.datetime(),
  fileBytes: z.int().meta({ description: "Size of the file." }),
  pictures: z.int().meta({ description: "The number of image files in it, variants included." }),
  missing: z.int().meta({ description: "Files that the directory names and that were not there to be saved." }),
  damaged: z.int().meta({ description: "Files that are not as they were recorded; they were saved as they are." }),
});
export type GoodBackup = z.infer<typeof goodBackupSchema>;

/** A failed attempt. */
export const failedBackupSchema = z.object({
  failedAt: z.iso.datetime(),
  message: z.string().meta({ description: "Why, in a sentence that may be shown to a person." }),
});
export type FailedBackup = z.infer<typeof failedBackupSchema>;

/** The state of the site's backups. */
export const backupReportSchema = z
  .object({
    scheduled: z.boolean().meta({ description: "Whether the site makes them by itself." }),
    good: goodBackupSchema.nullable().meta({ description: "The last good one; null for none." }),
    failure: failedBackupSchema.nullable().meta({ description: "The last try, where it failed." }),
  })
  .meta({ id: "BackupReport" });
export type BackupReport = z.infer<typeof backupReportSchema>;
