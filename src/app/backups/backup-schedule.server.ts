import type { Logger } from "pino";
import type { Config } from "../../platform/config/config.server.ts";
import { withLease } from "../../platform/db/leases.server.ts";
import type { OpenDatabase } from "../../platform/db/open-database.server.ts";
import { NewerRelease } from "../../platform/db/release/release-check.server.ts";
import { createJobRunner, type JobRunner } from "../../platform/jobs/job-runner.server.ts";
import { readKeyFileIfNamed } from "./archive/key-file.server.ts";
import { makeBackupApart } from "./backup-apart.server.ts";
import { goodBackup } from "./good-backup.server.ts";
import { nextBackupTime } from "./next-backup.ts";
import { findNotedBackups, noteBackup, noteSchedule } from "./note-backup.server.ts";
import { backupName } from "./places/backup-names.ts";
import { type BackupPlace, removeOldBackups } from "./places/backup-place.server.ts";
import { openPlace } from "./places/open-place.server.ts";

declare module "../../platform/services/services.server.ts" {
  interface Services {
    backups: BackupSchedule;
  }
}

/** The clock may be changed and the machine may sleep, so the schedule is checked at least this often. */
const LONGEST_SLEEP_MS = 60_000;

/**
 * Makes backups automatically, one at a time, even with several processes. The time of the last one is in the database.
 * `start` is a no-op if no place is configured; `close` aborts a running backup and leaves nothing of it.
 */
export type BackupSchedule = Pick<JobRunner, "start" | "settled" | "close">;

type ScheduleNeeds = {
  config: Pick<Config, "dataDir" | "databaseUrl" | "s3" | "backups">;
  db: OpenDatabase;
  clock: { now(): Date };
  log: Logger;
  make?: typeof makeBackupApart;
};

export function createBackupSchedule({
  config: { dataDir, databaseUrl, s3, backups },
  db,
  clock,
  log,
  make = makeBackupApart,
}: ScheduleNeeds): BackupSchedule {
  const { dir, store, everyMs, keep, keyFile } = backups;

  async function makeOne(place: BackupPlace, stopping: AbortSignal): Promise<void> {
    await place.prepare();
    await place.removeGivenUp(clock.now());
    // The key is read here too: if the file has been lost since the start, no unencrypted backup may be made.
    const encrypted = (await readKeyFileIfNamed(keyFile)) !== undefined;
    const file = place.file(backupName(clock.now(), { encrypted })).name;
    const written = await make({ dataDir, databaseUrl, s3, file, store, keyFile }, stopping);
    await noteBackup(db, { good: goodBackup(written, clock.now()) });
    const removed = await removeOldBackups(place, keep);
    log.info({ file, ...written, removed }, "A backup was made");
  }

  /** @throws NewerRelease if that is the error: then it cannot be recorded, and another process makes the backup */
  async function noteFailure(error: unknown): Promise<void> {
    if (error instanceof NewerRelease) throw error;
    log.error({ err: error }, "A backup could not be made");
    const message = error instanceof Error ? error.message : String(error);
    await noteBackup(db, { failure: { failedAt: clock.now().toISOString(), message } }).catch((failure: unknown) => {
      log.error({ err: failure }, "The failure of a backup could not be recorded");
    });
  }

  const nextTime = async () => nextBackupTime(await findNotedBackups(db), everyMs);
  const isDue = async () => (await nextTime()) <= clock.now();

  /** Runs while holding the lease, so the result is recorded before another process can start the next backup. */
  async function makeIfStillDue(address: string, stopping: AbortSignal): Promise<void> {
    try {
      if (!(await isDue())) return;
      const place = await openPlace(address, store);
      await makeOne(place, stopping).finally(() => place.close());
    } catch (error) {
      if (!stopping.aborted) await noteFailure(error);
    }
  }

  async function makeIfDue(address: string, stopping: AbortSignal): Promise<void> {
    try {
      if (db.dialect.isServer) await noteSchedule({ db, clock });
      if (await isDue()) await withLease({ db, clock }, { name: "backup" }, () => makeIfStillDue(address, stopping));
    } catch (error) {
      if (!stopping.aborted) await noteFailure(error);
    }
  }

  const runner = createJobRunner({
    async doNext(stopping) {
      if (dir !== undefined) await makeIfDue(dir, stopping);
      return false;
    },
    // One that is still due could not be made, or another process is making it.
    nextDue: async () => ((await isDue()) ? undefined : nextTime()),
    longestSleepMs: LONGEST_SLEEP_MS,
    onError: (error) => log.error({ err: error }, "The time of the next backup could not be read"),
    clock,
    graceMs: 0,
  });
  return {
    ...runner,
    start() {
      if (dir !== undefined) runner.start();
    },
  };
}
