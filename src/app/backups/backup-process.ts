import pino from "pino";
import { refuseNewerDatabase } from "../../platform/db/migrate.server.ts";
import { openConfiguredDatabase } from "../../platform/db/open/open-configured.server.ts";
import { answerTask } from "../../platform/jobs/answer-task.server.ts";
import { openStorage } from "../../platform/storage/open-storage.server.ts";
import { readKeyFileIfNamed } from "./archive/key-file.server.ts";
import type { BackupAnswer, BackupTask } from "./backup-messages.server.ts";
import { makeBackup } from "./make-backup.server.ts";
import { withBackupFile } from "./places/open-place.server.ts";

async function work({ dataDir, databaseUrl, s3, file: address, store, keyFile }: BackupTask): Promise<BackupAnswer> {
  const key = await readKeyFileIfNamed(keyFile);
  const db = await openConfiguredDatabase({ dataDir, databaseUrl });
  try {
    await refuseNewerDatabase(db.read);
    // Not logged: an error of the store fails the backup, and the failure is reported.
    const storage = await openStorage({ dataDir, s3 }, { log: pino({ level: "silent" }) });
    try {
      const parts = { dataDir, db, storage, clock: { now: () => new Date() } };
      return await withBackupFile(address, store, async (file, place) => ({
        written: await makeBackup(parts, { file, place, key }),
      }));
    } finally {
      await storage.close();
    }
  } finally {
    await db.close();
  }
}

/**
 * The entry point of the backup process. One backup per process, so that hashing and encryption do not slow down the
 * site: see `backup-apart.server.ts`.
 */
if (import.meta.main) answerTask(work);
