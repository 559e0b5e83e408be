import type pg from "pg";
import { RateLimiterPostgres } from "rate-limiter-flexible";
import { countInMemory, type OpenCounts } from "../../limits/limiter.server.ts";
import { COUNTS_TABLE } from "./names.server.ts";

/** Connections that count; they are there only while somebody has to be counted. */
export const COUNTERS = 2;

/**
 * Nobody waits for the disk to have a count: the table itself is emptied after a crash of the server. And nobody waits
 * long, as there is memory to count in.
 */
export const COUNTER_SETTINGS = "set synchronous_commit = off; set statement_timeout = '2s'";
export const COUNTER_CONNECT_MS = 2000;

/**
 * Counts in the database, for all its nodes: one statement for each point, beside the queue of writers. While the
 * database is away each node counts in its own memory.
 */
export function sharedCounts(pool: pg.Pool): OpenCounts {
  // One of them removes what has ended an hour ago, of all.
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
