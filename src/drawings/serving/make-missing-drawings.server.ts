import { setTimeout as pause } from "node:timers/promises";
import { type Artwork, type Aspect, type DrawnWidth, readDrawnFileName } from "../../artwork/drawn-images.ts";
import { listEntriesBySeq, listSeqs } from "../../entries/records/list-entries.server.ts";
import type { IndexedDatabase } from "../../entries/search/directory-index.server.ts";
import { type Draw, type DrawingKind, findDrawing } from "./find-drawing.server.ts";

type Variant = { aspect: Aspect; width: DrawnWidth };

/** The variants that pages show most; the others are made on first request. */
const VARIANTS: Record<DrawingKind, readonly Variant[]> = {
  portraits: [
    { aspect: "4:5", width: 400 },
    { aspect: "4:5", width: 800 },
    { aspect: "4:5", width: 1200 },
  ],
  landscapes: [
    { aspect: "3:2", width: 400 },
    { aspect: "3:2", width: 800 },
    { aspect: "16:9", width: 800 },
    { aspect: "16:9", width: 1200 },
  ],
};

/** All variants of a drawing take two seconds. Beyond this many entries, they are made on request. */
const MOST_ENTRIES = 500;
const BATCH = 50;

type Needs = {
  db: IndexedDatabase;
  /** The current day (YYYY-MM-DD) in Sri Lanka. */
  today: () => string;
  /** Queues a variant; resolves to false if it already exists. */
  order: (kind: DrawingKind, artwork: Artwork, draw: Draw) => Promise<boolean>;
  settled: () => Promise<void>;
};

/** The drawing addresses of public entries without a photograph: tuskers by name, then articles, the newest first. */
async function* drawnEntries({ db, today }: Needs): AsyncGenerator<{ kind: DrawingKind; url: string }> {
  const tuskerFilter = { includeDrafts: false };
  const tuskerSeqs = (await listSeqs(db, "tusker", tuskerFilter)).slice(0, MOST_ENTRIES);
  for (let start = 0; start < tuskerSeqs.length; start += BATCH) {
    const tuskers = await listEntriesBySeq(db, "tusker", tuskerFilter, tuskerSeqs.subarray(start, start + BATCH));
    for (const { images, portraitUrl } of tuskers)
      if (images.length === 0) yield { kind: "portraits", url: portraitUrl };
  }
  const articleFilter = { publicOn: today() };
  const articleSeqs = (await listSeqs(db, "article", articleFilter)).slice(0, MOST_ENTRIES);
  for (let start = 0; start < articleSeqs.length; start += BATCH) {
    const articles = await listEntriesBySeq(db, "article", articleFilter, articleSeqs.subarray(start, start + BATCH));
    for (const { images, landscapeUrl } of articles) {
      if (images.length === 0) yield { kind: "landscapes", url: landscapeUrl };
    }
  }
}

/**
 * Makes the usual variants that public entries lack, one at a time. After each it pauses for as long as it took, so
 * that requests always find a free core. Stops early when the signal is aborted.
 */
export async function makeMissingDrawings(needs: Needs, signal: AbortSignal): Promise<void> {
  const { db, today, order, settled } = needs;
  for await (const { kind, url } of drawnEntries(needs)) {
    const artwork = readDrawnFileName(url.slice(url.lastIndexOf("/") + 1));
    if (artwork === undefined) continue;
    for (const variant of VARIANTS[kind]) {
      if (signal.aborted) return;
      const found = await findDrawing(db.read, kind, artwork, today());
      if (found === undefined) break;
      const begin = performance.now();
      if (!(await order(kind, { ...artwork, ...variant }, found.draw))) continue;
      await settled();
      await pause(performance.now() - begin, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }
}
