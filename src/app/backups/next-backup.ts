import type { BackupReport } from "../../admin/kit/backup-report.ts";

const HOUR_MS = 60 * 60 * 1000;

/**
 * When the next backup is due: `everyMs` after the last good one, but after a failure no sooner than in an hour (or
 * `everyMs`, if that is shorter).
 */
export function nextBackupTime({ good, failure }: Pick<BackupReport, "good" | "failure">, everyMs: number): Date {
  const afterGood = good === null ? 0 : Date.parse(good.finishedAt) + everyMs;
  const afterFailure = failure === null ? 0 : Date.parse(failure.failedAt) + Math.min(HOUR_MS, everyMs);
  return new Date(Math.max(afterGood, afterFailure));
}
