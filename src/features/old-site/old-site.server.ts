import { setTimeout as wait } from "node:timers/promises";
import { AppError } from "../../platform/errors/app-error.ts";
import type { EntryKind } from "../../platform/ids/entry-kind.ts";
import { unwrapEntry, unwrapList } from "./old-answers.ts";
import { createRemoteClient, type RemoteClient, remoteError } from "./remote-client.server.ts";

/** The longest list that is read, in bytes. */
const MAX_LIST_BYTES = 200_000_000;

const TRIES = 4;
const LONGEST_WAIT_SECONDS = 30;

export type OldSiteTimes = {
  /** The time limit for a whole API response, in milliseconds. */
  callMs: number;
  /** The time limit for a whole image, in milliseconds. */
  imageMs: number;
};

const STANDARD_TIMES: OldSiteTimes = { callMs: 120_000, imageMs: 60_000 };

/** A site that implements the specification's API. */
export type OldSite = {
  /** The base address of its API, without a trailing slash. */
  base: URL;
  /** @throws AppError with a sentence if the list cannot be read */
  list(kind: EntryKind): Promise<unknown[]>;
  /** A single entry; undefined if the site does not return it. */
  findDetail(
    kind: EntryKind,
    idOrSlug: { id: string } | { slug: string },
  ): Promise<Record<string, unknown> | undefined>;
  /** The bytes of an image. @throws AppError with a sentence, also while they are being read */
  openImage(address: URL): Promise<AsyncIterable<Uint8Array>>;
  close(): void;
};

async function textOf(body: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    if (bytes > MAX_LIST_BYTES) throw new AppError("TooLarge", "The response is far too long for a directory.");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

/** An address for messages, without a password that it may contain. */
const shown = ({ host, pathname }: URL): string => `${host}${pathname}`;

/** Passes the bytes on and turns an error into a sentence. */
async function* explainFailures(
  body: AsyncIterable<Uint8Array>,
  address: URL,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  try {
    yield* body;
  } catch (error) {
    // An aborted response looks like a broken connection; the reason for the abort says more.
    throw remoteError(signal.aborted ? signal.reason : error, address);
  }
}

/** The seconds to wait according to a busy site's Retry-After header. */
const waitOf = (header: string | undefined): number =>
  Math.min(LONGEST_WAIT_SECONDS, /^\d+$/.test(header ?? "") ? Number(header) : 2);

async function getJson(client: RemoteClient, address: URL, callMs: number): Promise<unknown> {
  for (let attempt = 1; ; attempt += 1) {
    const signal = AbortSignal.timeout(callMs);
    const { status, headers, body } = await client.open(address, { signal, accept: "application/json" });
    if ((status === 503 || status === 429) && attempt < TRIES) {
      body.destroy();
      await wait(waitOf(headers["retry-after"]) * 1000);
      continue;
    }
    if (status !== 200) {
      body.destroy();
      throw new AppError("Invalid", `${shown(address)} returns the status ${status}.`);
    }
    const text = await textOf(explainFailures(body, address, signal));
    try {
      return JSON.parse(text);
    } catch (error) {
      throw new AppError("Invalid", `${shown(address)} does not return JSON.`, { cause: error });
    }
  }
}

/**
 * Opens a site to import from.
 * @param address the base of its API, such as `https://tuskers.example/api`
 * @throws AppError `Invalid` for what is no such address, a host that does not exist, or a name that leads into a
 * private network unless `allowPrivate` is set
 */
export async function openOldSite(
  address: string,
  { times = STANDARD_TIMES, allowPrivate }: { times?: OldSiteTimes; allowPrivate?: boolean | undefined } = {},
): Promise<OldSite> {
  const base = URL.parse(address);
  if (!base || (base.protocol !== "http:" && base.protocol !== "https:")) {
    throw new AppError("Invalid", "Give the address of the site's API, such as https://tuskers.example/api.");
  }
  base.pathname = base.pathname.replace(/\/+$/, "");
  base.search = "";
  base.hash = "";
  const client = await createRemoteClient(base, { allowPrivate });
  const call = (path: string): URL => new URL(`${base.href.replace(/\/$/, "")}/${path}`);
  return {
    base,
    async list(kind) {
      const at = call(`${kind}s`);
      const list = unwrapList(await getJson(client, at, times.callMs), `${kind}s`);
      if (list === undefined) throw new AppError("Invalid", `${shown(at)} does not return a list.`);
      return list;
    },
    async findDetail(kind, known) {
      const path = "id" in known ? encodeURIComponent(known.id) : `slug/${encodeURIComponent(known.slug)}`;
      try {
        return unwrapEntry(await getJson(client, call(`${kind}s/${path}`), times.callMs));
      } catch (error) {
        if (error instanceof AppError) return undefined;
        throw error;
      }
    },
    async openImage(image) {
      const signal = AbortSignal.timeout(times.imageMs);
      const { status, body } = await client.open(image, { signal, accept: "image/*" });
      if (status === 200) return explainFailures(body, image, signal);
      body.destroy();
      throw new AppError("Invalid", `It could not be loaded: ${image.host} returns the status ${status}.`);
    },
    close: () => client.close(),
  };
}
