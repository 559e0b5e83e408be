import type { Logger } from "pino";
import type { QueueCounts } from "../platform/limits/bounded-queue.server.ts";

/** One picture to be made; `path` says which, so that none is made twice. */
export type Encoding = { path: string; make(): Promise<void> };

/** Encodes pictures one after the other, while nobody waits for them. */
export type DrawingQueue = {
  /** Puts an encoding at the end of the queue. With the queue full it is left out: whoever comes next asks again. */
  add(encoding: Encoding): void;
  /** How many are being encoded, and how many wait. */
  counts(): QueueCounts;
  /** Resolves when the queue is empty. */
  settled(): Promise<void>;
  /** Lets the one that runs end and forgets the others. */
  close(): Promise<void>;
};

const MOST_WAITING = 500;

export function createDrawingQueue(log: Logger): DrawingQueue {
  const queue = new Map<string, Encoding>();
  let running: Promise<void> | undefined;
  let closed = false;

  async function work(): Promise<void> {
    for (const [path, encoding] of queue) {
      try {
        await encoding.make();
      } catch (error) {
        // The drawing itself is served all the same, so a full disk or a faulty picture costs nobody anything.
        log.warn({ err: error, picture: path }, "A picture could not be made from its drawing");
      }
      // Only now: one that is asked for again while it is being made is not made twice.
      queue.delete(path);
    }
    running = undefined;
  }

  return {
    add(encoding) {
      if (closed || queue.has(encoding.path) || queue.size >= MOST_WAITING) return;
      queue.set(encoding.path, encoding);
      running ??= work();
    },
    counts: () => ({ running: running === undefined ? 0 : 1, waiting: Math.max(0, queue.size - 1) }),
    settled: async () => running,
    async close() {
      closed = true;
      queue.clear();
      await running;
    },
  };
}
