import { addressIn, type Language } from "../../../platform/languages/language.ts";
import { isPage, PACK_PATH, type Pack, type Part } from "../pack.ts";
import type { Trouble } from "./messages.ts";
import { type Caches, PARTS_CACHE, readStored, removeParts, writeStored } from "./stored-guide.browser.ts";

export type Surroundings = { caches: Caches; fetch: typeof fetch; now(): number };

/** A part that is not what the pack says it is. */
class DamagedPart extends Error {}

const AT_ONCE = 6;

/** An address that keeps its bytes for ever is taken from the browser's own cache, if it is there. */
const cacheModeOf = (address: string): RequestCache => (isPage(address) ? "no-cache" : "default");

async function hashOf(bytes: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return btoa(String.fromCharCode(...hash));
}

/** Fetches a part and compares its hash; once more past all caches if it differs. @throws DamagedPart */
export async function fetchPart(fetch: Surroundings["fetch"], part: Part, signal?: AbortSignal): Promise<Response> {
  for (const cache of [cacheModeOf(part.address), "reload"] as const) {
    const answer = await fetch(part.address, {
      cache,
      signal: signal ?? null,
      credentials: "omit",
      redirect: "manual",
    });
    const bytes = await answer.arrayBuffer();
    if (!answer.ok || (await hashOf(bytes)) !== part.hash) continue;
    const headers = new Headers(answer.headers);
    // They tell of the bytes as they came, not of those that are kept.
    for (const name of ["Content-Encoding", "Content-Length"]) headers.delete(name);
    return new Response(bytes, { headers });
  }
  throw new DamagedPart(part.address);
}

export async function fetchPack(fetch: Surroundings["fetch"], language: Language, signal?: AbortSignal): Promise<Pack> {
  const answer = await fetch(addressIn(language, PACK_PATH), {
    cache: "no-cache",
    signal: signal ?? null,
    credentials: "omit",
  });
  if (!answer.ok) throw new TypeError(`The pack was answered with ${answer.status}`);
  return answer.json();
}

type Progress = (done: number, total: number) => void;

async function takePack({ caches, fetch, now }: Surroundings, pack: Pack, tell: Progress, signal: AbortSignal) {
  const stored = await readStored(caches);
  if (stored?.pack.id === pack.id && !stored.isPruned) return writeStored(caches, { ...stored, pack, checked: now() });
  let name = PARTS_CACHE + pack.id;
  // A guide from which something was removed is never filled up in place: until the end, it is the one in use.
  if (name === stored?.cache) name += "+";
  const old = stored && (await caches.open(stored.cache));
  const oldHashes = new Map(stored?.pack.parts.map(({ address, hash }) => [address, hash]));
  const target = await caches.open(name);
  const waiting = [...pack.parts];
  let done = 0;

  async function takeNext(): Promise<void> {
    for (let part = waiting.shift(); part !== undefined; part = waiting.shift()) {
      signal.throwIfAborted();
      const { address, hash } = part;
      // What arrived before the connection broke off is there already.
      if ((await target.match(address)) === undefined) {
        const kept = oldHashes.get(address) === hash ? await old?.match(address) : undefined;
        await target.put(address, kept ?? (await fetchPart(fetch, part, signal)));
      }
      done += part.bytes;
      tell(done, pack.bytes);
    }
  }

  // One that fails stops the others, and what is under way is still kept.
  const stopOthers = (error: unknown) => {
    waiting.length = 0;
    throw error;
  };
  const ends = await Promise.allSettled(Array.from({ length: AT_ONCE }, () => takeNext().catch(stopOthers)));
  const failed = ends.find((end) => end.status === "rejected");
  if (failed !== undefined) throw failed.reason;
  await writeStored(caches, { cache: name, pack, checked: now(), isPruned: false });
  await removeParts(caches, name);
}

/** What went wrong, for readers; undefined if the visitor cancelled. */
function troubleOf(error: unknown, signal: AbortSignal): Trouble | undefined {
  if (signal.aborted) return undefined;
  if (error instanceof DamagedPart) return "damaged";
  return (error as { name?: string }).name === "QuotaExceededError" ? "room" : "network";
}

/**
 * Takes the guide of a language along: fetches what differs from the one in use, and switches to it once it is complete.
 * If the site changed meanwhile, begins once more with what it has now.
 * @returns what went wrong; "cancelled" if `signal` stopped it. The guide in use is then as it was. After a broken
 * connection, what has arrived stays for the next try.
 */
export async function takeGuide(
  surroundings: Surroundings,
  language: Language,
  tell: Progress,
  signal: AbortSignal,
): Promise<Trouble | "cancelled" | undefined> {
  const { caches, fetch } = surroundings;
  for (let tries = 1; ; tries += 1) {
    try {
      await takePack(surroundings, await fetchPack(fetch, language, signal), tell, signal);
      return undefined;
    } catch (error) {
      const trouble = troubleOf(error, signal);
      if (trouble === "damaged" && tries === 1) continue;
      if (trouble !== "network") await removeParts(caches, (await readStored(caches))?.cache);
      return trouble ?? "cancelled";
    }
  }
}
