import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Logger } from "pino";
import type { Config } from "../platform/config/config.server.ts";
import { withLease } from "../platform/db/leases.server.ts";
import type { OpenDatabase } from "../platform/db/open-database.server.ts";
import { AppError } from "../platform/errors/app-error.ts";
import { readKeyFileIfNamed } from "./archive/key-file.server.ts";
import { makeBackupApart } from "./backup-apart.server.ts";
import { backupName, removeGivenUp, removeOldBackups } from "./backup-folder.server.ts";
import { goodBackup } from "./good-backup.server.ts";
import { nextBackupTime } from "./next-backup.ts";
import { findNotedBackups, noteBackup, noteSchedule } from "./note-backup.server.ts";

/** The clock may be changed and the machine may sleep, so the schedule is checked at least this often. */
const LONGEST_SLEEP_MS = 60_000;

/**
 * Makes backups automatically, one at a time, even with several processes. The time of the last one is in the database.
 */
export type BackupSchedule = {
  /** A no-op if no folder is configured. */
  start(): void;
  /** Resolves when no backup is being made, and none is due. */
  settled(): Promise<void>;
  /** Aborts a running backup and leaves nothing of it. */
  close(): Promise<void>;
};

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
  const { dir, everyMs, keep, keyFile } = backups;
  const stopping = new AbortController();
  let state: "new" | "running" | "closed" = "new";
  let work: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function makeOne(folder: string): Promise<void> {
    await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error: unknown) => {
      throw new AppError("Invalid", `The folder ${folder} does not exist and cannot be created.`, { cause: error });
    });
    await removeGivenUp(folder, clock.now());
    // The key is read here too: if the file has been lost since the start, no unencrypted backup may be made.
    const encrypted = (await readKeyFileIfNamed(keyFile)) !== undefined;
    const file = join(folder, backupName(clock.now(), { encrypted }));
    const written = await make({ dataDir, databaseUrl, s3, file, keyFile }, stopping.signal);
    await noteBackup(db, { good: goodBackup(written, clock.now()) });
    const removed = await removeOldBackups(folder, keep);
    log.info({ file, ...written, removed }, "A backup was made");
  }

  async function noteFailure(error: unknown): Promise<void> {
    log.error({ err: error }, "A backup could not be made");
    const message = error instanceof Error ? error.message : String(error);
    await noteBackup(db, { failure: { failedAt: clock.now().toISOString(), message } }).catch((failure: unknown) => {
      log.error({ err: failure }, "The failure of a backup could not be recorded");
    });
  }

  const untilDue = async () => nextBackupTime(await findNotedBackups(db), everyMs).getTime() - clock.now().getTime();

  /** Runs while holding the lease, so the result is recorded before another process can start the next backup. */
  async function makeIfStillDue(folder: string): Promise<void> {
    try {
      if ((await untilDue()) <= 0) await makeOne(folder);
    } catch (error) {
      if (!stopping.signal.aborted) await noteFailure(error);
    }
  }

  /** @returns the delay in milliseconds before the next check */
  async function makeDue(folder: string): Promise<number> {
    try {
      if (db.dialect.isServer) await noteSchedule({ db, clock });
      const due = await untilDue();
      if (due > 0) return due;
      await withLease({ db, clock }, { name: "backup" }, () => makeIfStillDue(folder));
    } catch (error) {
      if (!stopping.signal.aborted) await noteFailure(error);
    }
    return LONGEST_SLEEP_MS;
  }

  function look(folder: string): void {
    work = makeDue(folder).then((pause) => {
      work = undefined;
      if (state !== "running") return;
      timer = setTimeout(() => look(folder), Math.min(pause, LONGEST_SLEEP_MS));
      timer.unref();
    });
  }

  return {
    start() {
      if (state !== "new" || dir === undefined) return;
      state = "running";
      look(dir);
    },
    async settled() {
      while (work) await work;
    },
    async close() {
      state = "closed";
      clearTimeout(timer);
      stopping.abort();
      while (work) await work;
    },
  };
}
