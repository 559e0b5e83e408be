import type { BackupStore } from "../../platform/config/backup-settings.server.ts";
import type { S3Settings } from "../../platform/config/s3-settings.server.ts";
import type { WrittenBackup } from "./write-backup.server.ts";

/** The only message to the backup process. */
export type BackupTask = {
  dataDir: string;
  databaseUrl: string | undefined;
  s3: S3Settings | undefined;
  /** Its path or address. */
  file: string;
  /** For an address in a bucket. */
  store: BackupStore | undefined;
  keyFile: string | undefined;
};

/** The outcome; a failure as a message for the user. */
export type BackupAnswer = { written: WrittenBackup } | { failure: string };
