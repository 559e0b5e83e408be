import type { Logger } from "pino";
import type { ShareCard } from "../../artwork/cards/share-card.ts";
import { type Artwork, drawnFileName } from "../../artwork/drawn-images.ts";
import type { IndexedDatabase } from "../../entries/search/directory-index.server.ts";
import type { ImageEncoder } from "../../images/encoding/image-encoder.server.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { createBoundedQueue, type QueueCounts } from "../../platform/limits/bounded-queue.server.ts";
import { siteDay } from "../../platform/text/publication-day.ts";
import { type CompressedDrawings, createCompressedDrawings } from "../compressed-drawings.server.ts";
import { createDrawingQueue } from "../drawing-queue.server.ts";
import { type DrawnFiles, openDrawnFiles } from "../drawn-files.server.ts";
import type { Draw, DrawingKind } from "./find-drawing.server.ts";
import { makeMissingDrawings } from "./make-missing-drawings.server.ts";
import { removeOutdatedDrawings } from "./remove-outdated-drawings.server.ts";

/** The pictures that the site draws, and their variants that are made ahead. */
export type Drawings = {
  /** Drawings as compressed text. */
  compressed: CompressedDrawings;
  /** The AVIF of a drawing; undefined while it is not made yet, and then it will be. */
  findAvif(kind: DrawingKind, artwork: Artwork, draw: Draw): Promise<Buffer<ArrayBuffer> | undefined>;
  /**
   * A share card, made at the first call and kept.
   * @param path where it is kept
   * @throws AppError `Unavailable` when too many are being made, and as `ImageEncoder` does
   */
  getCard(path: string, draw: () => Promise<ShareCard>): Promise<Buffer>;
  /** Begins to make, behind everything else, what public entries lack, and removes what no entry has any more. */
  beginUpkeep(): void;
  /** What is being made, and what waits for it. */
  counts(): { drawings: QueueCounts; cards: QueueCounts };
  /** Resolves when everything that was asked for is made. */
  settled(): Promise<void>;
  /** Ends what runs; nothing is written afterwards. */
  close(): Promise<void>;
};

type Needs = {
  db: IndexedDatabase;
  encoder: Pick<ImageEncoder, "encodeDrawing" | "encodeCard">;
  dataDir: string;
  clock: { now(): Date };
  log: Logger;
};

/** A card takes some four tenths of a second of one core, and crawlers do not wait for each other. */
const cardQueue = () =>
  createBoundedQueue({
    atOnce: 1,
    waiting: 20,
    refusal: () => new AppError("Unavailable", "Too many pictures are being made just now.", { retryAfterSeconds: 10 }),
  });

export function openDrawings({ db, encoder, dataDir, clock, log }: Needs): Drawings {
  const files = openDrawnFiles(dataDir);
  const queue = createDrawingQueue(log);
  const cards = createCardShelf(files, log);
  const stop = new AbortController();
  const today = () => siteDay(clock.now());
  let upkeep: Promise<void> | undefined;

  /** @returns false when it was there already */
  async function order(kind: DrawingKind, artwork: Artwork, draw: Draw): Promise<boolean> {
    const path = `${kind}/${drawnFileName(artwork)}`;
    const { aspect, width } = artwork;
    if (width === undefined || (await files.has(path))) return false;
    queue.add({
      path,
      async make() {
        await files.put(path, await encoder.encodeDrawing({ svg: await draw(), aspect, width }));
      },
    });
    return true;
  }

  return {
    compressed: createCompressedDrawings(),
    async findAvif(kind, artwork, draw) {
      const made = await files.find(`${kind}/${drawnFileName(artwork)}`);
      if (made === undefined) await order(kind, artwork, draw);
      return made;
    },
    getCard: (path, draw) => cards.get(path, async () => encoder.encodeCard(await draw())),
    beginUpkeep() {
      const { signal } = stop;
      upkeep ??= (async () => {
        await removeOutdatedDrawings({ db, files, clock }, signal);
        await makeMissingDrawings({ db, today, order, settled: queue.settled }, signal);
      })().catch((error: unknown) => {
        if (!signal.aborted) log.warn({ err: error }, "The drawings could not be looked after");
      });
    },
    counts: () => ({ drawings: queue.counts(), cards: cards.counts() }),
    settled: queue.settled,
    async close() {
      stop.abort();
      await queue.close();
      await upkeep;
      await cards.settled();
    },
  };
}

/** Cards by their path: from the disk, or made now; whoever asks for one that is being made gets that one. */
function createCardShelf(files: DrawnFiles, log: Logger) {
  const underway = new Map<string, Promise<Buffer>>();
  const queue = cardQueue();

  async function makeAndKeep(path: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const made = await queue.run(make);
    // A full disk must not cost anyone the card.
    await files
      .put(path, made)
      .catch((error: unknown) => log.warn({ err: error, picture: path }, "A card was not kept"));
    return made;
  }

  return {
    counts: queue.counts,
    async get(path: string, make: () => Promise<Buffer>): Promise<Buffer> {
      const running = underway.get(path);
      if (running !== undefined) return running;
      const kept = await files.find(path);
      if (kept !== undefined) return kept;
      const making = underway.get(path) ?? makeAndKeep(path, make).finally(() => underway.delete(path));
      underway.set(path, making);
      return making;
    },
    async settled(): Promise<void> {
      await Promise.allSettled(underway.values());
    },
  };
}
