import type { Logger } from "pino";
import type { ShareCard } from "../../artwork/cards/share-card.ts";
import { type Artwork, drawnFileName } from "../../artwork/drawn-images.ts";
import {
  type CompressedDrawings,
  createCompressedDrawings,
} from "../../content/drawings/compressed-drawings.server.ts";
import { createDrawingQueue } from "../../content/drawings/drawing-queue.server.ts";
import { type DrawnFiles, openDrawnFiles } from "../../content/drawings/drawn-files.server.ts";
import type { Draw } from "../../content/drawings/entry-drawings.server.ts";
import { createFileShelf, type FileShelf } from "../../content/drawings/file-shelf.server.ts";
import type { ImageEncoder } from "../../content/images/encoding/image-encoder.server.ts";
import { asSite } from "../../content/settings/site/read-site.server.ts";
import type { OpenDatabase } from "../../platform/db/open-database.server.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import type { QueueCounts } from "../../platform/limits/bounded-queue.server.ts";
import type { DrawingKind } from "./find-drawing.server.ts";
import { removeOutdatedDrawings } from "./remove-outdated-drawings.server.ts";
import { words } from "./words.ts";

declare module "../../platform/services/services.server.ts" {
  interface Services {
    drawings: Drawings;
  }
}

/** The drawings of the site, and their variants, which are made when they are first asked for. */
export type Drawings = {
  /** Drawings as compressed SVG text. */
  compressed: CompressedDrawings;
  /** The AVIF of a drawing; undefined if it is not made yet, in which case it is queued. */
  findAvif(kind: DrawingKind, artwork: Artwork, draw: Draw): Promise<Buffer<ArrayBuffer> | undefined>;
  /**
   * A share card, made at the first call and then stored.
   * @param path where it is stored
   * @throws AppError `Unavailable` when too many are being made, and as `ImageEncoder` does
   */
  getCard(path: string, draw: () => Promise<ShareCard>): Promise<Buffer>;
  /** Starts removing files of drawings that no entry has any more, and what exceeds the bound. */
  beginUpkeep(): void;
  /** The numbers of items being made and waiting. */
  counts(): { drawings: QueueCounts; cards: QueueCounts };
  /** Resolves when everything in the queue is made and the upkeep is done. */
  settled(): Promise<void>;
  /** Stops the running work; nothing is written afterwards. */
  close(): Promise<void>;
};

type Needs = {
  db: OpenDatabase;
  encoder: Pick<ImageEncoder, "encodeDrawing" | "encodeCard">;
  dataDir: string;
  /** How many bytes the variants and cards may take on disk. */
  maxBytes: number;
  clock: { now(): Date };
  log: Logger;
};

/** A card takes about 0.4 s of one core, and crawlers send many requests at once. */
const cardShelf = (files: DrawnFiles, log: Logger): FileShelf =>
  createFileShelf({
    files,
    log,
    refusal: () => new AppError("Unavailable", words.tooMany, { retryAfterSeconds: 10 }),
  });

export function openDrawings({ db, encoder, dataDir, maxBytes, clock, log }: Needs): Drawings {
  const files = openDrawnFiles({ dataDir, maxBytes, clock, log });
  const queue = createDrawingQueue(log);
  const cards = cardShelf(files, log);
  const stop = new AbortController();
  let upkeep: Promise<void> | undefined;

  return {
    compressed: createCompressedDrawings(),
    async findAvif(kind, artwork, draw) {
      const path = `${kind}/${drawnFileName(artwork)}`;
      const made = await files.find(path);
      const { aspect, width } = artwork;
      if (made !== undefined || width === undefined) return made;
      queue.add({
        path,
        async make() {
          // Its last encoding may have ended after this request looked for the file.
          if (await files.has(path)) return;
          await files.put(path, await encoder.encodeDrawing({ svg: await draw(), aspect, width }));
        },
      });
      return undefined;
    },
    getCard: (path, draw) => cards.get(path, async () => encoder.encodeCard(await draw())),
    beginUpkeep() {
      const { signal } = stop;
      upkeep ??= (async () => {
        // Addresses of cards depend on the name of the site.
        await asSite(db, () => removeOutdatedDrawings({ db, files, clock }, signal));
        // The bound may have been lowered since the last start.
        if (!signal.aborted) await files.makeRoom();
      })().catch((error: unknown) => {
        if (!signal.aborted) log.warn({ err: error }, "The upkeep of drawings failed");
      });
    },
    counts: () => ({ drawings: queue.counts(), cards: cards.counts() }),
    async settled() {
      await upkeep;
      await queue.settled();
      await files.settled();
    },
    async close() {
      stop.abort();
      await queue.close();
      await upkeep;
      await cards.settled();
      await files.settled();
    },
  };
}
