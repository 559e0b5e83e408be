import type { Logger } from "pino";
import type { QueueCounts } from "../../platform/limits/bounded-queue.server.ts";

/** One image to encode; `path` identifies it, so that none is made twice. */
export type Encoding = { path: string; make(): Promise<void> };

/** Encodes images one at a time, in the background. */
export type DrawingQueue = {
  /** Adds an encoding to the end of the queue. If the queue is full, it is dropped; the next request adds it again. */
  add(encoding: Encoding): void;
  /** How many are being encoded, and how many wait. */
  counts(): QueueCounts;
  /** Resolves when the queue is empty. */
  settled(): Promise<void>;
  /** Lets the running encoding finish and drops the others. */
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
        // The SVG is still served, so a full disk or a failed encoding harms no request.
        log.warn({ err: error, picture: path }, "A drawing could not be encoded");
      }
      // Removed only now, so that an image requested again while it is being made is not made twice.
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
