import { type LookupAddress, lookup as lookUp } from "node:dns";
import { Agent as HttpAgent, type IncomingMessage, request as requestHttp } from "node:http";
import { Agent as HttpsAgent, request as requestHttps } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { pipeline, type Readable } from "node:stream";
import { promisify } from "node:util";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { AppError } from "../../domain/errors/app-error.ts";
import { type Network, networkOf } from "./network-addresses.ts";

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

/** Asks the system for the addresses of a name, as `dns.lookup` does. */
type LookUp = typeof lookUp;

/** Where a site stands: in a private network as soon as one of its addresses does. */
async function networkOfHost(host: string, lookUpName: LookUp): Promise<Network> {
  // Only whoever writes such an address out means a machine that answers to nobody else.
  if (isIP(host)) return networkOf(host);
  const found = await promisify(lookUpName)(host, { all: true });
  return found.some(({ address }) => networkOf(address) === "private") ? "private" : "public";
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
 * A client for bringing in the site at `source`. Where that stands in a private network now, private addresses are
 * allowed, otherwise only public ones are, for its own host as well. The address is checked where the connection is made,
 * so that no name can first mean one machine and then another. A link-local address is asked only if `source` is that
 * very address.
 * @param lookUpName stands in for the system's names in tests
 */
export async function createRemoteClient(source: URL, lookUpName: LookUp = lookUp): Promise<RemoteClient> {
  const ownHost = hostOf(source);
  const ownNetwork = await networkOfHost(ownHost, lookUpName).catch((error: unknown) => {
    throw remoteError(error, source);
  });
  const agents = { http: new HttpAgent({ keepAlive: true }), https: new HttpsAgent({ keepAlive: true }) };

  const mayConnect = (address: string): boolean => {
    const network = networkOf(address);
    if (network === "link-local") return address === ownHost;
    return network === "public" || ownNetwork !== "public";
  };

  const lookUpChecked: LookupFunction = (hostname, options, callback) => {
    lookUpName(hostname, { ...options, all: true }, (error: Error | null, addresses: LookupAddress[]) => {
      const first = addresses?.[0];
      if (error || !first) return callback(error ?? refusal(`There is no ${hostname}.`), "");
      if (!addresses.every(({ address }) => mayConnect(address))) {
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
