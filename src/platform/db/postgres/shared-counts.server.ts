import type pg from "pg";
import { RateLimiterPostgres } from "rate-limiter-flexible";
import { countInMemory, type OpenCounts } from "../../limits/limiter.server.ts";
import { COUNTS_TABLE } from "./names.server.ts";

/** The most connections used for counting; they are open only while there is something to count. */
export const COUNTERS = 2;

/**
 * A count never waits for the disk: the table is emptied after a crash of the server anyway. The timeouts are short,
 * because counting can fall back to memory.
 */
export const COUNTER_SETTINGS = "set synchronous_commit = off; set statement_timeout = '2s'";
export const COUNTER_CONNECT_MS = 2000;

/**
 * Counts in the database for all its nodes: one statement per point, independent of the writers' queue. While the
 * database is unreachable, each node counts in its own memory.
 */
export function sharedCounts(pool: pg.Pool): OpenCounts {
  // Only one limiter cleans up: it deletes the rows of all limiters that expired an hour ago.
  let isFirst = true;
  return (limit) => {
    const clearExpiredByTimeout = isFirst;
    isFirst = false;
    return new RateLimiterPostgres({
      storeClient: pool,
      tableName: COUNTS_TABLE,
      tableCreated: true,
      clearExpiredByTimeout,
      keyPrefix: limit.name,
      points: limit.points,
      duration: limit.seconds,
      insuranceLimiter: countInMemory(limit),
    });
  };
}
