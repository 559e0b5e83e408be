import type { Pack } from "../pack.ts";

/** The guide that a browser keeps, and the storage that it is in. */
export type StoredGuide = {
  /** The cache with its parts. */
  cache: string;
  /** What it holds. */
  pack: Pack;
  /** When the site was last asked what has been withdrawn. */
  checked: number;
  /** Whether parts have been removed since it was complete. */
  isPruned: boolean;
};

export type Caches = Pick<CacheStorage, "open" | "match" | "has" | "keys" | "delete">;

/** Holds only which guide is in use. Writing it is the switch from one guide to the next. */
const STATE_CACHE = "field-guide";
const STATE_ADDRESS = "/field-guide/state";
/** Begins the names of caches with parts. */
export const PARTS_CACHE = "field-guide-";

/** Reading must not make storage for those who have no guide. Opening a cache would, even just after its removal. */
export async function readStored(caches: Caches): Promise<StoredGuide | undefined> {
  const found = await caches.match(STATE_ADDRESS, { cacheName: STATE_CACHE });
  const stored = (await found?.json()) as StoredGuide | undefined;
  return stored !== undefined && (await caches.has(stored.cache)) ? stored : undefined;
}

export async function writeStored(caches: Caches, stored: StoredGuide): Promise<void> {
  await (await caches.open(STATE_CACHE)).put(STATE_ADDRESS, new Response(JSON.stringify(stored)));
}

/** Removes a cache. It is emptied first: one that is still open somewhere would keep its space until the browser ends. */
async function removeCache(caches: Caches, name: string): Promise<void> {
  const cache = await caches.open(name);
  await Promise.all((await cache.keys()).map((request) => cache.delete(request)));
  await caches.delete(name);
}

/** Removes all caches with parts but this one. */
export async function removeParts(caches: Caches, except?: string): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith(PARTS_CACHE) && name !== except) await removeCache(caches, name);
  }
}

/** Removes the guide and what has arrived of another one. */
export async function removeStored(caches: Caches): Promise<void> {
  await removeParts(caches);
  await caches.delete(STATE_CACHE);
}

/** Whether some of a guide has arrived that is not complete. */
export async function hasUnfinished(caches: Caches, stored: StoredGuide | undefined): Promise<boolean> {
  return (await caches.keys()).some((name) => name.startsWith(PARTS_CACHE) && name !== stored?.cache);
}
