export type QueueCounts = { running: number; waiting: number };

export type BoundedQueue = {
  run<Result>(task: () => Promise<Result>): Promise<Result>;
  /** How many tasks are running and waiting right now. */
  counts(): QueueCounts;
};

type Bounds = {
  atOnce: number;
  waiting: number;
  refusal: () => Error;
};

/**
 * Runs at most `atOnce` tasks at a time and lets at most `waiting` more queue in order of arrival.
 * Any further task is refused at once with the error from `refusal`.
 */
export function createBoundedQueue(bounds: Bounds): BoundedQueue {
  const line: (() => void)[] = [];
  let running = 0;
  return {
    counts: () => ({ running, waiting: line.length }),
    async run(task) {
      if (running >= bounds.atOnce) {
        if (line.length >= bounds.waiting) throw bounds.refusal();
        // A finished task hands its slot to the next without lowering `running`, so that no newcomer can take it.
        await new Promise<void>((resolve) => line.push(resolve));
      } else {
        running += 1;
      }
      try {
        return await task();
      } finally {
        const next = line.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
