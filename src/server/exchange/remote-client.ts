import { type LookupAddress, lookup as lookUp } from "node:dns";
import { lookup } from "node:dns/promises";
import { Agent as HttpAgent, type IncomingMessage, request as requestHttp } from "node:http";
import { Agent as HttpsAgent, request as requestHttps } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { pipeline, type Readable } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { AppError } from "../../domain/errors/app-error.ts";
import { networkOf } from "./network-addresses.ts";

const MOST_REDIRECTS = 5;

export type RemoteAnswer = {
  status: number;
  headers: IncomingMessage["headers"];
  /** The bytes, unpacked. Whoever gets it reads it to its end or destroys it. */
  body: Readable;
};

/** Asks one other site, and whatever its links lead to. */
export type RemoteClient = {
  /** @throws AppError with a sentence that names no more than the host, whatever goes wrong */
  open(address: URL, options: { signal: AbortSignal; accept: string }): Promise<RemoteAnswer>;
  close(): void;
};

const hostOf = (address: URL): string => address.hostname.replace(/^\[|\]$/g, "").toLowerCase();

const refusal = (message: string, cause?: unknown): AppError => new AppError("Invalid", message, { cause });

const forbidden = (host: string): AppError =>
  refusal(`${host} is an address of a private network: pictures are not read from there.`);

async function isPrivate(host: string): Promise<boolean> {
  const addresses = isIP(host) ? [host] : (await lookup(host, { all: true })).map(({ address }) => address);
  return addresses.some((address) => networkOf(address) !== "public");
}

function unpacked(answer: IncomingMessage): Readable {
  const encoding = answer.headers["content-encoding"]?.trim().toLowerCase();
  const unpack =
    encoding === "gzip" || encoding === "x-gzip"
      ? createGunzip()
      : encoding === "br"
        ? createBrotliDecompress()
        : encoding === "deflate"
          ? createInflate()
          : undefined;
  if (!unpack) return answer;
  // The reader of `unpack` is told of a failure by `unpack` itself.
  return pipeline(answer, unpack, () => {});
}

/** What went wrong on the line, as a sentence. */
export function remoteError(error: unknown, address: URL): AppError {
  if (error instanceof AppError) return error;
  const host = address.host;
  if (error instanceof Error && (error.name === "TimeoutError" || error.name === "AbortError")) {
    return refusal(`${host} took too long to answer.`, error);
  }
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (code === "ENOTFOUND" || code === "EAI_AGAIN") return refusal(`There is no ${host}: is the address right?`, error);
  if (code === "ECONNREFUSED") return refusal(`Nobody answers at ${host}.`, error);
  if (/CERT|SSL|TLS|ALTNAME/.test(code)) return refusal(`The certificate of ${host} cannot be trusted.`, error);
  return refusal(`The connection to ${host} broke${code === "" ? "" : ` (${code})`}.`, error);
}

/**
 * A client for bringing in the site at `source`. Its own host may stand anywhere; other hosts must be public ones, unless
 * the site itself stands in a private network. The address is checked where the connection is made, so that no name can
 * first mean one machine and then another.
 */
export async function createRemoteClient(source: URL): Promise<RemoteClient> {
  const ownHost = hostOf(source);
  const privateAllowed = await isPrivate(ownHost).catch((error: unknown) => {
    throw remoteError(error, source);
  });
  const agents = { http: new HttpAgent({ keepAlive: true }), https: new HttpsAgent({ keepAlive: true }) };

  const mayConnect = (host: string, address: string): boolean => {
    const network = networkOf(address);
    return host === ownHost || network === "public" || (network === "private" && privateAllowed);
  };

  const lookUpChecked: LookupFunction = (hostname, options, callback) => {
    lookUp(hostname, { ...options, all: true }, (error: Error | null, addresses: LookupAddress[]) => {
      const first = addresses?.[0];
      if (error || !first) return callback(error ?? refusal(`There is no ${hostname}.`), "");
      if (!addresses.every(({ address }) => mayConnect(hostname.toLowerCase(), address))) {
        return callback(forbidden(hostname), "");
      }
      if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };

  const ask = (address: URL, { signal, accept }: { signal: AbortSignal; accept: string }): Promise<IncomingMessage> => {
    const host = hostOf(address);
    if (address.protocol !== "http:" && address.protocol !== "https:") {
      throw refusal("Only links that begin with http:// or https:// can be followed.");
    }
    if (isIP(host) && !mayConnect(host, host)) throw forbidden(host);
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
          if (![301, 302, 303, 307, 308].includes(status) || location === undefined) {
            return { status, headers: answer.headers, body: unpacked(answer) };
          }
          answer.destroy();
          const target = URL.parse(location, next);
          if (!target) throw refusal(`${next.host} leads on to an address that cannot be read.`);
          next = target;
        }
        throw refusal(`${address.host} leads in circles.`);
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
