import { NewerRelease } from "../db/release/release-check.server.ts";

const AFTER_FAILURE_MS = 60_000;
/** The grace period for a running job when the site stops. */
const GRACE_MS = 5_000;

/** Runs the jobs that are due in the database, one at a time. */
export type JobRunner = {
  /** Starts with jobs left over from an earlier run of the site. */
  start(): void;
  /** Signals that there may be new jobs. A no-op before `start` and after `close`. */
  wake(): void;
  /** Resolves when no job is running or due. */
  settled(): Promise<void>;
  /**
   * Starts no further jobs and gives the running one a few seconds to finish; then it is aborted, and repeated later.
   */
  close(): Promise<void>;
};

type Kind = {
  /** Runs the next job that is due. @returns false if there is none */
  doNext(stopping: AbortSignal): Promise<boolean>;
  /** When the next job is due; undefined if none is waiting. */
  nextDue(): Promise<Date | undefined>;
  /**
   * The longest time between checks in milliseconds, even if nothing is waiting. Timers stop while the machine sleeps,
   * and another process may add a job, or die during one.
   */
  longestSleepMs: number;
  /**
   * Reports an unexpected error; the runner tries again after a minute, or sooner if it sleeps shorter. It is not called
   * for the same error again until the jobs have worked: a damaged database would fill the log. Nor is it called where a
   * newer release has migrated the database: the jobs are now done by other processes, and the log says so once.
   */
  onError(error: unknown): void;
  /** Stops work that does not listen to the signal. */
  breakOff?(): void;
  clock: { now(): Date };
  graceMs?: number | undefined;
};

export function createJobRunner(kind: Kind): JobRunner {
  const { longestSleepMs, clock, graceMs = GRACE_MS } = kind;
  const stopping = new AbortController();
  let state: "new" | "running" | "closed" = "new";
  let work: Promise<void> | undefined;
  let wokenMeanwhile = false;
  let timer: NodeJS.Timeout | undefined;
  /** What the jobs fail with; undefined while they work. */
  let trouble: string | undefined;

  function report(error: unknown): void {
    const cause = error instanceof Error ? error.message : String(error);
    if (cause !== trouble) kind.onError(error);
    trouble = cause;
  }

  /** @returns the milliseconds until the next check */
  async function runDueJobs(): Promise<number> {
    try {
      while (state === "running" && (await kind.doNext(stopping.signal)));
      const due = await kind.nextDue();
      trouble = undefined;
      return due === undefined ? longestSleepMs : due.getTime() - clock.now().getTime();
    } catch (error) {
      if (!(error instanceof NewerRelease)) report(error);
      return AFTER_FAILURE_MS;
    }
  }

  async function run(): Promise<void> {
    let pause: number;
    do {
      wokenMeanwhile = false;
      pause = await runDueJobs();
    } while (state === "running" && wokenMeanwhile);
    // No await since the last check of `wokenMeanwhile`: any later wake-up starts a new run.
    work = undefined;
    if (state !== "running") return;
    timer = setTimeout(wake, Math.min(Math.max(pause, 0), longestSleepMs));
    timer.unref();
  }

  function wake(): void {
    if (state !== "running") return;
    wokenMeanwhile = true;
    if (work) return;
    clearTimeout(timer);
    work = run();
  }

  return {
    start() {
      if (state !== "new") return;
      state = "running";
      wake();
    },
    wake,
    async settled() {
      while (work) await work;
    },
    async close() {
      state = "closed";
      clearTimeout(timer);
      const cutOff = setTimeout(() => {
        stopping.abort();
        kind.breakOff?.();
      }, graceMs);
      while (work) await work;
      clearTimeout(cutOff);
    },
  };
}
