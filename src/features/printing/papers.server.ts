import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import type { Logger } from "pino";
import { openDrawnFiles } from "../../content/drawings/drawn-files.server.ts";
import { createFileShelf } from "../../content/drawings/file-shelf.server.ts";
import type { OpenDatabase } from "../../platform/db/open-database.server.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { createBoundedQueue, type QueueCounts } from "../../platform/limits/bounded-queue.server.ts";
import type { Paper } from "./paper.ts";
import { TEMPLATES } from "./templates.server.ts";
import { words } from "./words.ts";

declare module "../feature.ts" {
  interface FeatureServices {
    /** The documents for printing. */
    papers: Papers;
  }
}

/** The documents for printing. Each is set when it is first asked for, and then stored beside the drawings. */
export type Papers = {
  /**
   * The PDF at this address; undefined if there is none.
   * @param compose gathers what is printed. Called once for each address and version of the content, one at a time.
   * @throws AppError `Unavailable` when too many are being set, or if setting this one failed, of this content and within
   * the last minutes
   */
  get(address: string, compose: () => Promise<Paper | undefined>): Promise<Buffer | undefined>;
  counts(): QueueCounts;
  close(): Promise<void>;
};

type Needs = {
  db: Pick<OpenDatabase, "currentContentVersion">;
  encoder: { typeset(paper: Paper): Promise<Buffer> };
  dataDir: string;
  /** How many bytes documents, drawings and cards may take on disk together. */
  maxBytes: number;
  clock: { now(): Date };
  log: Logger;
};

/** How many addresses are remembered with the file that they lead to. */
const ADDRESSES = 1000;

/**
 * How long a document that failed is not set again, unless the content changes. What fails mostly fails each time, and
 * trying takes seconds of processor time, which anybody could ask for.
 */
const FAILURE_MS = 5 * 60_000;

const unavailable = (sentence: string, retryAfterSeconds = 10): AppError =>
  new AppError("Unavailable", sentence, { retryAfterSeconds });

const templateText = (name: string): string => readFileSync(join(TEMPLATES, `${name}.typ`), "utf8");

/** A hash of all that decides how a document looks. Two documents of one address have two files. */
function pathOf(paper: Paper): string {
  const hash = createHash("sha256").update(templateText("paper")).update(templateText(paper.template));
  hash.update(JSON.stringify([paper.language, paper.data]));
  for (const [name, image] of Object.entries(paper.images)) hash.update(JSON.stringify(name)).update(image);
  return `papers/${paper.template}-${hash.digest("hex").slice(0, 32)}.pdf`;
}

export function openPapers({ db, encoder, dataDir, maxBytes, clock, log }: Needs): Papers {
  const files = openDrawnFiles({ dataDir, maxBytes, clock, log });
  const shelf = createFileShelf({ files, log, refusal: () => unavailable(words.tooMany) });
  // Gathering what a large document shows occupies this process for a second, though in pieces.
  const gathering = createBoundedQueue({ atOnce: 1, waiting: 20, refusal: () => unavailable(words.tooMany) });
  const underway = new Map<string, Promise<Buffer | undefined>>();
  const known = new LRUCache<string, { version: number; path: string }>({ max: ADDRESSES });
  const failures = new LRUCache<string, { version: number; until: number }>({ max: ADDRESSES });

  function checkFailure(address: string, version: number): void {
    const failure = failures.get(address);
    const left = failure?.version === version ? failure.until - clock.now().getTime() : 0;
    if (left > 0) throw unavailable(words.failed, Math.ceil(left / 1000));
  }

  async function set(address: string, version: number, paper: Paper): Promise<Buffer> {
    try {
      return await encoder.typeset(paper);
    } catch (error) {
      log.error({ err: error, template: paper.template, address }, "A document could not be set");
      failures.set(address, { version, until: clock.now().getTime() + FAILURE_MS });
      throw unavailable(words.failed, FAILURE_MS / 1000);
    }
  }

  type Compose = () => Promise<Paper | undefined>;

  async function make(address: string, version: number, compose: Compose): Promise<Buffer | undefined> {
    const paper = await gathering.run(compose);
    if (paper === undefined) return undefined;
    const path = pathOf(paper);
    known.set(address, { version, path });
    return shelf.get(path, () => set(address, version, paper));
  }

  return {
    async get(address, compose) {
      const version = db.currentContentVersion();
      const last = known.get(address);
      const kept = last?.version === version ? await files.find(last.path) : undefined;
      if (kept !== undefined) return kept;
      checkFailure(address, version);
      const asked = `${version} ${address}`;
      const making = underway.get(asked) ?? make(address, version, compose).finally(() => underway.delete(asked));
      underway.set(asked, making);
      return making;
    },
    counts: shelf.counts,
    async close() {
      await shelf.settled();
      await files.settled();
    },
  };
}
