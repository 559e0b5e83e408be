import type { BackupReport, FailedBackup, GoodBackup } from "../../admin/kit/backup-report.ts";
import { findDoneAt, withLease } from "../../platform/db/leases.server.ts";
import type { OpenDatabase } from "../../platform/db/open-database.server.ts";
import { findSiteState, saveSiteState } from "../../platform/db/site-state.server.ts";

const HOUR_MS = 60 * 60 * 1000;

type Noted = Pick<BackupReport, "good" | "failure">;

/** The record of the backups made so far. */
export async function findNotedBackups({ read }: Pick<OpenDatabase, "read">): Promise<Noted> {
  const noted = await findSiteState(read, "backups");
  return noted === undefined ? { good: null, failure: null } : (JSON.parse(noted) as Noted);
}

/** Records how a backup ended. A good one clears the record of earlier failures. */
export async function noteBackup(
  db: Pick<OpenDatabase, "read" | "write">,
  end: { good: GoodBackup } | { failure: FailedBackup },
): Promise<void> {
  const noted: Noted = "good" in end ? { good: end.good, failure: null } : { ...(await findNotedBackups(db)), ...end };
  await saveSiteState(db.write, "backups", JSON.stringify(noted));
}

/** Records that a process of the site makes scheduled backups; at most once an hour, however often it is called. */
export async function noteSchedule(parts: { db: OpenDatabase; clock: { now(): Date } }): Promise<void> {
  await withLease(parts, { name: "backup schedule", everyMs: HOUR_MS }, async () => undefined);
}

/** Whether any process of the site, on any machine, has recently been making scheduled backups. */
export async function isScheduledAnywhere({ read }: Pick<OpenDatabase, "read">, now: Date): Promise<boolean> {
  const noted = await findDoneAt(read, "backup schedule");
  return noted !== undefined && now.getTime() - noted.getTime() < 2 * HOUR_MS;
}
