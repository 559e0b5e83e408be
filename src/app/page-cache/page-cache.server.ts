import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import type { Logger } from "pino";
import type { OpenDatabase } from "../../platform/db/open-database.server.ts";
import { chooseEncoding, ENCODINGS, type Encoding } from "../../platform/http/content-encoding.server.ts";
import { busy } from "../../platform/http/limits/work-limiter.server.ts";
import type { Interceptor } from "../../platform/http/serve.server.ts";
import { createBoundedQueue } from "../../platform/limits/bounded-queue.server.ts";
import { loggedPath } from "../../platform/log/logged-path.server.ts";
import { siteDay } from "../../platform/text/publication-day.ts";
import type { InProcessFetch } from "../api-environment.server.ts";
import type { Clock } from "../services.server.ts";
import { createAnswerNotes, createApiAnswers, entriesOf, type UsedAnswer } from "./api-answers.server.ts";
import { type CachedAddress, cachedAddress } from "./cached-address.server.ts";
import { compressAnswer, type FinishedAnswer, finishAnswer, isWorthCompressing } from "./finished-answer.server.ts";
import {
  createHeaderSharer,
  etagOf,
  type SentVariant,
  sendUnkept,
  sendVariant,
  sendWhole,
} from "./send-variant.server.ts";
import { createSharedWork } from "./shared-work.server.ts";
import { createChangeReader } from "./told-entries.server.ts";
import { createWithdrawals } from "./withdrawals.server.ts";

type Bindings = {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  /** Wraps a page's API calls to record their responses. */
  noting: (call: InProcessFetch) => typeof fetch;
};

type App = { fetch(request: Request, bindings: Bindings): unknown };

type Needs = {
  app: App;
  /** The API in process, as pages call it. */
  callApi: typeof fetch;
  db: Pick<OpenDatabase, "currentContentVersion" | "knownContentVersion" | "read">;
  clock: Clock;
  log: Logger;
  siteUrl: string;
  maxBytes: number;
};

/** What every cached response depends on: the content version, and the day, on which scheduled articles appear. */
type ContentSnapshot = { contentVersion: number; day: string };

/** What a visitor requested. */
type Wanted = CachedAddress & { snapshot: ContentSnapshot; encoding: Encoding | undefined };

type Made = { answer: FinishedAnswer; used: UsedAnswer[] | undefined };

type CompleteVariant = { status: number; isPublic: boolean; isWorthKeeping: boolean; variant: Variant };

/** One variant of a response, ready for the socket. */
type Variant = SentVariant & {
  /** The snapshot at which it was last known to be current. */
  snapshot: ContentSnapshot;
  /** The API responses that it shows; undefined if unknown. */
  used: UsedAnswer[] | undefined;
};

export type PageCacheCounts = {
  /** Sent from the cache. */
  hits: number;
  /** Sent from the cache after checking that no save had changed anything they show. */
  rechecked: number;
  /** Rendered again. */
  misses: number;
  /** Sent stale because a newer version could not be rendered. */
  stale: number;
  /** In memory. */
  bytes: number;
};

export type PageCache = { interceptor: Interceptor; counts(): PageCacheCounts };

/** What a variant takes besides its body: headers, keys and heap overhead. */
const OVERHEAD_BYTES = 5400;
/** Addresses that visitors make up evict only each other, never the pages that everybody reads. */
const SHARE_OF_OPEN = 1 / 8;
/** One in this many hits is logged. */
const LOG_SAMPLE = 1000;
/** Each compressor takes two megabytes while it works, and together they are faster than pages are rendered. */
const COMPRESSED_AT_ONCE = 2;
/** How many responses may wait for a compressor; further ones are sent uncompressed and not cached. */
const WAITING_FOR_COMPRESSOR = 20;
/** Database trouble is logged at most once in this time, not at each request. */
const TROUBLE_PAUSE_MS = 10_000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Browsers send only a few different Accept-Encoding headers, so each is parsed once. */
function createEncodingReader(): (header: string | undefined) => Encoding | undefined {
  const known = new LRUCache<string, { encoding: Encoding | undefined }>({ max: 100 });
  return (header) => {
    if (header === undefined) return undefined;
    const found = known.get(header);
    if (found !== undefined) return found.encoding;
    const encoding = chooseEncoding(header);
    if (header.length < 200) known.set(header, { encoding });
    return encoding;
  };
}

/**
 * Reads the content snapshot, once per turn of the event loop. A request sent after a save was answered is read in a
 * later turn, so it always sees that save.
 */
function createSnapshotReader({ db, clock }: Pick<Needs, "db" | "clock">): () => ContentSnapshot {
  let snapshot: ContentSnapshot = { contentVersion: Number.NaN, day: "" };
  let isFresh = false;
  let dayIsGoodUntil = 0;
  const forget = () => {
    isFresh = false;
  };
  return () => {
    if (isFresh) return snapshot;
    const contentVersion = db.currentContentVersion();
    const now = clock.now();
    let { day } = snapshot;
    // The day is computed once a minute: formatting a date takes longer than all the rest.
    if (now.getTime() >= dayIsGoodUntil || now.getTime() < dayIsGoodUntil - DAY_MS) {
      day = siteDay(now);
      dayIsGoodUntil = nextMinute(now);
    }
    if (contentVersion !== snapshot.contentVersion || day !== snapshot.day) snapshot = { contentVersion, day };
    isFresh = true;
    setImmediate(forget);
    return snapshot;
  };
}

const nextMinute = (now: Date): number => (Math.floor(now.getTime() / 60_000) + 1) * 60_000;

function createVariantCache(maxBytes: number): LRUCache<string, Variant> {
  const sizeCalculation = ({ body }: Variant, key: string) => body.byteLength + key.length + OVERHEAD_BYTES;
  return new LRUCache<string, Variant>({ maxSize: Math.max(1, Math.floor(maxBytes)), sizeCalculation });
}

/** Without the query, which may contain what a visitor typed. */
const pathOf = (address: string): string => loggedPath(address.replace(/\?.*/s, ""));

/**
 * The empty list that a call returns past the last page or without matches: cheap to produce, and such addresses are
 * endless.
 */
const isEmptyList = ({ body }: FinishedAnswer): boolean => body.byteLength === 2 && body.toString() === "[]";

const keyOf = (address: string, encoding: Encoding | undefined): string =>
  encoding === undefined ? address : `${encoding} ${address}`;

/**
 * Finished responses of public addresses, cached until the content or the day changes, and sent without going through
 * router and framework. After a save a page's API calls are repeated, except those that the save cannot have affected:
 * if all responses are the same, so is the page. Requests that arrive while a page is being rendered wait for it. If
 * rendering fails, the last good page is sent instead, unless a save since then may have withdrawn anything that it
 * shows. Requests that carry a token, and addresses that `cachedAddress` does not know, go on to the app.
 */
export function createPageCache({ app, callApi, db, clock, log, siteUrl, maxBytes }: Needs): PageCache {
  const named = createVariantCache(maxBytes * (1 - SHARE_OF_OPEN));
  const open = createVariantCache(maxBytes * SHARE_OF_OPEN);
  const answers = createSharedWork<Made>();
  const apiAnswers = createApiAnswers(callApi);
  const changes = createChangeReader(db.read);
  const withdrawals = createWithdrawals(db);
  const variants = createSharedWork<CompleteVariant>();
  const compressing = createBoundedQueue({
    atOnce: COMPRESSED_AT_ONCE,
    waiting: WAITING_FOR_COMPRESSOR,
    refusal: busy,
  });
  const encodingOf = createEncodingReader();
  const sharedHeadersOf = createHeaderSharer();
  const snapshotNow = createSnapshotReader({ db, clock });
  const counts = { hits: 0, rechecked: 0, misses: 0, stale: 0 };

  let troubleTold = 0;
  function readSnapshot(): ContentSnapshot | undefined {
    try {
      const snapshot = snapshotNow();
      // Read in advance: when it is needed, the database may be unreachable.
      void withdrawals.learn(snapshot.contentVersion);
      return snapshot;
    } catch (error) {
      const now = clock.now().getTime();
      if (Math.abs(now - troubleTold) > TROUBLE_PAUSE_MS) {
        troubleTold = now;
        log.error({ err: error }, "The database cannot be read: stale pages are sent");
      }
      return undefined;
    }
  }

  async function make(address: string, incoming: IncomingMessage, outgoing: ServerResponse): Promise<Made> {
    const notes = createAnswerNotes(siteUrl);
    let isPage = false;
    const noting: Bindings["noting"] = (call) => {
      isPage = true;
      return notes.noting(call);
    };
    // The visitor's own headers are left out: the response is for everybody.
    const response = await app.fetch(new Request(new URL(address, siteUrl)), { incoming, outgoing, noting });
    const answer = await finishAnswer(response as Response);
    return { answer, used: isPage ? notes.used() : undefined };
  }

  /** A render begun before a save would show the old content. The snapshot in the key keeps the two apart. */
  const makeVariant = (wanted: Wanted, incoming: IncomingMessage, outgoing: ServerResponse): Promise<CompleteVariant> =>
    variants.share(keyOf(wanted.address, wanted.encoding), wanted.snapshot, async () => {
      const { address, snapshot } = wanted;
      const made = await answers.share(address, snapshot, () => make(address, incoming, outgoing));
      const { answer } = made;
      const preferred = isWorthCompressing(answer) ? wanted.encoding : undefined;
      const compressed = preferred && (await compressIfRoom(answer.body, preferred));
      const body = compressed ?? answer.body;
      const variant = {
        snapshot,
        etag: etagOf(answer),
        contentLength: String(body.byteLength),
        headers: sharedHeadersOf(answer, compressed && preferred),
        body,
        used: made.used,
      };
      const isWorthKeeping = !isEmptyList(answer) && (preferred === undefined || compressed !== undefined);
      return { status: answer.status, isPublic: answer.isPublic, isWorthKeeping, variant };
    });

  /** @returns undefined if too many are waiting already */
  function compressIfRoom(body: Buffer, encoding: Encoding): Promise<Buffer | undefined> {
    if (compressing.counts().waiting >= WAITING_FOR_COMPRESSOR) return Promise.resolve(undefined);
    return compressing.run(() => compressAnswer(body, encoding));
  }

  /**
   * Sends the cached page unless something that it shows has been withdrawn.
   * @returns false if it sent nothing
   */
  function sendStale(
    kept: LRUCache<string, Variant>,
    key: string,
    incoming: IncomingMessage,
    outgoing: ServerResponse,
  ) {
    const last = kept.get(key);
    if (last === undefined) return false;
    const { contentVersion } = last.snapshot;
    if (!withdrawals.mayStillBeShown({ contentVersion, entries: entriesOf(last.used) })) return false;
    counts.stale += 1;
    sendUnkept(incoming, outgoing, 200, last);
    return true;
  }

  function forget({ address }: CachedAddress): void {
    for (const encoding of [undefined, ...ENCODINGS]) {
      named.delete(keyOf(address, encoding));
      open.delete(keyOf(address, encoding));
    }
  }

  /** A save made meanwhile may have purged the caches in front of the site before they receive this response. */
  function sendMade(
    { snapshot }: Wanted,
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    made: CompleteVariant,
  ): void {
    const { status, isPublic, variant } = made;
    if (readSnapshot() !== snapshot) sendUnkept(incoming, outgoing, status, variant);
    else if (isPublic) sendVariant(incoming, outgoing, variant);
    else sendWhole(incoming, outgoing, status, variant);
  }

  /** After a save: whether the cached variant is still current. On another day everything may look different. */
  async function isStillGood({ snapshot, used }: Variant, now: ContentSnapshot): Promise<boolean> {
    if (used === undefined || snapshot.day !== now.day) return false;
    try {
      const changed = await changes.between(snapshot.contentVersion, now.contentVersion);
      return await apiAnswers.areUnchanged(used, now, changed);
    } catch (error) {
      log.warn({ err: error }, "Could not check whether a page has changed: it is rendered again");
      return false;
    }
  }

  async function fill(wanted: Wanted, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const kept = wanted.isOpen ? open : named;
    const key = keyOf(wanted.address, wanted.encoding);
    const last = kept.get(key);
    if (last !== undefined && (await isStillGood(last, wanted.snapshot))) {
      last.snapshot = wanted.snapshot;
      counts.rechecked += 1;
      const good = { status: 200, isPublic: true, isWorthKeeping: true, variant: last };
      if (!outgoing.destroyed) sendMade(wanted, incoming, outgoing, good);
      return;
    }
    counts.misses += 1;
    const made = await makeVariant(wanted, incoming, outgoing);
    const { status, isPublic, isWorthKeeping, variant } = made;
    if (status < 500 && !isPublic) forget(wanted);
    if (isPublic && isWorthKeeping) kept.set(key, variant);
    if (outgoing.destroyed) return;
    if (status >= 500) {
      await withdrawals.learn(db.knownContentVersion());
      if (sendStale(kept, key, incoming, outgoing)) return;
    }
    sendMade(wanted, incoming, outgoing, made);
  }

  const interceptor: Interceptor = (incoming, outgoing, next) => {
    const { method, url = "/", headers } = incoming;
    if ((method !== "GET" && method !== "HEAD") || headers.authorization !== undefined) return next();
    const encoding = encodingOf(headers["accept-encoding"] as string | undefined);
    const snapshot = readSnapshot();
    // Most requests already use the canonical address.
    const found = named.get(keyOf(url, encoding));
    if (found !== undefined && found.snapshot === snapshot) return hit(incoming, outgoing, found);
    const cached = cachedAddress(url);
    if (cached === undefined) return next();
    const kept = cached.isOpen ? open : named;
    const key = keyOf(cached.address, encoding);
    if (snapshot === undefined) {
      if (sendStale(kept, key, incoming, outgoing)) return;
      // Right after the database came back, this process may have made a save that it has not read yet.
      void withdrawals.learn(db.knownContentVersion()).then(() => {
        if (!outgoing.destroyed && !sendStale(kept, key, incoming, outgoing)) next();
      });
      return;
    }
    const variant = kept.get(key);
    if (variant?.snapshot === snapshot) return hit(incoming, outgoing, variant);
    fill({ ...cached, snapshot, encoding }, incoming, outgoing).catch((error: unknown) => {
      log.error({ err: error, path: pathOf(cached.address) }, "A page could not be cached");
      if (outgoing.headersSent) outgoing.destroy();
      else next();
    });
  };

  function hit(incoming: IncomingMessage, outgoing: ServerResponse, variant: Variant): void {
    counts.hits += 1;
    if (counts.hits % LOG_SAMPLE === 0) {
      log.info({ path: pathOf(incoming.url ?? ""), ...counts }, "A page was sent from the cache");
    }
    sendVariant(incoming, outgoing, variant);
  }

  return {
    interceptor,
    counts: () => ({ ...counts, bytes: named.calculatedSize + open.calculatedSize }),
  };
}
