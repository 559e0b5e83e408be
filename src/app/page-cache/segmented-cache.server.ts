import { LRUCache } from "lru-cache";

/** The share of the memory that what has been requested more than once keeps when others need room. */
const SHARE_OF_POPULAR = 7 / 8;

/**
 * A segmented LRU cache. What is new evicts only what has been requested once, so a crawler that reads everything
 * once evicts nothing that visitors come back to. Either part may use all the memory that the other one leaves.
 */
export type SegmentedCache<Value> = {
  /** Counts as a request. */
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
  delete(key: string): void;
  /** In bytes. */
  size(): number;
};

/** @param sizeOf in bytes. What is larger than `maxBytes` is not kept. */
export function createSegmentedCache<Value extends object>(
  maxBytes: number,
  sizeOf: (value: Value, key: string) => number,
): SegmentedCache<Value> {
  const maxSize = Math.max(1, Math.floor(maxBytes));
  const sizeOfPopular = maxSize * SHARE_OF_POPULAR;
  const once = new LRUCache<string, Value>({ maxSize, sizeCalculation: sizeOf });
  const popular = new LRUCache<string, Value>({
    maxSize,
    sizeCalculation: sizeOf,
    // What has been popular for longest without a request has to prove itself again.
    disposeAfter: (value, key, reason) => {
      if (reason === "evict") once.set(key, value);
    },
  });
  const size = () => once.calculatedSize + popular.calculatedSize;

  /**
   * Called only when room is needed: moving pages that fit at each request took a third of the throughput of pages that
   * are read in turn.
   */
  function limitPopular(needed: number): void {
    while (size() + needed > maxSize && popular.calculatedSize > sizeOfPopular) popular.pop();
  }

  return {
    size,
    get(key) {
      const found = popular.get(key);
      if (found !== undefined) return found;
      const value = once.get(key);
      if (value === undefined) return undefined;
      once.delete(key);
      popular.set(key, value);
      return value;
    },
    set(key, value) {
      if (popular.has(key)) {
        popular.set(key, value);
        limitPopular(0);
      } else {
        // First, so that the new one counts as requested later than those that move.
        limitPopular(sizeOf(value, key));
        once.set(key, value);
      }
      while (size() > maxSize && once.size > 0) once.pop();
    },
    delete(key) {
      once.delete(key);
      popular.delete(key);
    },
  };
}
