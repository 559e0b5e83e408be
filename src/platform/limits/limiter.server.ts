import { type RateLimiterAbstract, RateLimiterMemory } from "rate-limiter-flexible";

/** How many new keys a limiter remembers per window. A flood from ever-changing addresses would exhaust the memory. */
const MAX_NEW_KEYS = 50_000;

export type Limit = {
  /** Unique per limit, because it distinguishes counts that several processes share. */
  name: string;
  points: number;
  /** The window: how long after its first point all points of a key expire. */
  seconds: number;
};

/** How much of a limit one key has left. */
export type Standing = { limit: Limit; remaining: number; resetMs: number };

/** Where the points of one limit are counted. */
export type Counts = Pick<RateLimiterAbstract, "penalty" | "reward" | "delete" | "get">;

/** Opens the counts of a limit, either in this process or shared by all processes of the site. */
export type OpenCounts = (limit: Limit) => Counts;

/** Each process counts for itself. */
export const countInMemory = ({ points, seconds }: Limit): RateLimiterMemory =>
  new RateLimiterMemory({ points, duration: seconds });

/** Counts points per key. */
export type Limiter = {
  /**
   * Takes a point and returns 0. If none is left, takes nothing and returns the milliseconds until there is one.
   * @param note told what the key has left then
   */
  take(key: string, note?: (standing: Standing) => void): Promise<number>;
  giveBack(key: string): Promise<void>;
  /** Gives back every point of the key. */
  reset(key: string): Promise<void>;
};

type LimiterOptions = {
  openCounts?: OpenCounts;
  /** How many new keys one window accepts; further ones are refused until it ends. */
  maxNewKeys?: number;
};

export function createLimiter(
  limit: Limit,
  { openCounts = countInMemory, maxNewKeys = MAX_NEW_KEYS }: LimiterOptions = {},
): Limiter {
  const counts = openCounts(limit);
  const newKeys = openCounts({ name: `${limit.name} new keys`, points: maxNewKeys, seconds: limit.seconds });

  async function giveBack(key: string): Promise<void> {
    // Ignore a key that has expired or was refused as new: creating it here would bypass the count of new keys.
    if ((await counts.get(key)) === null) return;
    const count = await counts.reward(key);
    // If the window ended meanwhile, the next one must not start with credit. Correct it by counting instead of
    // deleting the key: another process may have taken a point in between, and that point must remain.
    if (count.consumedPoints < 0) await counts.penalty(key);
  }

  return {
    async take(key, note) {
      // penalty() is atomic and does not throw, so two concurrent attempts cannot take the same point.
      const count = await counts.penalty(key);
      if (count.isFirstInDuration) {
        const begun = await newKeys.penalty("all");
        if (begun.consumedPoints > maxNewKeys) {
          await counts.delete(key);
          return Math.max(begun.msBeforeNext, 1);
        }
      }
      const remaining = Math.max(0, limit.points - count.consumedPoints);
      note?.({ limit, remaining, resetMs: Math.max(count.msBeforeNext, 1) });
      if (count.consumedPoints <= limit.points) return 0;
      await giveBack(key);
      return Math.max(count.msBeforeNext, 1);
    },
    giveBack,
    async reset(key) {
      await counts.delete(key);
    },
  };
}
