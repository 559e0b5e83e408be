import { LRUCache } from "lru-cache";

/** What has not been requested while so many times as many newcomers came as the cache holds makes room for them. */
const LONG_UNREAD = 8;

/**
 * A bounded LRU cache that crawlers cannot empty. Where there is no room, a newcomer evicts the newcomer before it,
 * unless that one was requested again: a crawler that reads everything once evicts nothing that visitors come back to.
 * Where more is read in turn than fits, what came first stays and is found again: an LRU cache would evict each key
 * just before it is requested again.
 */
export type BoundedCache<Value> = {
  /** Counts as a request. */
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
  delete(key: string): void;
  /** In bytes. */
  size(): number;
  /** Evicts what no longer fits. */
  makeRoom(): void;
};

/**
 * @param maxBytes may change; what is larger is not kept
 * @param sizeOf in bytes
 */
export function createBoundedCache<Value extends { requestedAt: number }>(
  maxBytes: () => number,
  sizeOf: (value: Value, key: string) => number,
): BoundedCache<Value> {
  const lru = new LRUCache<string, Value>({ maxSize: Math.max(1, Math.floor(maxBytes())) });
  let newest: string | undefined;
  let newcomers = 0;

  function makeRoom(needed = 0): void {
    while (lru.size > 0 && lru.calculatedSize + needed > maxBytes()) {
      const [oldest] = lru.rvalues();
      const isLongUnread = newcomers - (oldest?.requestedAt ?? 0) > LONG_UNREAD * lru.size;
      if (newest === undefined || isLongUnread) lru.pop();
      else lru.delete(newest);
      newest = undefined;
    }
  }

  return {
    get(key) {
      const found = lru.get(key);
      if (found === undefined) return undefined;
      found.requestedAt = newcomers;
      if (key === newest) newest = undefined;
      return found;
    },
    set(key, value) {
      const isNew = !lru.delete(key);
      const size = Math.max(1, sizeOf(value, key));
      if (size > maxBytes()) return;
      makeRoom(size);
      lru.set(key, value, { size });
      if (!isNew) return;
      newest = key;
      newcomers += 1;
      value.requestedAt = newcomers;
    },
    delete: (key) => void lru.delete(key),
    size: () => lru.calculatedSize,
    makeRoom: () => makeRoom(),
  };
}
