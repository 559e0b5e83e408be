import { type RateLimiterAbstract, RateLimiterMemory } from "rate-limiter-flexible";

/** New keys that one limiter remembers per window; more (a flood from ever new addresses) would eat the memory. */
const MAX_NEW_KEYS = 50_000;

export type Limit = {
  /** Another one for each limit: counts that several processes share are told apart by it. */
  name: string;
  points: number;
  /** How long after the first point all points of a key are forgotten. */
  seconds: number;
};

/** Where the points of one limit are counted. */
export type Counts = Pick<RateLimiterAbstract, "penalty" | "reward" | "delete" | "get">;

/** Opens counts for a limit: in this process alone, or where all processes of the site find them. */
export type OpenCounts = (limit: Limit) => Counts;

/** Each process for itself. */
export const countInMemory = ({ points, seconds }: Limit): RateLimiterMemory =>
  new RateLimiterMemory({ points, duration: seconds });

/** Counts points per key. */
export type Limiter = {
  /** Takes a point. Answers 0, or, when the key had none left and none was taken, the milliseconds until it has some. */
  take(key: string): Promise<number>;
  giveBack(key: string): Promise<void>;
  /** Gives back every point of the key. */
  reset(key: string): Promise<void>;
};

type LimiterOptions = {
  openCounts?: OpenCounts;
  /** How many keys a window may begin with; further ones are refused until it is over. */
  maxNewKeys?: number;
};

export function createLimiter(
  limit: Limit,
  { openCounts = countInMemory, maxNewKeys = MAX_NEW_KEYS }: LimiterOptions = {},
): Limiter {
  const counts = openCounts(limit);
  const newKeys = openCounts({ name: `${limit.name} new keys`, points: maxNewKeys, seconds: limit.seconds });

  async function giveBack(key: string): Promise<void> {
    // A key that is gone, or was refused as a new one, must not begin here: no new key would be counted for it.
    if ((await counts.get(key)) === null) return;
    const count = await counts.reward(key);
    // A window that ended meanwhile must not begin the next one with credit. Taken off by counting and not by
    // forgetting the key: another process may have taken a point in between, which has to stay.
    if (count.consumedPoints < 0) await counts.penalty(key);
  }

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
