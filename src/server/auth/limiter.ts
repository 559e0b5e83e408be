import { RateLimiterMemory } from "rate-limiter-flexible";

/** New keys that one limiter remembers per window; more (a flood from ever new addresses) would eat the memory. */
const MAX_NEW_KEYS = 50_000;

export type Limit = {
  points: number;
  /** How long after the first point all points of a key are forgotten. */
  seconds: number;
};

/** Counts points per key, in this process's memory. */
export type Limiter = {
  /** Takes a point. Answers 0, or, when the key had none left, the milliseconds until it has points again. */
  take(key: string): Promise<number>;
  giveBack(key: string): Promise<void>;
  /** Gives back every point of the key. */
  reset(key: string): Promise<void>;
};

/** @param maxNewKeys how many keys a window may begin with; further ones are refused until it is over. */
export function createLimiter({ points, seconds }: Limit, maxNewKeys = MAX_NEW_KEYS): Limiter {
  const counts = new RateLimiterMemory({ points, duration: seconds });
  const newKeys = new RateLimiterMemory({ points: maxNewKeys, duration: seconds });
  return {
    async take(key) {
      // penalty() counts at once and without throwing; two attempts at the same moment cannot take the same point.
      const count = await counts.penalty(key);
      if (count.isFirstInDuration) {
        const begun = await newKeys.penalty("all");
        if (begun.consumedPoints > maxNewKeys) {
          await counts.delete(key);
          return Math.max(begun.msBeforeNext, 1);
        }
      }
      return count.consumedPoints > points ? Math.max(count.msBeforeNext, 1) : 0;
    },
    async giveBack(key) {
      const count = await counts.reward(key);
      // Nothing is left to remember; and a window that ended meanwhile must not begin the next one with credit.
      if (count.consumedPoints <= 0) await counts.delete(key);
    },
    async reset(key) {
      await counts.delete(key);
    },
  };
}
