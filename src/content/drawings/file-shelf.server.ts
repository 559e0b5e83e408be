import type { Logger } from "pino";
import { createBoundedQueue, type QueueCounts } from "../../platform/limits/bounded-queue.server.ts";
import type { DrawnFiles } from "./drawn-files.server.ts";

/** Files by path, read from disk or made on demand. Concurrent requests for the same file share its making. */
export type FileShelf = {
  counts(): QueueCounts;
  /** @throws the refusal if too many are being made, and as `make` does */
  get(path: string, make: () => Promise<Buffer>): Promise<Buffer>;
  settled(): Promise<void>;
};

type Needs = { files: DrawnFiles; log: Logger; refusal: () => Error };

/** One is made at a time, and 20 may wait. */
export function createFileShelf({ files, log, refusal }: Needs): FileShelf {
  const underway = new Map<string, Promise<Buffer>>();
  const queue = createBoundedQueue({ atOnce: 1, waiting: 20, refusal });

  async function makeAndKeep(path: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const made = await queue.run(make);
    // A full disk must not fail the request.
    await files
      .put(path, made)
      .catch((error: unknown) => log.warn({ err: error, file: path }, "A file that was made could not be cached"));
    return made;
  }

  return {
    counts: queue.counts,
    async get(path, make) {
      const running = underway.get(path);
      if (running !== undefined) return running;
      const kept = await files.find(path);
      if (kept !== undefined) return kept;
      const making = underway.get(path) ?? makeAndKeep(path, make).finally(() => underway.delete(path));
      underway.set(path, making);
      return making;
    },
    async settled() {
      await Promise.allSettled(underway.values());
    },
  };
}
