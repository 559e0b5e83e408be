import { Writable } from "node:stream";
import pino from "pino";
import { expect, onTestFinished, test, vi } from "vitest";
import { everyDay } from "./every-day.ts";

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
  const stop = everyDay(work, { log, failure: "It could not be done" });
  await vi.advanceTimersByTimeAsync(0);
  expect([work.mock.calls.length, lines]).toEqual([1, ["It could not be done"]]);
  await vi.advanceTimersByTimeAsync(2 * DAY_MS);
  expect([work.mock.calls.length, lines]).toEqual([3, ["It could not be done"]]);
  stop();
  await vi.advanceTimersByTimeAsync(2 * DAY_MS);
  expect(work).toHaveBeenCalledTimes(3);
});
