import type { Logger } from "pino";
import { type LeaseName, withLease } from "../db/leases.server.ts";
import type { OpenDatabase } from "../db/open-database.server.ts";
import { NewerRelease } from "../db/release/release-check.server.ts";

const HOUR_MS = 60 * 60 * 1000;
const ONE_DAY_MS = 24 * HOUR_MS;
/** Check at least this often: the clock may be changed, the machine sleep, or another process die during its work. */
const LONGEST_SLEEP_MS = HOUR_MS;
const SHORTEST_SLEEP_MS = 1000;

/**
 * Runs maintenance of this process's own resources now and once a day. A failure is logged and retried the next day.
 * @param failure the log message for a failure
 * @returns a function that stops the schedule
 */
export function scheduleDaily(
  work: () => Promise<void>,
  { log, failure }: { log: Logger; failure: string },
): () => void {
  const workNow = async () => {
    try {
      await work();
    } catch (error) {
      log.error({ err: error }, failure);
    }
  };
  void workNow();
  const timer = setInterval(() => void workNow(), ONE_DAY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

type Shared = { db: OpenDatabase; clock: { now(): Date }; name: LeaseName };

/**
 * Does the work if it is due and no other process does it: once a day, or an hour after a failure.
 * @returns the milliseconds until it is worth checking again
 * @throws any error of the work
 */
export async function runIfDue(work: () => Promise<void>, { db, clock, name }: Shared): Promise<number> {
  const end = await withLease({ db, clock }, { name, everyMs: ONE_DAY_MS, afterFailureMs: HOUR_MS }, work);
  return "waitMs" in end ? Math.min(Math.max(end.waitMs, SHORTEST_SLEEP_MS), LONGEST_SLEEP_MS) : LONGEST_SLEEP_MS;
}

/**
 * Runs maintenance of shared resources once a day across all processes; the first process to take the lease does it. A
 * failure is logged and retried after an hour, by any process.
 * @param failure the log message for a failure
 * @returns a function that stops the schedule
 */
export function scheduleDailyOnce(
  work: () => Promise<void>,
  { log, failure, ...shared }: Shared & { log: Logger; failure: string },
): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function check(): Promise<void> {
    let sleep = LONGEST_SLEEP_MS;
    try {
      sleep = await runIfDue(work, shared);
    } catch (error) {
      // Other processes do it then, and the log says so once.
      if (!isStopped && !(error instanceof NewerRelease)) log.error({ err: error }, failure);
    }
    if (isStopped) return;
    timer = setTimeout(() => void check(), sleep);
    timer.unref();
  }

  void check();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
