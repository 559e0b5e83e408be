export type QueueCounts = { running: number; waiting: number };

export type BoundedQueue = {
  run<Result>(task: () => Promise<Result>): Promise<Result>;
  /** How many there are just now. */
  counts(): QueueCounts;
};

type Bounds = {
  atOnce: number;
  waiting: number;
  refusal: () => Error;
};

/**
 * Runs at most `atOnce` tasks at a time and lets at most `waiting` more stand in line, first come first served.
 * One more than that is refused at once with the error that `refusal` makes.
 */
export function createBoundedQueue(bounds: Bounds): BoundedQueue {
  const line: (() => void)[] = [];
  let running = 0;
  return {
    counts: () => ({ running, waiting: line.length }),
    async run(task) {
      if (running >= bounds.atOnce) {
        if (line.length >= bounds.waiting) throw bounds.refusal();
        // Whoever finishes hands the place over without lowering `running`, so that nobody slips in between.
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
