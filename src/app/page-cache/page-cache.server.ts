import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import type { Logger } from "pino";
import { wantsMarkdown } from "../../assistants/markdown/asked-for.ts";
import type { OpenDatabase } from "../../platform/db/open-database.server.ts";
import { compressAnswer } from "../../platform/http/compression.server.ts";
import { chooseEncoding, type Encoding } from "../../platform/http/content-encoding.server.ts";
import { busy } from "../../platform/http/limits/work-limiter.server.ts";
import type { Interceptor } from "../../platform/http/serve.server.ts";
import { createBoundedQueue } from "../../platform/limits/bounded-queue.server.ts";
import { loggedPath } from "../../platform/log/logged-path.server.ts";
import { createRareNotice } from "../../platform/log/rare-notice.server.ts";
import type { NameEntries } from "../../platform/services/api-environment.server.ts";
import type { Clock } from "../../platform/services/services.server.ts";
import { siteDay } from "../../platform/text/publication-day.ts";
import { createAnswerForms, type Form, type KeptBody } from "./answer-forms.server.ts";
import { type CachedAddress, cachedAddress } from "./cached-address.server.ts";
import { createChangeReader, shortId } from "./changed-entries.server.ts";
import { type FinishedAnswer, finishAnswer, isWorthCompressing } from "./finished-answer.server.ts";
import { createSegmentedCache, type SegmentedCache } from "./segmented-cache.server.ts";
import {
  createHeaderSharer,
  etagOf,
  type SentHead,
  sendUnchanged,
  sendUnkept,
  sendWhole,
} from "./send-answer.server.ts";
import { createSharedWork } from "./shared-work.server.ts";
import { createWithdrawals } from "./withdrawals.server.ts";

type Bindings = {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  /** Receives the entries that the response shows. */
  nameEntries: NameEntries;
};

type App = { fetch(request: Request, bindings: Bindings): unknown };

type Needs = {
  app: App;
  db: Pick<OpenDatabase, "currentContentVersion" | "knownContentVersion" | "read">;
  clock: Clock;
  log: Logger;
  siteUrl: string;
  maxBytes: number;
};

/** What every cached response depends on: the content version, and the day, on which scheduled articles appear. */
type ContentSnapshot = { contentVersion: number; day: string };

/** What a visitor requested. */
type Wanted = CachedAddress & { snapshot: ContentSnapshot };

/** A response in the one form in which it is kept, from which all encodings are made. */
type Answer = SentHead &
  KeptBody & {
    /** The snapshot at which it was last known to be current. */
    snapshot: ContentSnapshot;
    /** The entries that it shows, by `shortId`; undefined if it may show any. */
    entries: readonly number[] | undefined;
  };

type Made = { status: number; isPublic: boolean; isWorthKeeping: boolean; answer: Answer };

/** One request: what was asked for, and where the response goes. */
type Exchange = { incoming: IncomingMessage; outgoing: ServerResponse; encoding: Encoding | undefined };

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

/** What a response takes besides its body, in objects, strings and the allocator's overhead; measured. */
const OVERHEAD_BYTES = 1000;
const BYTES_PER_ENTRY = 8;
/** The most that addresses may take that visitors make up. What they leave, the pages use that everybody reads. */
const SHARE_OF_OPEN = 1 / 8;
/** For the encodings of popular responses that are not in the form in which they are kept. */
const SHARE_OF_FORMS = 1 / 16;
/** One in this many hits is logged. */
const LOG_SAMPLE = 1000;
/** Each compressor takes two megabytes while it works, and together they are faster than pages are rendered. */
const COMPRESSED_AT_ONCE = 2;
/** How many responses may wait for a compressor; further ones are sent uncompressed and not cached. */
const WAITING_FOR_COMPRESSOR = 20;
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

function sizeOf({ body, entries = [] }: Answer, key: string): number {
  return body.byteLength + key.length + OVERHEAD_BYTES + entries.length * BYTES_PER_ENTRY;
}

/** Without the query, which may contain what a visitor typed. */
const pathOf = (address: string): string => loggedPath(address.replace(/\?.*/s, ""));

const isHtml = ({ headers }: FinishedAnswer): boolean =>
  headers.some(([name, value]) => name === "content-type" && value.startsWith("text/html"));

/**
 * The empty list that a call returns past the last page or without matches: cheap to produce, and such addresses are
 * endless.
 */
const isEmptyList = ({ body }: FinishedAnswer): boolean => body.byteLength === 2 && body.toString() === "[]";

/**
 * Finished responses of public addresses, cached until the content or the day changes, and sent without going through
 * router and framework. After a save of other entries than a response shows, it stays; otherwise it is made again.
 * Requests that arrive while a page is being rendered wait for it. If rendering fails, the last good page is sent
 * instead, unless a save since then may have withdrawn anything that it shows. Requests that carry a token, and
 * addresses that `cachedAddress` does not know, go on to the app.
 */
export function createPageCache({ app, db, clock, log, siteUrl, maxBytes }: Needs): PageCache {
  const open = createSegmentedCache(maxBytes * SHARE_OF_OPEN, sizeOf);
  const named = createSegmentedCache(maxBytes * (1 - SHARE_OF_FORMS), sizeOf, open.size);
  const forms = createAnswerForms(maxBytes * SHARE_OF_FORMS, compressIfRoom);
  const answers = createSharedWork<Made>();
  const changes = createChangeReader(db.read);
  const withdrawals = createWithdrawals(db);
  const compressing = createBoundedQueue({
    atOnce: COMPRESSED_AT_ONCE,
    waiting: WAITING_FOR_COMPRESSOR,
    refusal: busy,
  });
  const encodingOf = createEncodingReader();
  const sharedHeadersOf = createHeaderSharer();
  const snapshotNow = createSnapshotReader({ db, clock });
  const counts = { hits: 0, rechecked: 0, misses: 0, stale: 0 };

  const trouble = createRareNotice();
  function readSnapshot(): ContentSnapshot | undefined {
    try {
      const snapshot = snapshotNow();
      // Read in advance: when it is needed, the database may be unreachable.
      void withdrawals.learn(snapshot.contentVersion);
      return snapshot;
    } catch (error) {
      trouble.happened((times) =>
        log.error({ err: error, times }, "The database cannot be read: stale pages are sent"),
      );
      return undefined;
    }
  }

  /** @param last the response that was made before, at another snapshot */
  async function make(
    { address, snapshot }: Wanted,
    { incoming, outgoing, encoding }: Exchange,
    last: Answer | undefined,
  ): Promise<Made> {
    let entries: number[] | undefined;
    const nameEntries: NameEntries = (ids) => {
      entries = [...(entries ?? []), ...ids.map(shortId)];
    };
    // The visitor's own headers are left out: the response is for everybody.
    const response = await app.fetch(new Request(new URL(address, siteUrl)), { incoming, outgoing, nameEntries });
    const finished = await finishAnswer(response as Response);
    const etag = etagOf(finished);
    const headers = sharedHeadersOf(finished);
    // The tags of pages are hashes of their HTML; those of entries in the API are not.
    if (finished.isPublic && isHtml(finished) && last?.etag === etag && last.headers === headers) {
      const answer = { ...last, snapshot, entries };
      return { status: finished.status, isPublic: true, isWorthKeeping: true, answer };
    }
    // Without a cache nothing is kept, so a visitor who takes no compression does not wait for it.
    const isWorthIt = isWorthCompressing(finished) && (maxBytes > 0 || encoding !== undefined);
    const compressed = isWorthIt ? await compressIfRoom(() => compressAnswer(finished.body, "br")) : undefined;
    const answer: Answer = {
      snapshot,
      etag,
      headers,
      body: compressed ?? finished.body,
      isBrotli: compressed !== undefined,
      plainLength: finished.body.byteLength,
      decompressedAt: 0,
      entries,
    };
    const isWorthKeeping = !isEmptyList(finished) && isWorthIt === answer.isBrotli;
    return { status: finished.status, isPublic: finished.isPublic, isWorthKeeping, answer };
  }

  /** @returns undefined if too many are waiting already */
  function compressIfRoom(work: () => Promise<Buffer>): Promise<Buffer | undefined> {
    if (compressing.counts().waiting >= WAITING_FOR_COMPRESSOR) return Promise.resolve(undefined);
    return compressing.run(work);
  }

  /** Calls `send` with the form that the visitor accepts, at once where possible. */
  function inForm(answer: Answer, { outgoing, encoding }: Exchange, send: (form: Form) => void): void {
    const form = forms.of(answer, encoding);
    if (!(form instanceof Promise)) {
      send(form);
      return;
    }
    form.then(
      (made) => {
        if (!outgoing.destroyed) send(made);
      },
      (error: unknown) => {
        log.error({ err: error }, "A page could not be sent in another encoding");
        outgoing.destroy();
      },
    );
  }

  function sendGood(answer: Answer, exchange: Exchange): void {
    const { incoming, outgoing, encoding } = exchange;
    if (sendUnchanged(incoming, outgoing, answer, encoding)) return;
    inForm(answer, exchange, (form) => sendWhole(incoming, outgoing, 200, answer, form));
  }

  /**
   * Sends the cached page unless something that it shows has been withdrawn.
   * @returns false if it sent nothing
   */
  function sendStale(kept: SegmentedCache<Answer>, address: string, exchange: Exchange): boolean {
    const last = kept.get(address);
    if (last === undefined) return false;
    const { contentVersion } = last.snapshot;
    if (!withdrawals.mayStillBeShown({ contentVersion, entries: last.entries })) return false;
    counts.stale += 1;
    inForm(last, exchange, (form) => sendUnkept(exchange.incoming, exchange.outgoing, 200, last, form));
    return true;
  }

  /** A save made meanwhile may have purged the caches in front of the site before they receive this response. */
  function sendMade(
    { snapshot }: Wanted,
    exchange: Exchange,
    { status, isPublic, answer }: Omit<Made, "isWorthKeeping">,
  ) {
    const { incoming, outgoing } = exchange;
    const isCurrent = readSnapshot() === snapshot;
    if (isCurrent && isPublic) return sendGood(answer, exchange);
    const send = isCurrent ? sendWhole : sendUnkept;
    inForm(answer, exchange, (form) => send(incoming, outgoing, status, answer, form));
  }

  /** After a save: whether the cached response is still current. On another day everything may look different. */
  async function isStillGood({ snapshot, entries }: Answer, now: ContentSnapshot): Promise<boolean> {
    if (entries === undefined || snapshot.day !== now.day) return false;
    try {
      const changed = await changes.between(snapshot.contentVersion, now.contentVersion);
      return changed !== undefined && !entries.some((entry) => changed.has(entry));
    } catch (error) {
      log.warn({ err: error }, "Could not check whether a page has changed: it is rendered again");
      return false;
    }
  }

  async function fill(wanted: Wanted, exchange: Exchange): Promise<void> {
    const { address, isOpen, snapshot } = wanted;
    const { outgoing } = exchange;
    const kept = isOpen ? open : named;
    const last = kept.get(address);
    if (last !== undefined && (await isStillGood(last, snapshot))) {
      last.snapshot = snapshot;
      counts.rechecked += 1;
      if (!outgoing.destroyed) sendMade(wanted, exchange, { status: 200, isPublic: true, answer: last });
      return;
    }
    counts.misses += 1;
    // A render begun before a save would show the old content. The snapshot keeps the two apart.
    const made = await answers.share(address, snapshot, () => make(wanted, exchange, last));
    const { status, isPublic, isWorthKeeping, answer } = made;
    if (status < 500 && !isPublic) kept.delete(address);
    if (isPublic && isWorthKeeping) {
      kept.set(address, answer);
      if (isOpen) named.makeRoom();
    }
    if (outgoing.destroyed) return;
    if (status >= 500) {
      await withdrawals.learn(db.knownContentVersion());
      if (sendStale(kept, address, exchange)) return;
    }
    sendMade(wanted, exchange, made);
  }

  const interceptor: Interceptor = (incoming, outgoing, next) => {
    const { method, url = "/", headers } = incoming;
    if ((method !== "GET" && method !== "HEAD") || headers.authorization !== undefined) return next();
    // A request for a page as Markdown is redirected to another address, so that each address has one answer.
    if (wantsMarkdown(headers.accept) && !/\.md(?:\?|$)/.test(url)) return next();
    const exchange = { incoming, outgoing, encoding: encodingOf(headers["accept-encoding"] as string | undefined) };
    const snapshot = readSnapshot();
    // Most requests already use the canonical address.
    const found = named.get(url) ?? open.get(url);
    if (found !== undefined && found.snapshot === snapshot) return hit(found, exchange);
    const cached = cachedAddress(url);
    if (cached === undefined) return next();
    const { address } = cached;
    const kept = cached.isOpen ? open : named;
    if (snapshot === undefined) {
      if (sendStale(kept, address, exchange)) return;
      // Right after the database came back, this process may have made a save that it has not read yet.
      void withdrawals.learn(db.knownContentVersion()).then(() => {
        if (!outgoing.destroyed && !sendStale(kept, address, exchange)) next();
      });
      return;
    }
    const answer = kept.get(address);
    if (answer?.snapshot === snapshot) return hit(answer, exchange);
    fill({ ...cached, snapshot }, exchange).catch((error: unknown) => {
      log.error({ err: error, path: pathOf(address) }, "A page could not be cached");
      if (outgoing.headersSent) outgoing.destroy();
      else next();
    });
  };

  function hit(answer: Answer, exchange: Exchange): void {
    counts.hits += 1;
    if (counts.hits % LOG_SAMPLE === 0) {
      log.info({ path: pathOf(exchange.incoming.url ?? ""), ...counts }, "A page was sent from the cache");
    }
    sendGood(answer, exchange);
  }

  return {
    interceptor,
    counts: () => ({ ...counts, bytes: named.size() + open.size() + forms.size() }),
  };
}
