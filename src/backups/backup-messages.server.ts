import type { S3Settings } from "../platform/config/s3-settings.server.ts";
import type { WrittenBackup } from "./write-backup.server.ts";

/** The only message to the backup process. */
export type BackupTask = {
  dataDir: string;
  databaseUrl: string | undefined;
  s3: S3Settings | undefined;
  file: string;
  keyFile: string | undefined;
};

/** The outcome; a failure as a message for the user. */
export type BackupAnswer = { written: WrittenBackup } | { failure: string };
