import { once } from "node:events";
import { Agent as HttpAgent, type IncomingMessage, request as requestHttp } from "node:http";
import { Agent as HttpsAgent, request as requestHttps } from "node:https";
import { checkedLookup, hostOf, type LookUp, REDIRECTS } from "./checked-lookup.server.ts";
import { isInside, isPublic } from "./network-addresses.server.ts";
import { unpacked } from "./unpacked.server.ts";

const MOST_REDIRECTS = 5;
const TIME_LIMIT_MS = 10_000;
const MOST_BYTES = 1_000_000;
/** As text in `URL.port`: empty for the standard port of the protocol. */
const PORTS: readonly string[] = ["", "80", "443"];

/** Why an address was not fetched, although it may be alive for readers. */
export type Forbidden = "private" | "port" | "protocol" | "credentials";

export class ForbiddenAddress extends Error {
  override readonly name = "ForbiddenAddress";
  readonly why: Forbidden;
  constructor(why: Forbidden) {
    super(`It is not fetched: ${why}.`);
    this.why = why;
  }
}

/** Another site did not answer as sites do. */
export class FailedFetch extends Error {
  override readonly name = "FailedFetch";
  /** What failed: "time", "redirects", or a code such as ENOTFOUND. */
  readonly code: string;
  constructor(code: string, options?: ErrorOptions) {
    super(`The address could not be fetched (${code}).`, options);
    this.code = code;
  }
}

export type FetchedPage = {
  status: number;
  headers: IncomingMessage["headers"];
  /** Where it was found, after all redirects. */
  url: URL;
  /** Where permanent redirects alone lead; the address itself if the first redirect is not permanent. */
  permanentUrl: URL;
  /** The first bytes of the decompressed body. */
  body: Buffer;
};

type FetchOptions = {
  signal: AbortSignal;
  /** Asked before each request, redirects included; throws to refuse it. Its time does not count. */
  beforeEach?: (address: URL) => Promise<void>;
  /** Whether the body of such an answer is read. */
  reads?: (headers: IncomingMessage["headers"]) => boolean;
  /** Sends this instead of asking for the page. Redirects are then not followed: they are the answer. */
  post?: { body: string; headers: Record<string, string> };
};

export type GuardedFetch = (address: URL, options: FetchOptions) => Promise<FetchedPage>;

type GuardOptions = {
  userAgent: string;
  /** Replaced in tests, whose servers are on this machine. */
  lookUpName?: LookUp;
  mayConnect?: (address: string) => boolean;
  ports?: readonly string[];
  timeLimitMs?: number;
  mostBytes?: number;
};

/**
 * Fetches addresses that strangers may have chosen. It contacts public addresses only, on the ports of the web: each
 * name is resolved once, and the connection is made to an address that was checked; certificates are checked against
 * the name. Every redirect is checked again. It reads a part of the body within a time limit, stores no cookies and uses
 * no proxy, which would resolve names by itself.
 * @throws ForbiddenAddress, FailedFetch, and the reason of an aborted signal
 */
export function createGuardedFetch({
  userAgent,
  lookUpName,
  mayConnect = isPublic,
  ports = PORTS,
  timeLimitMs = TIME_LIMIT_MS,
  mostBytes = MOST_BYTES,
}: GuardOptions): GuardedFetch {
  const lookup = checkedLookup({ mayConnect, refuse: () => new ForbiddenAddress("private"), lookUpName });

  function check(address: URL): void {
    if (address.protocol !== "http:" && address.protocol !== "https:") throw new ForbiddenAddress("protocol");
    if (address.username !== "" || address.password !== "") throw new ForbiddenAddress("credentials");
    if (!ports.includes(address.port)) throw new ForbiddenAddress("port");
    // A literal address is connected to without being looked up.
    if (isInside(hostOf(address), mayConnect)) throw new ForbiddenAddress("private");
  }

  async function ask(address: URL, signal: AbortSignal, post: FetchOptions["post"]): Promise<IncomingMessage> {
    const isSecure = address.protocol === "https:";
    const asked = (isSecure ? requestHttps : requestHttp)(address, {
      // An agent of its own: no connection is used again, and none goes through a proxy of the environment.
      agent: isSecure ? new HttpsAgent() : new HttpAgent(),
      lookup,
      signal,
      method: post === undefined ? "GET" : "POST",
      headers: {
        accept: "text/html,application/xhtml+xml,*/*;q=0.5",
        "accept-encoding": "identity",
        "user-agent": userAgent,
        ...post?.headers,
      },
    });
    asked.end(post?.body);
    const [answer] = (await once(asked, "response")) as [IncomingMessage];
    // Until somebody reads the answer, an abort would otherwise be an unhandled error.
    answer.on("error", () => {});
    asked.on("error", () => {});
    return answer;
  }

  /** Reads up to the limit, packed and unpacked: a small body may unpack to a huge one, or to nothing for ever. */
  async function read(answer: IncomingMessage): Promise<Buffer> {
    const chunks: Buffer[] = [];
    let bytes = 0;
    try {
      for await (const chunk of unpacked(answer, mostBytes) as AsyncIterable<Buffer>) {
        chunks.push(chunk);
        bytes += chunk.length;
        if (bytes >= mostBytes) break;
      }
    } catch (error) {
      // What was unpacked so far is enough, as after the limit.
      if (!isUnpackError(error)) throw error;
    }
    return Buffer.concat(chunks).subarray(0, mostBytes);
  }

  type Step = { found: Omit<FetchedPage, "permanentUrl"> } | { to: URL; isPermanent: boolean };

  async function step(address: URL, signal: AbortSignal, { reads, post }: FetchOptions): Promise<Step> {
    const answer = await ask(address, signal, post);
    try {
      const status = answer.statusCode ?? 0;
      const { headers } = answer;
      if (post === undefined && REDIRECTS.includes(status) && headers.location !== undefined) {
        const to = URL.parse(headers.location, address);
        if (to === null) throw new FailedFetch("redirect");
        return { to, isPermanent: status === 301 || status === 308 };
      }
      const body = (reads?.(headers) ?? true) ? await read(answer) : Buffer.alloc(0);
      return { found: { status, headers, url: address, body } };
    } finally {
      answer.destroy();
    }
  }

  return async (address, options) => {
    let [next, permanentUrl] = [address, address];
    let isPermanent = true;
    let leftMs = timeLimitMs;
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
      check(next);
      await options.beforeEach?.(next);
      options.signal.throwIfAborted();
      const began = performance.now();
      const timeLimit = AbortSignal.timeout(Math.max(0, Math.round(leftMs)));
      let end: Step;
      try {
        end = await step(next, AbortSignal.any([options.signal, timeLimit]), options);
      } catch (error) {
        options.signal.throwIfAborted();
        if (error instanceof ForbiddenAddress || error instanceof FailedFetch) throw error;
        throw new FailedFetch(timeLimit.aborted ? "time" : codeOf(error), { cause: error });
      }
      if ("found" in end) return { ...end.found, permanentUrl };
      leftMs -= performance.now() - began;
      isPermanent &&= end.isPermanent;
      next = end.to;
      if (isPermanent) permanentUrl = next;
    }
    throw new FailedFetch("redirects");
  };
}

const codeOf = (error: unknown): string => (error instanceof Error && "code" in error ? String(error.code) : "error");

/** An error of zlib: `Z_…` of gzip and deflate, `ERR__ERROR_FORMAT_…` of Brotli. */
const isUnpackError = (error: unknown): boolean => /^(Z_|ERR__ERROR_)/.test(codeOf(error));
