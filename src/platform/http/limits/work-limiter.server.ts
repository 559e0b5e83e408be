import { setTimeout as pause, setImmediate as turnOfTheLoop } from "node:timers/promises";
import { AppError } from "../../errors/app-error.ts";
import { createBoundedQueue, type QueueCounts } from "../../limits/bounded-queue.server.ts";

export type WorkLimits = {
  /** Pages and calls that are made at the same time. */
  atOnce: number;
  /** How many more may wait for their turn. */
  waiting: number;
  /** Work that has not come to its end after so many milliseconds gives its place away and goes on beside the others. */
  mostMs: number;
  /** In milliseconds: how long after each piece of work those go first who have just connected. */
  othersMs: number;
  /** In milliseconds, on average: how long a refusal is held back. */
  refusalMs: number;
};

/**
 * One thread makes all pages: more at once makes each of them later and none sooner. A hundred that wait are a second or
 * two of work.
 */
export const WORK_LIMITS: WorkLimits = { atOnce: 2, waiting: 100, mostMs: 30_000, othersMs: 50, refusalMs: 1_000 };

const RETRY_AFTER_SECONDS = 5;

/** What those are told who come when there is no room. */
export const busy = (): AppError =>
  new AppError("Unavailable", "The site has more to do just now than it can. Please try again in a moment.", {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });

export type WorkLimiter = {
  /** Does the work when it is its turn. @throws AppError `Unavailable` when too much waits already */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
  counts(): QueueCounts & { refused: number };
};

/** Resolves when the promise has come to its end, whichever, or the time is over. */
function endOrTimeLimit(running: Promise<unknown>, milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    running.then(end, end);
  });
}

/**
 * Bounds the work of making answers, so that what is ready goes out beside it, however much is asked for.
 * @param arrivals how many connections there have been. The event loop takes in one in each of its turns: without some
 *   turns between two pieces of work, visitors would wait for minutes to be let in at all.
 */
export function createWorkLimiter(limits: Partial<WorkLimits> = {}, arrivals: () => number = () => 0): WorkLimiter {
  const { atOnce, waiting, mostMs, othersMs, refusalMs } = { ...WORK_LIMITS, ...limits };
  const queue = createBoundedQueue({ atOnce, waiting, refusal: busy });
  let refused = 0;

  async function letOthersGoFirst(): Promise<void> {
    const end = performance.now() + othersMs;
    let before: number;
    do {
      before = arrivals();
      await turnOfTheLoop();
    } while (arrivals() !== before && performance.now() < end);
  }

  /** Held back by varying times: who asks again at once, without waiting as told, would else take the time of all. */
  async function refuse(reason: unknown): Promise<never> {
    refused += 1;
    await pause(refusalMs * (0.5 + Math.random()));
    throw reason;
  }

  return {
    counts: () => ({ ...queue.counts(), refused }),
    run<Result>(work: () => Promise<Result>): Promise<Result> {
      return new Promise<Result>((resolve, reject) => {
        const begin = async () => {
          await letOthersGoFirst();
          const running = Promise.try(work);
          running.then(resolve, reject);
          await endOrTimeLimit(running, mostMs);
        };
        queue.run(begin).catch((reason: unknown) => refuse(reason).catch(reject));
      });
    },
  };
}
