import { expect, test } from "vitest";
import type { GoodBackup } from "../../admin/kit/backup-report.ts";
import { nextBackupTime } from "./next-backup.ts";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

const good = (finishedAt: string): GoodBackup => ({ finishedAt, fileBytes: 1, pictures: 0, missing: 0, damaged: 0 });
const failure = (failedAt: string) => ({ failedAt, message: "There is no room." });

test("the first is due at once", () => {
  expect(nextBackupTime({ good: null, failure: null }, DAY_MS).getTime()).toBeLessThanOrEqual(0);
});

test("the next is due so long after the last good one", () => {
  const next = nextBackupTime({ good: good("2026-03-01T06:00:00.000Z"), failure: null }, DAY_MS);
  expect(next.toISOString()).toBe("2026-03-02T06:00:00.000Z");
});

test("after a failure it is tried again in an hour, or sooner where backups are made more often", () => {
  const noted = { good: good("2026-03-01T06:00:00.000Z"), failure: failure("2026-03-02T06:00:10.000Z") };
  expect(nextBackupTime(noted, DAY_MS).toISOString()).toBe("2026-03-02T07:00:10.000Z");
  expect(nextBackupTime({ ...noted, good: null }, HOUR_MS / 2).toISOString()).toBe("2026-03-02T06:30:10.000Z");
});
