import { Writable } from "node:stream";
import pino from "pino";
import { expect, onTestFinished, test, vi } from "vitest";
import { createTestClock, temporaryFolder } from "../../../tests/support/test-services.ts";
import { migrate } from "../db/migrate.server.ts";
import { openDatabase } from "../db/sqlite/open.server.ts";
import { scheduleDaily, scheduleDailyOnce } from "./daily-schedule.server.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

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

test("upkeep of what all share is done once a day, whichever process comes to it; a failure is tried again in an hour", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  // SQLite, whatever the tests run on: it sets no timers of its own, which would be counted below.
  const db = openDatabase(await temporaryFolder());
  onTestFinished(() => db.close());
  await migrate(db);
  const clock = createTestClock();
  const { log, lines } = collectingLog();
  const work = vi.fn(async () => {});
  work.mockRejectedValueOnce(new Error("away"));
  const stops = [1, 2, 3].map(() =>
    scheduleDailyOnce(work, { db, clock, log, name: "old entries", failure: "It could not be done" }),
  );
  await expect.poll(() => lines, { interval: 1 }).toEqual(["It could not be done"]);
  const passHours = async (hours: number) => {
    for (let passed = 0; passed < hours; passed += 1) {
      // All have looked and sleep again.
      await expect.poll(() => vi.getTimerCount(), { interval: 1 }).toBe(stops.length);
      clock.advance(DAY_MS / 24);
      vi.advanceTimersByTime(DAY_MS / 24);
    }
    await expect.poll(() => vi.getTimerCount(), { interval: 1 }).toBe(stops.length);
  };
  await passHours(1);
  expect(work).toHaveBeenCalledTimes(2);
  await passHours(23);
  expect(work).toHaveBeenCalledTimes(2);
  await passHours(25);
  expect(work).toHaveBeenCalledTimes(4);
  for (const stop of stops) stop();
  expect([vi.getTimerCount(), lines.length]).toEqual([0, 1]);
});
