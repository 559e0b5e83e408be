import type { Logger } from "pino";

const ONE_DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Does some upkeep now and every day while the site runs. A failure is logged; the next day tries again.
 * @param failure what the log then says
 * @returns how to stop
 */
export function everyDay(work: () => Promise<void>, { log, failure }: { log: Logger; failure: string }): () => void {
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
