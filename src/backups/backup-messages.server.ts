import type { S3Settings } from "../platform/config/s3-settings.server.ts";
import type { WrittenBackup } from "./write-backup.server.ts";

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
