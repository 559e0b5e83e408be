import { lookup as lookUp } from "node:dns";
import { Agent as HttpAgent, type IncomingMessage, request as requestHttp } from "node:http";
import { Agent as HttpsAgent, request as requestHttps } from "node:https";
import { isIP } from "node:net";
import type { Readable } from "node:stream";
import { promisify } from "node:util";
import { AppError } from "../../platform/errors/app-error.ts";
import { checkedLookup, hostOf, type LookUp, REDIRECTS } from "../../platform/outgoing/checked-lookup.server.ts";
import { networkOf } from "../../platform/outgoing/network-addresses.server.ts";
import { unpacked } from "../../platform/outgoing/unpacked.server.ts";

const MOST_REDIRECTS = 5;

export type RemoteAnswer = {
  status: number;
  headers: IncomingMessage["headers"];
  /** The decompressed bytes. The caller must read them to the end or destroy the stream. */
  body: Readable;
};

/** Sends requests to one other site, and to where its links lead. */
export type RemoteClient = {
  /** @throws AppError for any failure, with a sentence that names only the host */
  open(address: URL, options: { signal: AbortSignal; accept: string }): Promise<RemoteAnswer>;
  close(): void;
};

const refusal = (message: string, cause?: unknown): AppError => new AppError("Invalid", message, { cause });

const forbidden = (host: string): AppError =>
  refusal(`${host} is an address in a private network: images are not loaded from there.`);

const isLocalhost = (host: string): boolean => host === "localhost" || host.endsWith(".localhost");

export type RemoteClientOptions = {
  /** Whether the operator has confirmed that the site's name leads into a private network. */
  allowPrivate?: boolean | undefined;
  /** Replaces the system's name resolution in tests. */
  lookUpName?: LookUp;
};

/**
 * The private addresses that may be contacted for a site. The owner of its DNS must not be able to choose them, so the
 * operator must have meant a private network: by a literal address, by localhost, or by `allowPrivate`.
 * @throws AppError for a name that leads into a private network without `allowPrivate`
 */
async function findOwnAddresses(
  host: string,
  { allowPrivate = false, lookUpName = lookUp }: RemoteClientOptions,
): Promise<Set<string>> {
  if (isIP(host)) return new Set([host]);
  const found = await promisify(lookUpName)(host, { all: true });
  const inside = found.filter(({ address }) => networkOf(address) !== "public");
  if (inside.length === 0) return new Set();
  if (inside.some(({ address }) => networkOf(address) === "link-local")) throw forbidden(host);
  if (inside.length < found.length) {
    throw refusal(`${host} has both public addresses and addresses in a private network: it is not read.`);
  }
  if (!allowPrivate && !isLocalhost(host)) {
    throw refusal(`${host} is in a private network. To allow it, add --private.`);
  }
  return new Set(inside.map(({ address }) => address));
}

/** A connection error as a sentence. */
export function remoteError(error: unknown, address: URL): AppError {
  if (error instanceof AppError) return error;
  const host = address.host;
  if (error instanceof Error && (error.name === "TimeoutError" || error.name === "AbortError")) {
    return refusal(`${host} took too long to respond.`, error);
  }
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (code === "ENOTFOUND" || code === "EAI_AGAIN")
    return refusal(`The host ${host} does not exist: is the address right?`, error);
  if (code === "ECONNREFUSED") return refusal(`Nothing responds at ${host}.`, error);
  if (/CERT|SSL|TLS|ALTNAME/.test(code)) return refusal(`The certificate of ${host} cannot be trusted.`, error);
  return refusal(`The connection to ${host} failed${code === "" ? "" : ` (${code})`}.`, error);
}

/**
 * A client for importing the site at `source`. It contacts public addresses and, if `source` is in a private network,
 * the addresses that it has there now. Each address is checked when the connection is made, which prevents DNS
 * rebinding. A link-local address is contacted only if `source` is that very address.
 */
export async function createRemoteClient(source: URL, options: RemoteClientOptions = {}): Promise<RemoteClient> {
  const ownAddresses = await findOwnAddresses(hostOf(source), options).catch((error: unknown) => {
    throw remoteError(error, source);
  });
  const agents = { http: new HttpAgent({ keepAlive: true }), https: new HttpsAgent({ keepAlive: true }) };

  const mayConnect = (address: string): boolean => networkOf(address) === "public" || ownAddresses.has(address);

  const lookUpChecked = checkedLookup({ mayConnect, refuse: forbidden, lookUpName: options.lookUpName });

  const ask = (address: URL, { signal, accept }: { signal: AbortSignal; accept: string }): Promise<IncomingMessage> => {
    const host = hostOf(address);
    if (address.protocol !== "http:" && address.protocol !== "https:") {
      throw refusal("Only links that begin with http:// or https:// can be followed.");
    }
    if (isIP(host) && !mayConnect(host)) throw forbidden(host);
    const secure = address.protocol === "https:";
    return new Promise((resolve, reject) => {
      const asked = (secure ? requestHttps : requestHttp)(address, {
        agent: secure ? agents.https : agents.http,
        lookup: lookUpChecked,
        signal,
        headers: { accept, "accept-encoding": "identity", "user-agent": "sri-lankan-tuskers-import" },
      });
      asked.once("response", resolve).once("error", reject).end();
    });
  };

  return {
    async open(address, options) {
      let next = address;
      try {
        for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
          const answer = await ask(next, options);
          const status = answer.statusCode ?? 0;
          const { location } = answer.headers;
          if (!REDIRECTS.includes(status) || location === undefined) {
            return { status, headers: answer.headers, body: unpacked(answer) };
          }
          answer.destroy();
          const target = URL.parse(location, next);
          if (!target) throw refusal(`${next.host} redirects to an address that cannot be read.`);
          next = target;
        }
        throw refusal(`${address.host} redirects too often.`);
      } catch (error) {
        throw remoteError(error, next);
      }
    },
    close() {
      agents.http.destroy();
      agents.https.destroy();
    },
  };
}
