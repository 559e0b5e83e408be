import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createLimiter } from "./limiter.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
});

const take = async (limiter: ReturnType<typeof createLimiter>, key: string, times: number) => {
  for (let taken = 0; taken < times; taken += 1) expect(await limiter.take(key)).toBe(0);
};

test("a key has its points, then waits until its window is over", async () => {
  const limiter = createLimiter({ points: 3, seconds: 60 });
  await take(limiter, "a", 3);
  vi.advanceTimersByTime(20_000);
  expect(await limiter.take("a")).toBe(40_000);
  expect(await limiter.take("b")).toBe(0);
  vi.advanceTimersByTime(40_000);
  expect(await limiter.take("a")).toBe(0);
});

test("of many attempts at the same moment no more pass than there are points", async () => {
  const limiter = createLimiter({ points: 3, seconds: 60 });
  const waits = await Promise.all(Array.from({ length: 10 }, () => limiter.take("a")));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(3);
});

test("a point given back can be taken again, but no more than were taken", async () => {
  const limiter = createLimiter({ points: 2, seconds: 60 });
  await take(limiter, "a", 1);
  await limiter.giveBack("a");
  await limiter.giveBack("a");
  await take(limiter, "a", 2);
  expect(await limiter.take("a")).toBeGreaterThan(0);
});

test("a point given back after its window does not lengthen the next one's allowance", async () => {
  const limiter = createLimiter({ points: 2, seconds: 60 });
  await take(limiter, "a", 1);
  vi.advanceTimersByTime(61_000);
  await limiter.giveBack("a");
  await take(limiter, "a", 2);
  expect(await limiter.take("a")).toBeGreaterThan(0);
});

test("a reset gives every point back", async () => {
  const limiter = createLimiter({ points: 2, seconds: 60 });
  await take(limiter, "a", 2);
  await limiter.reset("a");
  await take(limiter, "a", 2);
});

test("a flood of new keys is refused and not remembered, while known keys go on", async () => {
  const limiter = createLimiter({ points: 2, seconds: 60 }, 3);
  for (const key of ["a", "b", "c"]) await take(limiter, key, 1);
  expect(await limiter.take("d")).toBe(60_000);
  expect(await limiter.take("a")).toBe(0);
  vi.advanceTimersByTime(60_000);
  expect(await limiter.take("d")).toBe(0);
});
