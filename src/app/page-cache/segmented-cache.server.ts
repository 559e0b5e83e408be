import { LRUCache } from "lru-cache";

/** The share of the memory that what has been requested more than once keeps when others need room. */
const SHARE_OF_POPULAR = 7 / 8;
/** What is new evicts what came just before it, but once in so many times what came first. */
const EVICTIONS_OF_NEW = 32;

/**
 * A segmented LRU cache. What is new evicts only what has been requested once, so a crawler that reads everything
 * once evicts nothing that visitors come back to. Where more is read in turn than fits, what came first stays and is
 * found again: evicting it would leave each key to be evicted just before it is requested again. Either part may use
 * all the memory that the other one leaves.
 */
export type SegmentedCache<Value> = {
  /** Counts as a request. */
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
  delete(key: string): void;
  /** In bytes. */
  size(): number;
  /** Evicts what no longer fits since `taken` has grown. */
  makeRoom(): void;
};

/** A value that is not popular yet, and how many had been evicted when it was last requested. */
type Newcomer<Value> = { value: Value; evictionsBefore: number };

/**
 * @param sizeOf in bytes. What is larger than `maxBytes` is not kept.
 * @param taken how much of `maxBytes` others use at present
 */
export function createSegmentedCache<Value extends object>(
  maxBytes: number,
  sizeOf: (value: Value, key: string) => number,
  taken: () => number = () => 0,
): SegmentedCache<Value> {
  const maxSize = Math.max(1, Math.floor(maxBytes));
  let evictions = 0;
  const once = new LRUCache<string, Newcomer<Value>>({
    maxSize,
    sizeCalculation: ({ value }, key) => sizeOf(value, key),
  });
  const popular = new LRUCache<string, Value>({
    maxSize,
    sizeCalculation: sizeOf,
    // What has been popular for longest without a request has to prove itself again.
    disposeAfter: (value, key, reason) => {
      if (reason === "evict") once.set(key, { value, evictionsBefore: evictions });
    },
  });
  const size = () => once.calculatedSize + popular.calculatedSize;

  /**
   * Called only when room is needed: moving pages that fit at each request took a third of the throughput of pages that
   * are read in turn.
   */
  function makeRoom(needed = 0): void {
    const most = maxSize - taken();
    while (size() + needed > most && popular.calculatedSize > most * SHARE_OF_POPULAR) popular.pop();
    while (size() + needed > most && once.size > 0) {
      evictions += 1;
      const [newest] = once.keys();
      if (newest === undefined || evictions % EVICTIONS_OF_NEW === 0) once.pop();
      else once.delete(newest);
    }
  }

  return {
    size,
    makeRoom,
    get(key) {
      const found = popular.get(key);
      if (found !== undefined) return found;
      // It keeps its place, or it would be the next to be evicted.
      const newcomer = once.peek(key);
      if (newcomer === undefined) return undefined;
      const { value, evictionsBefore } = newcomer;
      if (evictions - evictionsBefore < once.size) {
        once.delete(key);
        popular.set(key, value);
      } else {
        // After so many others it may be read in turn with them, which must not make popular ones unpopular.
        newcomer.evictionsBefore = evictions;
      }
      return value;
    },
    set(key, value) {
      if (popular.has(key)) {
        popular.set(key, value);
        makeRoom();
        return;
      }
      once.delete(key);
      const needed = sizeOf(value, key);
      // First, so that the new one counts as requested later than those that move.
      makeRoom(needed);
      if (size() + needed <= maxSize - taken()) once.set(key, { value, evictionsBefore: evictions });
    },
    delete(key) {
      once.delete(key);
      popular.delete(key);
    },
  };
}
