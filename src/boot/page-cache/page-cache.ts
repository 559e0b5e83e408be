import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import type { Logger } from "pino";
import { siteDay } from "../../domain/articles/publication-day.ts";
import { createBoundedQueue } from "../../server/bounded-queue.ts";
import type { OpenDatabase } from "../../server/db/open.ts";
import type { Clock } from "../../server/services.ts";
import { chooseEncoding, type Encoding } from "../content-encoding.ts";
import { isNamed } from "../entity-tag.ts";
import { busy } from "../limits/work-gate.ts";
import type { Before } from "../serve.ts";
import { createAnswerNotes, createApiAnswers, type UsedAnswer } from "./api-answers.ts";
import { type CachedAddress, cachedAddress } from "./cached-address.ts";
import { compressAnswer, type FinishedAnswer, finishAnswer, isWorthCompressing } from "./finished-answer.ts";
import { createSharedWork } from "./shared-work.ts";
import { createChangeReader } from "./told-entries.ts";

type Bindings = {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  /** Stands between a page and the API that it calls. */
  noting: (call: typeof fetch) => typeof fetch;
};

type App = { fetch(request: Request, bindings: Bindings): unknown };

type Needs = {
  app: App;
  /** The API in process, as pages call it. */
  callApi: typeof fetch;
  db: Pick<OpenDatabase, "currentContentVersion" | "read">;
  clock: Clock;
  log: Logger;
  siteUrl: string;
  maxBytes: number;
};

/** What everything depends on that is kept: the content as it is now, and the day, on which scheduled articles appear. */
type Moment = { contentVersion: number; day: string };

/** What a visitor asked for. */
type Wanted = CachedAddress & { moment: Moment; encoding: Encoding | undefined };

type Made = { answer: FinishedAnswer; used: UsedAnswer[] | undefined };

type MadeForm = { status: number; isPublic: boolean; form: Form };

/** One form of an answer, ready for the socket. */
type Form = {
  /** When it was last known to be what would be made now. */
  moment: Moment;
  etag: string;
  contentLength: string;
  headers: SharedHeaders;
  body: Buffer;
  /** What of the content it shows; undefined where that is not known. */
  used: UsedAnswer[] | undefined;
};

/** Names and values in turn, as Node writes them without looking at each. Pages of one kind have the same ones. */
type SharedHeaders = {
  /** All but the tag and the length. */
  whole: readonly string[];
  /** Of a 304, which tells nothing of a body. */
  unchanged: readonly string[];
};

export type PageCacheCounts = {
  /** Sent as they were kept. */
  hits: number;
  /** Sent as they were kept after a look whether a save had changed anything of what they show. */
  rechecked: number;
  /** Made anew. */
  misses: number;
  /** Sent though something newer could not be made. */
  stale: number;
  /** In memory. */
  bytes: number;
};

export type PageCache = { before: Before; counts(): PageCacheCounts };

/** What a form takes beside its body: headers, keys, and the room that a heap leaves around what is in use. */
const OVERHEAD_BYTES = 5400;
/** Addresses that visitors write themselves push out each other, and never the pages that everybody reads. */
const SHARE_OF_OPEN = 1 / 8;
/** One in so many hits is logged. */
const LOG_SAMPLE = 1000;
/** Each compressor takes two megabytes while it works, and all of them together are faster than pages are made. */
const COMPRESSED_AT_ONCE = 2;
/** Trouble with the database is told again after this long, not at each request. */
const TROUBLE_PAUSE_MS = 10_000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The encodings that browsers ask for are few: their headers are read once. */
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
 * Tells the present moment. What it depends on is asked once in each turn of the event loop: a request that was sent
 * after a save was answered is read in a later turn, so that it always sees the save.
 */
function createMomentReader({ db, clock }: Pick<Needs, "db" | "clock">): () => Moment {
  let moment: Moment = { contentVersion: Number.NaN, day: "" };
  let isFresh = false;
  let dayIsGoodUntil = 0;
  const forget = () => {
    isFresh = false;
  };
  return () => {
    if (isFresh) return moment;
    const contentVersion = db.currentContentVersion();
    const now = clock.now();
    let { day } = moment;
    // The day is asked for by the minute: making words of a date takes longer than all the rest.
    if (now.getTime() >= dayIsGoodUntil || now.getTime() < dayIsGoodUntil - DAY_MS) {
      day = siteDay(now);
      dayIsGoodUntil = nextMinute(now);
    }
    if (contentVersion !== moment.contentVersion || day !== moment.day) moment = { contentVersion, day };
    isFresh = true;
    setImmediate(forget);
    return moment;
  };
}

const nextMinute = (now: Date): number => (Math.floor(now.getTime() / 60_000) + 1) * 60_000;

function createForms(maxBytes: number): LRUCache<string, Form> {
  const sizeCalculation = ({ body }: Form, key: string) => body.byteLength + key.length + OVERHEAD_BYTES;
  return new LRUCache<string, Form>({ maxSize: Math.max(1, Math.floor(maxBytes)), sizeCalculation });
}

/** Without the query, which may hold a visitor's own words. */
const pathOf = (address: string): string => address.replace(/\?.*/s, "");

const keyOf = (address: string, encoding: Encoding | undefined): string =>
  encoding === undefined ? address : `${encoding} ${address}`;

/** What differs from page to page, or tells of one request alone, and is written beside the shared headers. */
const OF_EACH = new Set(["etag", "content-length"]);
/** More kinds of headers than pages have. */
const KINDS_OF_HEADERS = 200;

/** Keeps headers once for all forms that have the same: ten thousand pages would else hold them ten thousand times. */
function createHeaderSharer(): (answer: FinishedAnswer, encoding: Encoding | undefined) => SharedHeaders {
  const known = new LRUCache<string, SharedHeaders>({ max: KINDS_OF_HEADERS });
  return ({ headers }, encoding) => {
    const unchanged = headers.filter(([name]) => !OF_EACH.has(name)).flat();
    const key = [encoding, ...unchanged].join("\n");
    const found = known.get(key);
    if (found !== undefined) return found;
    const made = {
      whole: encoding === undefined ? unchanged : [...unchanged, "content-encoding", encoding],
      unchanged,
    };
    known.set(key, made);
    return made;
  };
}

const etagOf = ({ headers }: FinishedAnswer): string => headers.find(([name]) => name === "etag")?.[1] ?? "";

const withEtag = (headers: readonly string[], { etag }: Form): string[] =>
  etag === "" ? [...headers] : [...headers, "etag", etag];

function sendWhole(incoming: IncomingMessage, outgoing: ServerResponse, status: number, form: Form): void {
  const headers = withEtag(form.headers.whole, form);
  headers.push("content-length", form.contentLength);
  outgoing.writeHead(status, headers);
  if (incoming.method === "HEAD") outgoing.end();
  else outgoing.end(form.body);
}

function sendForm(incoming: IncomingMessage, outgoing: ServerResponse, form: Form): void {
  const named = incoming.headers["if-none-match"];
  if (named === undefined || (named !== form.etag && !isNamed(named, form.etag))) {
    sendWhole(incoming, outgoing, 200, form);
    return;
  }
  outgoing.writeHead(304, withEtag(form.headers.unchanged, form));
  outgoing.end();
}

/**
 * Finished answers of public addresses, kept until the content or the day changes, and sent past router and framework.
 * After a save a page's calls of the API are made again, but for those that cannot tell of it: where all answers are the
 * same, so is the page. Whoever asks while one is being made waits for that one. Where making fails, the last good one
 * goes out instead.
 * Requests that carry a sign-in, and all addresses that `cachedAddress` does not know, go on to the app.
 */
export function createPageCache({ app, callApi, db, clock, log, siteUrl, maxBytes }: Needs): PageCache {
  const named = createForms(maxBytes * (1 - SHARE_OF_OPEN));
  const open = createForms(maxBytes * SHARE_OF_OPEN);
  const answers = createSharedWork<Made>();
  const apiAnswers = createApiAnswers(callApi);
  const changes = createChangeReader(db.read);
  const forms = createSharedWork<MadeForm>();
  const compressing = createBoundedQueue({
    atOnce: COMPRESSED_AT_ONCE,
    waiting: Number.POSITIVE_INFINITY,
    refusal: busy,
  });
  const encodingOf = createEncodingReader();
  const sharedHeadersOf = createHeaderSharer();
  const momentNow = createMomentReader({ db, clock });
  const counts = { hits: 0, rechecked: 0, misses: 0, stale: 0 };

  let troubleTold = 0;
  function readMoment(): Moment | undefined {
    try {
      return momentNow();
    } catch (error) {
      const now = clock.now().getTime();
      if (Math.abs(now - troubleTold) > TROUBLE_PAUSE_MS) {
        troubleTold = now;
        log.error({ err: error }, "The database cannot be read: pages are sent as they were");
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
    // The visitor's own headers stay outside: the answer is for everybody.
    const response = await app.fetch(new Request(new URL(address, siteUrl)), { incoming, outgoing, noting });
    const answer = await finishAnswer(response as Response);
    return { answer, used: isPage ? notes.used() : undefined };
  }

  /** One that was begun before a save would show what was there before: the moment keeps them apart. */
  const makeForm = (wanted: Wanted, incoming: IncomingMessage, outgoing: ServerResponse): Promise<MadeForm> =>
    forms.share(keyOf(wanted.address, wanted.encoding), wanted.moment, async () => {
      const { address, moment } = wanted;
      const made = await answers.share(address, moment, () => make(address, incoming, outgoing));
      const { answer } = made;
      const encoding = isWorthCompressing(answer) ? wanted.encoding : undefined;
      const body =
        encoding === undefined ? answer.body : await compressing.run(() => compressAnswer(answer.body, encoding));
      const form = {
        moment,
        etag: etagOf(answer),
        contentLength: String(body.byteLength),
        headers: sharedHeadersOf(answer, encoding),
        body,
        used: made.used,
      };
      return { status: answer.status, isPublic: answer.isPublic, form };
    });

  function sendStale(kept: LRUCache<string, Form>, key: string, incoming: IncomingMessage, outgoing: ServerResponse) {
    const last = kept.get(key);
    if (last === undefined) return false;
    counts.stale += 1;
    sendForm(incoming, outgoing, last);
    return true;
  }

  /** After a save: whether what is kept is what would be made now. On another day everything may look otherwise. */
  async function isStillGood({ moment, used }: Form, now: Moment): Promise<boolean> {
    if (used === undefined || moment.day !== now.day) return false;
    try {
      const changed = await changes.between(moment.contentVersion, now.contentVersion);
      return await apiAnswers.areUnchanged(used, now, changed);
    } catch (error) {
      log.warn({ err: error }, "It could not be told whether a page has changed: it is made anew");
      return false;
    }
  }

  async function fill(wanted: Wanted, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const kept = wanted.isOpen ? open : named;
    const key = keyOf(wanted.address, wanted.encoding);
    const last = kept.get(key);
    if (last !== undefined && (await isStillGood(last, wanted.moment))) {
      last.moment = wanted.moment;
      counts.rechecked += 1;
      if (!outgoing.destroyed) sendForm(incoming, outgoing, last);
      return;
    }
    counts.misses += 1;
    const { status, isPublic, form } = await makeForm(wanted, incoming, outgoing);
    if (outgoing.destroyed) return;
    if (status >= 500 && sendStale(kept, key, incoming, outgoing)) return;
    if (isPublic) {
      kept.set(key, form);
      sendForm(incoming, outgoing, form);
      return;
    }
    sendWhole(incoming, outgoing, status, form);
  }

  const before: Before = (incoming, outgoing, next) => {
    const { method, url = "/", headers } = incoming;
    if ((method !== "GET" && method !== "HEAD") || headers.authorization !== undefined) return next();
    const encoding = encodingOf(headers["accept-encoding"] as string | undefined);
    const moment = readMoment();
    // Most requests spell their address as it is kept.
    const found = named.get(keyOf(url, encoding));
    if (found !== undefined && found.moment === moment) return hit(incoming, outgoing, found);
    const cached = cachedAddress(url);
    if (cached === undefined) return next();
    const kept = cached.isOpen ? open : named;
    const key = keyOf(cached.address, encoding);
    if (moment === undefined) {
      if (!sendStale(kept, key, incoming, outgoing)) next();
      return;
    }
    const form = kept.get(key);
    if (form?.moment === moment) return hit(incoming, outgoing, form);
    fill({ ...cached, moment, encoding }, incoming, outgoing).catch((error: unknown) => {
      log.error({ err: error, path: pathOf(cached.address) }, "A page could not be kept");
      if (outgoing.headersSent) outgoing.destroy();
      else next();
    });
  };

  function hit(incoming: IncomingMessage, outgoing: ServerResponse, form: Form): void {
    counts.hits += 1;
    if (counts.hits % LOG_SAMPLE === 0) {
      log.info({ path: pathOf(incoming.url ?? ""), ...counts }, "A page was sent from the cache");
    }
    sendForm(incoming, outgoing, form);
  }

  return {
    before,
    counts: () => ({ ...counts, bytes: named.calculatedSize + open.calculatedSize }),
  };
}
