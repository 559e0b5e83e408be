import { Writable } from "node:stream";
import pino from "pino";
import { expect, onTestFinished, test, vi } from "vitest";
import { createTestClock, temporaryFolder } from "../../../tests/support/test-services.ts";
import { findDoneAt } from "../db/leases.server.ts";
import { migrate } from "../db/migrate.server.ts";
import { NewerRelease } from "../db/release/release-check.server.ts";
import { openDatabase } from "../db/sqlite/open.server.ts";
import { runIfDue, scheduleDaily, scheduleDailyOnce } from "./daily-schedule.server.ts";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

function collectingLog() {
  const lines: string[] = [];
  const log = pino(
    new Writable({
      write(chunk: Buffer, _encoding, done) {
        lines.push((JSON.parse(chunk.toString()) as { msg: string }).msg);
        done();
      },
    }),
  );
  return { log, lines };
}

test("upkeep is done at once and once a day until it is stopped, failures or not", async () => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const { log, lines } = collectingLog();
  const work = vi.fn(async () => {});
  work.mockRejectedValueOnce(new Error("away"));
  const stop = scheduleDaily(work, { log, failure: "It could not be done" });
  await vi.advanceTimersByTimeAsync(0);
  expect([work.mock.calls.length, lines]).toEqual([1, ["It could not be done"]]);
  await vi.advanceTimersByTimeAsync(2 * DAY_MS);
  expect([work.mock.calls.length, lines]).toEqual([3, ["It could not be done"]]);
  stop();
  await vi.advanceTimersByTimeAsync(2 * DAY_MS);
  expect(work).toHaveBeenCalledTimes(3);
});

async function sharedByAll() {
  const db = openDatabase(await temporaryFolder());
  onTestFinished(() => db.close());
  await migrate(db);
  return { shared: { db, clock: createTestClock(), name: "old entries" as const }, work: vi.fn(async () => {}) };
}

test("upkeep of what all share is done once a day, whichever process comes to it; a failure is tried again in an hour", async () => {
  const { shared, work } = await sharedByAll();
  work.mockRejectedValueOnce(new Error("away"));
  const threeProcessesCheck = () => Promise.allSettled([1, 2, 3].map(() => runIfDue(work, shared)));
  const passHours = async (hours: number) => {
    for (let passed = 0; passed < hours; passed += 1) {
      shared.clock.advance(HOUR_MS);
      await threeProcessesCheck();
    }
  };
  await threeProcessesCheck();
  expect(work).toHaveBeenCalledTimes(1);
  await passHours(1);
  expect(work).toHaveBeenCalledTimes(2);
  await passHours(23);
  expect(work).toHaveBeenCalledTimes(2);
  await passHours(25);
  expect(work).toHaveBeenCalledTimes(4);
});

test("a process checks at least once an hour, sooner where the work is due sooner", async () => {
  const { shared, work } = await sharedByAll();
  expect(await runIfDue(work, shared)).toBe(HOUR_MS);
  expect(await runIfDue(work, shared)).toBe(HOUR_MS);
  shared.clock.advance(DAY_MS - 60_000);
  expect(await runIfDue(work, shared)).toBe(60_000);
});

test("the checks go on after a failure, which is logged if it is not that of an older release, until they are stopped", async () => {
  const { shared, work } = await sharedByAll();
  const { log, lines } = collectingLog();
  work.mockRejectedValueOnce(new Error("away"));
  work.mockRejectedValueOnce(new NewerRelease("Unavailable", "The site is being updated."));
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const stop = scheduleDailyOnce(work, { ...shared, log, failure: "It could not be done" });
  // A check is asynchronous, so its timer may be set only after several days have passed here.
  const doneAfterAnotherDay = () => {
    shared.clock.advance(DAY_MS);
    vi.advanceTimersByTime(HOUR_MS);
    return work.mock.calls.length;
  };
  await expect.poll(doneAfterAnotherDay, { interval: 1, timeout: 30_000 }).toBeGreaterThan(3);
  expect(lines).toEqual(["It could not be done"]);
  stop();
  const done = work.mock.calls.length;
  for (let days = 0; days < 200; days += 1) {
    doneAfterAnotherDay();
    await findDoneAt(shared.db.read, shared.name);
  }
  // The check that was under way may still have done its work.
  expect(work.mock.calls.length - done).toBeLessThanOrEqual(1);
});
