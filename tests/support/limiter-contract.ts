import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Limit, Limiter } from "../../src/platform/limits/limiter.server.ts";

/** Opens limiters that share their counts, as several processes do; returns only one if nothing is shared. */
type OpenLimiters = (limit: Limit, options?: { maxNewKeys: number }) => Promise<[Limiter, ...Limiter[]]>;

const take = async (limiter: Limiter, key: string, times: number) => {
  for (let taken = 0; taken < times; taken += 1) expect(await limiter.take(key)).toBe(0);
};

const limit = (points: number): Limit => ({ name: "tries", points, seconds: 60 });

/** What every limiter must do, wherever it counts. Each test uses the first and the last of the limiters it opens. */
export function describeLimiter(title: string, openLimiters: OpenLimiters): void {
  const open = async (...asked: Parameters<OpenLimiters>): Promise<[Limiter, Limiter]> => {
    const limiters = await openLimiters(...asked);
    return [limiters[0], limiters.at(-1) ?? limiters[0]];
  };

  describe(title, () => {
    beforeEach(() => {
      vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
    });
    afterEach(() => {
      vi.useRealTimers();
    });

    test("a key has its points, then waits until its window is over", async () => {
      const [one, other] = await open(limit(3));
      await take(one, "a", 2);
      await take(other, "a", 1);
      vi.advanceTimersByTime(20_000);
      expect(await one.take("a")).toBe(40_000);
      expect(await one.take("b")).toBe(0);
      vi.advanceTimersByTime(40_000);
      expect(await other.take("a")).toBe(0);
    });

    test("of many attempts at the same moment no more pass than there are points", async () => {
      const [one, other] = await open(limit(3));
      const waits = await Promise.all(
        Array.from({ length: 20 }, (_, turn) => (turn % 2 === 0 ? one : other).take("a")),
      );
      expect(waits.filter((wait) => wait === 0)).toHaveLength(3);
    });

    test("a point given back can be taken again, but no more than were taken", async () => {
      const [one, other] = await open(limit(2));
      await take(one, "a", 1);
      await other.giveBack("a");
      await one.giveBack("a");
      await take(other, "a", 2);
      expect(await one.take("a")).toBeGreaterThan(0);
    });

    test("a point given back after its window does not lengthen the next one's allowance", async () => {
      const [one, other] = await open(limit(2));
      await take(one, "a", 1);
      vi.advanceTimersByTime(61_000);
      await other.giveBack("a");
      await take(one, "a", 2);
      expect(await other.take("a")).toBeGreaterThan(0);
    });

    test("points given back while others are taken are as many as were taken", async () => {
      const [one, other] = await open(limit(50));
      await take(one, "a", 20);
      await Promise.all([
        ...Array.from({ length: 20 }, () => one.giveBack("a")),
        ...Array.from({ length: 20 }, () => other.take("a")),
      ]);
      await take(one, "a", 30);
      expect(await other.take("a")).toBeGreaterThan(0);
    });

    test("a reset gives every point back", async () => {
      const [one, other] = await open(limit(2));
      await take(one, "a", 2);
      await other.reset("a");
      await take(one, "a", 2);
    });

    test("a flood of new keys is refused and not remembered, while known keys go on", async () => {
      const [one, other] = await open(limit(2), { maxNewKeys: 3 });
      await take(one, "a", 1);
      for (const key of ["b", "c"]) await take(other, key, 1);
      for (let round = 0; round < 2; round += 1) {
        for (const key of ["d", "e", "f"]) {
          expect(await one.take(key)).toBe(60_000);
          await other.giveBack(key);
        }
      }
      expect(await other.take("a")).toBe(0);
      vi.advanceTimersByTime(60_000);
      expect(await one.take("d")).toBe(0);
    });
  });
}
