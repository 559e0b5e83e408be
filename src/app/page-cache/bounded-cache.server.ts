import { LRUCache } from "lru-cache";

/** What has not been requested while so many times as many newcomers came as the cache holds makes room for them. */
const LONG_UNREAD = 8;

/**
 * A bounded LRU cache that crawlers cannot empty. Where there is no room, a newcomer evicts the newcomers before it,
 * except for those that were requested again: a crawler that reads everything once evicts nothing that visitors come
 * back to. Where more is read in turn than fits, what came first stays and is found again: an LRU cache would evict each key
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
  const maxSize = Math.max(1, Math.floor(maxBytes()));
  const lru = new LRUCache<string, Value>({ maxSize });
  /** The keys that have not been requested again, the newest first. */
  const once = new LRUCache<string, true>({ maxSize });
  let newcomers = 0;

  function remove(key: string): boolean {
    once.delete(key);
    return lru.delete(key);
  }

  function makeRoom(needed = 0): void {
    while (lru.size > 0 && lru.calculatedSize + needed > maxBytes()) {
      const [oldest] = lru.rvalues();
      const [newest] = once.keys();
      const isLongUnread = newcomers - (oldest?.requestedAt ?? 0) > LONG_UNREAD * lru.size;
      const [evicted = ""] = newest === undefined || isLongUnread ? lru.rkeys() : [newest];
      remove(evicted);
    }
  }

  return {
    get(key) {
      const found = lru.get(key);
      if (found === undefined) return undefined;
      found.requestedAt = newcomers;
      once.delete(key);
      return found;
    },
    set(key, value) {
      const isNew = !remove(key);
      const size = Math.max(1, sizeOf(value, key));
      if (size > maxBytes()) return;
      makeRoom(size);
      lru.set(key, value, { size });
      if (isNew) {
        once.set(key, true, { size });
        newcomers += 1;
      }
      value.requestedAt = newcomers;
    },
    delete: (key) => void remove(key),
    size: () => lru.calculatedSize,
    makeRoom: () => makeRoom(),
  };
}
