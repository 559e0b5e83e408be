import type { Logger } from "pino";
import { type LeaseName, withLease } from "../db/leases.server.ts";
import type { OpenDatabase } from "../db/open-database.server.ts";

const HOUR_MS = 60 * 60 * 1000;
const ONE_DAY_MS = 24 * HOUR_MS;
/** A clock may be set, a machine sleep, and another process die with what it had begun. */
const LONGEST_SLEEP_MS = HOUR_MS;
const SHORTEST_SLEEP_MS = 1000;

/**
 * Does some upkeep of what belongs to this process now and every day while the site runs. A failure is logged; the next
 * day tries again.
 * @param failure what the log then says
 * @returns how to stop
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

type Needs = { db: OpenDatabase; clock: { now(): Date }; log: Logger };

/**
 * Does some upkeep of what all processes share, once a day, whichever of them comes to it first. A failure is logged; an
 * hour later somebody tries again.
 * @param failure what the log then says
 * @returns how to stop
 */
export function scheduleDailyOnce(
  work: () => Promise<void>,
  { db, clock, log, name, failure }: Needs & { name: LeaseName; failure: string },
): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function look(): Promise<void> {
    let sleep = LONGEST_SLEEP_MS;
    try {
      const kind = { name, everyMs: ONE_DAY_MS, afterFailureMs: HOUR_MS };
      const end = await withLease({ db, clock }, kind, work);
      if ("waitMs" in end) sleep = end.waitMs;
    } catch (error) {
      if (!isStopped) log.error({ err: error }, failure);
    }
    if (isStopped) return;
    timer = setTimeout(() => void look(), Math.min(Math.max(sleep, SHORTEST_SLEEP_MS), LONGEST_SLEEP_MS));
    timer.unref();
  }

  void look();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
