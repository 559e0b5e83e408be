import cluster from "node:cluster";
import { RateLimiterCluster, RateLimiterClusterMaster } from "rate-limiter-flexible";
import { type Counts, countInMemory, type Limit } from "./limiter.ts";

/** A primary that does not answer by then is about to end, and its workers with it. */
const ANSWER_MS = 2000;

/**
 * Makes the primary of a cluster keep the counts of its workers (`countInPrimary`). To be called in the primary, before
 * it forks any.
 */
export function keepCountsForWorkers(): void {
  // A worker that dies with a question on its way makes the answer an error event, which nobody's hearing it would
  // turn into the end of the primary.
  cluster.on("fork", (worker) => worker.on("error", () => undefined));
  new RateLimiterClusterMaster();
}

/** In the primary, for the workers of a cluster; in the worker alone while the primary does not answer. */
export function countInPrimary(limit: Limit): Counts {
  const { name, points, seconds } = limit;
  const primary = new RateLimiterCluster({ keyPrefix: name, points, duration: seconds, timeoutMs: ANSWER_MS });
  const own = countInMemory(limit);
  return {
    penalty: (...counted) => primary.penalty(...counted).catch(() => own.penalty(...counted)),
    reward: (...counted) => primary.reward(...counted).catch(() => own.reward(...counted)),
    get: (...named) => primary.get(...named).catch(() => own.get(...named)),
    delete: (...named) => primary.delete(...named).catch(() => own.delete(...named)),
  };
}
