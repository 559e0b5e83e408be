import { expect, onTestFinished, test } from "vitest";
import { watchLoopDelay } from "./loop-delay.server.ts";

/** Blocks the event loop again and again until it is stopped. */
function holdUp(milliseconds: number): () => void {
  const timer = setInterval(() => {
    const end = performance.now() + milliseconds;
    while (performance.now() < end);
  }, 1);
  onTestFinished(() => clearInterval(timer));
  return () => clearInterval(timer);
}

test("a loop that is held up repeatedly is detected, and counts as free again afterwards", async () => {
  const delay = watchLoopDelay({ most: 100, free: 60, sampleMs: 50 });
  onTestFinished(delay.close);
  expect(delay.isTooLong()).toBe(false);
  const stop = holdUp(200);
  await expect.poll(delay.isTooLong, { timeout: 30_000 }).toBe(true);
  stop();
  await expect.poll(delay.isTooLong, { timeout: 30_000 }).toBe(false);
});
