import { setImmediate as nextTurn, setTimeout as pause } from "node:timers/promises";
import { AppError } from "../../errors/app-error.ts";
import { createBoundedQueue, type QueueCounts } from "../../limits/bounded-queue.server.ts";
import { words } from "./words.ts";

export type WorkLimits = {
  /** How many pages and API calls are processed at the same time. */
  atOnce: number;
  /** How many more may wait in the queue. */
  waiting: number;
  /** After this many milliseconds, unfinished work releases its slot and continues outside the limit. */
  mostMs: number;
  /** How long pending connections may be accepted before each piece of work starts, in milliseconds. */
  othersMs: number;
  /** How long a refusal is delayed on average, in milliseconds. */
  refusalMs: number;
};

/**
 * A single thread renders all pages, so more concurrency delays each one without finishing any sooner. A queue of a
 * hundred is a second or two of work.
 */
const WORK_LIMITS: WorkLimits = { atOnce: 2, waiting: 100, mostMs: 30_000, othersMs: 50, refusalMs: 1_000 };

const RETRY_AFTER_SECONDS = 5;

/** The error for requests that are refused because the site is overloaded. */
export const busy = (): AppError => new AppError("Unavailable", words.busy, { retryAfterSeconds: RETRY_AFTER_SECONDS });

export type WorkLimiter = {
  /** Runs the work when a slot is free. @throws AppError `Unavailable` if the queue is full */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
  counts(): QueueCounts & { refused: number };
};

/** Resolves when the promise settles or the time is up. */
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
 * Limits concurrent request processing, so that finished responses are still sent under any load.
 * @param arrivals the number of connections so far. The event loop accepts only one per turn: without spare turns
 *   between two pieces of work, new visitors would wait minutes to be accepted.
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
      await nextTurn();
    } while (arrivals() !== before && performance.now() < end);
  }

  /**
   * Delays refusals by a random time. Otherwise clients that retry at once, ignoring Retry-After, would use all the
   * CPU.
   */
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
