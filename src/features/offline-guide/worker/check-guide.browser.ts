import { isBuildFile, isImage, isPage, type Pack, type Part, stemOf } from "../pack.ts";
import { readStored, type StoredGuide, writeStored } from "./stored-guide.browser.ts";
import { fetchPack, fetchPart, type Surroundings } from "./take-guide.browser.ts";

/** The guide asks at most this often, in milliseconds. */
const PAUSE_MS = 5 * 60_000;

/** What the guide holds and the site has no more. Files of the build belong to the pages of theirs. */
function withdrawn(held: Pack, present: Pack): Part[] {
  const nameOf = (address: string) => (isImage(address) ? stemOf(address) : address);
  const known = new Set([...present.parts.map(({ address }) => address), ...present.alsoPublic].map(nameOf));
  return held.parts.filter(({ address }) => !isBuildFile(address) && !known.has(nameOf(address)));
}

/** What a page contains if it shows or links to a part: the key has names of entries in its data. */
function signsOf({ address }: Part): string[] {
  if (isImage(address)) return [stemOf(address)];
  const name = address.slice(address.lastIndexOf("/") + 1);
  return [`${name}"`, `${name}\\"`, `${name}#`];
}

async function prune({ caches, fetch }: Surroundings, stored: StoredGuide, present: Pack): Promise<StoredGuide> {
  const gone = withdrawn(stored.pack, present);
  if (gone.length === 0) return stored;
  const cache = await caches.open(stored.cache);
  const kept = new Map(stored.pack.parts.map((part) => [part.address, part]));
  // The list of parts is written last: if the browser ends this before, the next check does it again.
  for (const { address } of gone) await cache.delete(address);
  const signs = gone.flatMap(signsOf);
  const presentParts = new Map(present.parts.map((part) => [part.address, part]));
  for (const { address } of gone) kept.delete(address);
  for (const { address } of [...kept.values()]) {
    const text = isPage(address) ? await (await cache.match(address))?.text() : undefined;
    if (text === undefined || !signs.some((sign) => text.includes(sign))) continue;
    // It tells of what was withdrawn: it is fetched anew, or goes, too. Pages of another build never come in.
    await cache.delete(address);
    const fresh = present.build === stored.pack.build ? presentParts.get(address) : undefined;
    const answer = fresh && (await fetchPart(fetch, fresh).catch(() => undefined));
    if (fresh === undefined || answer === undefined) {
      kept.delete(address);
      continue;
    }
    await cache.put(address, answer);
    kept.set(address, fresh);
  }
  return { ...stored, isPruned: true, pack: { ...stored.pack, parts: [...kept.values()] } };
}

/**
 * Asks the site what it has withdrawn since the guide was taken along, and removes it. Nothing new comes in.
 * @param isAsked whether somebody waits for it; otherwise the site is asked only now and then
 */
export async function checkGuide(surroundings: Surroundings, isAsked = false): Promise<void> {
  const { caches, fetch, now } = surroundings;
  const stored = await readStored(caches);
  if (stored === undefined || (!isAsked && Math.abs(now() - stored.checked) < PAUSE_MS)) return;
  const present = await fetchPack(fetch, stored.pack.language).catch(() => undefined);
  if (present === undefined) return;
  await writeStored(caches, { ...(await prune(surroundings, stored, present)), checked: now() });
}
