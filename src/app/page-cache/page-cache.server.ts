import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import type { Logger } from "pino";
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
import { siteDay } from "../../platform/text/dates/publication-day.ts";
import { features } from "../features.server.ts";
import { createAnswerForms, type Form, type KeptBody } from "./answer-forms.server.ts";
import { type BoundedCache, createBoundedCache } from "./bounded-cache.server.ts";
import { cachedAddress } from "./cached-address.server.ts";
import { finishAnswer, type SharedHead } from "./finished-answer.server.ts";
import { createSaves, shortId } from "./saves.server.ts";
import { type Exchange, type SentHead, sendUnchanged, sendWhole, unkept } from "./send-answer.server.ts";

type Bindings = {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  /** Receives the entries that the response shows. */
  nameEntries: NameEntries;
};

type Needs = {
  app: { fetch(request: Request, bindings: Bindings): unknown };
  db: Pick<OpenDatabase, "currentContentVersion" | "knownContentVersion" | "read">;
  clock: Clock;
  log: Logger;
  siteUrl: string;
  maxBytes: number;
};

/** What every cached response depends on: the content version, and the day, on which scheduled articles appear. */
type Snapshot = { contentVersion: number; day: string };

/** A response in the one form in which it is kept, from which all encodings are made. */
type Answer = SentHead &
  KeptBody & {
    status: number;
    isPublic: boolean;
    isWorthKeeping: boolean;
    /** The snapshot at which it was last known to be current. */
    snapshot: Snapshot;
    /** The entries that it shows, by `shortId`; undefined if it may show any. */
    entries: readonly number[] | undefined;
    /** As the cache counts. */
    requestedAt: number;
  };

/** Where the response to an address is kept, and the snapshot at which it is requested. */
type Place = { address: string; kept: BoundedCache<Answer>; snapshot: Snapshot };

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
/** Browsers send only a few different Accept-Encoding headers, and pages have fewer kinds of headers. */
const MAX_KINDS = 200;

/**
 * Reads the snapshot, once per turn of the event loop. A request sent after a save was answered is read in a later turn,
 * so it always sees that save.
 */
function createSnapshotReader({ db, clock }: Pick<Needs, "db" | "clock">): () => Snapshot {
  let snapshot: Snapshot = { contentVersion: Number.NaN, day: "" };
  let isFresh = false;
  const forget = () => {
    isFresh = false;
  };
  return () => {
    if (isFresh) return snapshot;
    const now = { contentVersion: db.currentContentVersion(), day: siteDay(clock.now()) };
    if (now.contentVersion !== snapshot.contentVersion || now.day !== snapshot.day) snapshot = now;
    isFresh = true;
    setImmediate(forget);
    return snapshot;
  };
}

const sizeOf = ({ body, entries = [] }: Answer, address: string): number =>
  body.byteLength + address.length + OVERHEAD_BYTES + entries.length * BYTES_PER_ENTRY;

const redirects = features.flatMap((feature) => feature.redirects ?? []);

/** Without the query, which may contain what a visitor typed. */
const pathOf = (address: string): string => loggedPath(address.replace(/\?.*/s, ""));

/**
 * The empty list that a call returns past the last page or without matches: cheap to produce, and such addresses are
 * endless.
 */
const isEmptyList = (body: Buffer): boolean => body.byteLength === 2 && body.toString() === "[]";

/**
 * Finished responses of public addresses, cached until the content or the day changes, and sent without going through
 * router and framework. After a save of other entries than a response shows, it stays; otherwise it is made again.
 * Requests that arrive while a page is being rendered wait for it. If rendering fails, the last good page is sent
 * instead, unless a save since then may have withdrawn anything that it shows. Requests that carry a token, and
 * addresses that `cachedAddress` does not know, go on to the app.
 */
export function createPageCache({ app, db, clock, log, siteUrl, maxBytes }: Needs): PageCache {
  const open = createBoundedCache(() => maxBytes * SHARE_OF_OPEN, sizeOf);
  const named = createBoundedCache(() => maxBytes * (1 - SHARE_OF_FORMS) - open.size(), sizeOf);
  const forms = createAnswerForms(maxBytes * SHARE_OF_FORMS, compressIfRoom);
  const saves = createSaves(db);
  const making = new Map<string, Promise<Answer>>();
  const compressing = createBoundedQueue({
    atOnce: COMPRESSED_AT_ONCE,
    waiting: WAITING_FOR_COMPRESSOR,
    refusal: busy,
  });
  const encodings = new LRUCache<string, Encoding | "identity">({
    max: MAX_KINDS,
    memoMethod: (header) => chooseEncoding(header) ?? "identity",
  });
  const heads = new LRUCache<string, SharedHead, SharedHead>({
    max: MAX_KINDS,
    memoMethod: (_key, _known, { context }) => context,
  });
  const snapshotNow = createSnapshotReader({ db, clock });
  const counts = { hits: 0, rechecked: 0, misses: 0, stale: 0 };

  const trouble = createRareNotice();
  function readSnapshot(): Snapshot | undefined {
    try {
      const snapshot = snapshotNow();
      // Read in advance: when it is needed, the database may be unreachable.
      void saves.learn(snapshot.contentVersion);
      return snapshot;
    } catch (error) {
      trouble.happened((times) =>
        log.error({ err: error, times }, "The database cannot be read: stale pages are sent"),
      );
      return undefined;
    }
  }

  function preferredEncoding(header: string | undefined): Encoding | undefined {
    const encoding = header === undefined ? "identity" : encodings.memo(header);
    return encoding === "identity" ? undefined : encoding;
  }

  /** @returns undefined if too many are waiting already */
  function compressIfRoom(work: () => Promise<Buffer>): Promise<Buffer | undefined> {
    if (compressing.counts().waiting >= WAITING_FOR_COMPRESSOR) return Promise.resolve(undefined);
    return compressing.run(work);
  }

  /** @param last the response that was made before, at another snapshot */
  async function make(
    { address, snapshot }: Place,
    { incoming, outgoing }: Exchange,
    last: Answer | undefined,
  ): Promise<Answer> {
    let entries: number[] | undefined;
    const nameEntries: NameEntries = (ids) => {
      entries = [...(entries ?? []), ...ids.map(shortId)];
    };
    // The visitor's own headers are left out: the response is for everybody.
    const response = await app.fetch(new Request(new URL(address, siteUrl)), { incoming, outgoing, nameEntries });
    const { status, isPublic, isHtml, isWorthCompressing, body, etag, ...finished } = await finishAnswer(
      response as Response,
    );
    const key = [finished.shared.cacheControl, ...finished.shared.headers].join("\n");
    const shared = heads.memo(key, { context: finished.shared });
    // The tags of pages are hashes of their HTML; those of entries in the API are not.
    if (isPublic && isHtml && last?.etag === etag && last.shared === shared) return { ...last, snapshot, entries };
    const compressed = isWorthCompressing ? await compressIfRoom(() => compressAnswer(body, "br")) : undefined;
    return {
      status,
      isPublic,
      isWorthKeeping: isPublic && !isEmptyList(body) && isWorthCompressing === (compressed !== undefined),
      snapshot,
      shared,
      etag,
      body: compressed ?? body,
      isBrotli: compressed !== undefined,
      plainLength: body.byteLength,
      decompressedAt: 0,
      entries,
      requestedAt: 0,
    };
  }

  /** A rendering begun before a save would show the old content, so only those at the same snapshot are shared. */
  function makeOnce(place: Place, exchange: Exchange, last: Answer | undefined): Promise<Answer> {
    const { contentVersion, day } = place.snapshot;
    const key = `${contentVersion} ${day} ${place.address}`;
    const shared = making.get(key);
    if (shared !== undefined) return shared;
    const made = make(place, exchange, last).finally(() => making.delete(key));
    making.set(key, made);
    return made;
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
    if (sendUnchanged(exchange, answer)) return;
    inForm(answer, exchange, (form) => sendWhole(exchange, answer.status, answer, form));
  }

  function sendUnkept(answer: Answer, exchange: Exchange): void {
    inForm(answer, exchange, (form) => sendWhole(exchange, answer.status, unkept(answer), form));
  }

  /**
   * Sends the cached page unless something that it shows has been withdrawn.
   * @returns false if it sent nothing
   */
  function sendStale({ address, kept }: Omit<Place, "snapshot">, exchange: Exchange): boolean {
    const last = kept.get(address);
    if (last === undefined) return false;
    if (!saves.withdrewNothing({ contentVersion: last.snapshot.contentVersion, entries: last.entries })) return false;
    counts.stale += 1;
    sendUnkept(last, exchange);
    return true;
  }

  /** A save made meanwhile may have purged the caches in front of the site before they receive this response. */
  function sendMade(answer: Answer, { snapshot }: Place, exchange: Exchange): void {
    if (exchange.outgoing.destroyed) return;
    if (readSnapshot() !== snapshot) sendUnkept(answer, exchange);
    else if (answer.isPublic) sendGood(answer, exchange);
    else inForm(answer, exchange, (form) => sendWhole(exchange, answer.status, answer, form));
  }

  /** After a save: whether the cached response is still current. On another day everything may look different. */
  async function isStillGood({ snapshot: { contentVersion, day }, entries }: Answer, now: Snapshot): Promise<boolean> {
    if (entries === undefined || day !== now.day) return false;
    await saves.learn(now.contentVersion);
    return saves.changedNothing({ contentVersion, entries }, now.contentVersion);
  }

  async function fill(place: Place, exchange: Exchange): Promise<void> {
    const { address, kept, snapshot } = place;
    const last = kept.get(address);
    if (last !== undefined && (await isStillGood(last, snapshot))) {
      last.snapshot = snapshot;
      counts.rechecked += 1;
      return sendMade(last, place, exchange);
    }
    counts.misses += 1;
    const made = await makeOnce(place, exchange, last);
    if (made.status >= 500) {
      await saves.learn(db.knownContentVersion());
      if (exchange.outgoing.destroyed || sendStale(place, exchange)) return;
    } else if (made.isWorthKeeping) {
      kept.set(address, made);
      named.makeRoom();
    } else if (!made.isPublic) kept.delete(address);
    sendMade(made, place, exchange);
  }

  function hit(answer: Answer, exchange: Exchange): void {
    counts.hits += 1;
    if (counts.hits % LOG_SAMPLE === 0) {
      log.info({ path: pathOf(exchange.incoming.url ?? ""), ...counts }, "A page was sent from the cache");
    }
    sendGood(answer, exchange);
  }

  const interceptor: Interceptor = (incoming, outgoing, next) => {
    const { method, url = "/", headers } = incoming;
    if ((method !== "GET" && method !== "HEAD") || headers.authorization !== undefined) return next();
    if (redirects.some((isRedirected) => isRedirected({ address: url, accept: headers.accept }))) return next();
    const exchange = {
      incoming,
      outgoing,
      encoding: preferredEncoding(headers["accept-encoding"] as string | undefined),
    };
    const snapshot = readSnapshot();
    // Most requests already use the canonical address.
    const found = named.get(url) ?? open.get(url);
    if (found !== undefined && found.snapshot === snapshot) return hit(found, exchange);
    const cached = cachedAddress(url);
    if (cached === undefined) return next();
    const { address } = cached;
    const kept = cached.isOpen ? open : named;
    if (snapshot === undefined) {
      if (sendStale({ address, kept }, exchange)) return;
      // Right after the database came back, this process may have made a save that it has not read yet.
      void saves.learn(db.knownContentVersion()).then(() => {
        if (!outgoing.destroyed && !sendStale({ address, kept }, exchange)) next();
      });
      return;
    }
    const answer = kept.get(address);
    if (answer?.snapshot === snapshot) return hit(answer, exchange);
    fill({ address, kept, snapshot }, exchange).catch((error: unknown) => {
      log.error({ err: error, path: pathOf(address) }, "A page could not be cached");
      if (outgoing.headersSent) outgoing.destroy();
      else next();
    });
  };

  return {
    interceptor,
    counts: () => ({ ...counts, bytes: named.size() + open.size() + forms.size() }),
  };
}
