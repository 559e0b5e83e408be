import type { S3Settings } from "../storage/s3-settings.ts";
import type { WrittenBackup } from "./write-backup.ts";

/** What the process that makes a backup is asked for, once. */
export type BackupTask = {
  dataDir: string;
  databaseUrl: string | undefined;
  s3: S3Settings | undefined;
  file: string;
  keyFile: string | undefined;
};

/** How it ended; a failure as a sentence for people. */
export type BackupAnswer = { written: WrittenBackup } | { failure: string };
