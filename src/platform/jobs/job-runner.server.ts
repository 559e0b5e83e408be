const AFTER_FAILURE_MS = 60_000;
/** How long what runs may take to end when the site stops. */
const GRACE_MS = 5_000;

/** Does, one piece after the other, what the database says is due. */
export type JobRunner = {
  /** Begins with what an earlier run of the site left over. */
  start(): void;
  /** There may be something new to do. Without a start, or after the end, it does nothing. */
  wake(): void;
  /** Resolves when nothing is being done and nothing is due. */
  settled(): Promise<void>;
  /** Takes nothing more and lets the running piece end for a few seconds; then it is broken off, to be done again. */
  close(): Promise<void>;
};

type Kind = {
  /** Does the next piece that is due. @returns false when there is none */
  doNext(stopping: AbortSignal): Promise<boolean>;
  /** When the next piece is due; undefined when none waits. */
  nextDue(): Promise<Date | undefined>;
  /**
   * In milliseconds; so often it looks again, also where nothing waits. A timer sleeps on while the machine does, and
   * another process may leave something to do, or die with what it has begun.
   */
  longestSleepMs: number;
  /** Tells of what nobody expected; it is tried again after a minute. */
  onError(error: unknown): void;
  /** Breaks off what does not listen to the signal. */
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

  /** @returns after how many milliseconds to look again */
  async function runDueJobs(): Promise<number> {
    try {
      while (state === "running" && (await kind.doNext(stopping.signal)));
      const due = await kind.nextDue();
      return due === undefined ? longestSleepMs : due.getTime() - clock.now().getTime();
    } catch (error) {
      kind.onError(error);
      return AFTER_FAILURE_MS;
    }
  }

  async function run(): Promise<void> {
    let pause: number;
    do {
      wokenMeanwhile = false;
      pause = await runDueJobs();
    } while (state === "running" && wokenMeanwhile);
    // In the same moment as the last look at `wokenMeanwhile`: whoever wakes from now on begins anew.
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
