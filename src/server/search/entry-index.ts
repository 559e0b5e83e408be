import { LRUCache } from "lru-cache";
import { byCodePoint } from "../../domain/search/code-point-order.ts";
import { createSoundIndex } from "../../domain/search/sound-index.ts";
import { createTextIndex } from "../../domain/search/text-index.ts";
import { type Compare, createEntryColumns, type EntryColumns, type IndexedEntry } from "./entry-columns.ts";
import { createSlotOrder, type SlotOrder } from "./slot-order.ts";

/** Lists that were asked for stay until something changes, up to this many bytes for each kind of entry. */
const KEPT_LIST_BYTES = 8_000_000;
/** A list is picked out of the whole order unless so many times fewer were found: then these are put in order. */
const MUCH_FEWER = 100;

/** Which entries a list holds beside those that a search finds. */
export type Acceptance = {
  /** True for the marks of an entry that belongs to the list. */
  marks: (marks: number) => boolean;
  /** The least and the greatest first number of an entry, both included. */
  between?: readonly [number, number];
};

/** What is peculiar to a kind of entry. */
export type IndexShape<Filter, Sort extends string> = {
  /** Whether names are also found by their sound. */
  hasSounds: boolean;
  /** How each order compares. Orders are made when they are first asked for, and kept true from then on. */
  compare(columns: EntryColumns): Record<Sort, Compare>;
  accept(filter: Filter): Acceptance;
};

/** The entries of one kind in memory: enough to say which a list holds, and in which order. */
export type EntryIndex<Filter, Sort extends string> = {
  readonly size: number;
  /** @param text what searches look through, folded */
  put(entry: IndexedEntry, text: string): void;
  remove(seq: number): void;
  /**
   * Makes ready for searches what `put` has left for later; a search does it by itself.
   * @param most how many entries at a time
   * @returns whether some are left
   */
  prepareSearches(most: number): boolean;
  /** The internal keys of a whole list in its order. Not to be changed: who asks for the same list gets the same one. */
  list(filter: Filter, sort: Sort): Uint32Array;
  /** The internal keys of all entries with this text, whatever else they are, in no particular order. */
  find(text: string): Uint32Array;
  /** Entries of a list whose text sounds like these words, at most `limit`, the likeliest first; none without sounds. */
  nearest(words: string, limit: number, filter: Filter): { seq: number; text: string }[];
  /** In a list ordered by the sort key: the place of the first entry whose key is not before this one. */
  placeBySortKey(list: Uint32Array, sortKey: string): number;
};

export function createEntryIndex<Filter extends { search?: string | undefined }, Sort extends string>(
  shape: IndexShape<Filter, Sort>,
): EntryIndex<Filter, Sort> {
  const columns = createEntryColumns();
  const compare = shape.compare(columns);
  const texts = createTextIndex();
  const sounds = shape.hasSounds ? createSoundIndex() : undefined;
  const slots = new Map<number, number>();
  const free: number[] = [];
  const orders = new Map<Sort, SlotOrder>();
  const kept = new LRUCache<string, Uint32Array>({
    maxSize: KEPT_LIST_BYTES,
    sizeCalculation: (list, key) => list.byteLength + key.length * 2 + 100,
  });

  function orderOf(sort: Sort): SlotOrder {
    const known = orders.get(sort);
    if (known !== undefined) return known;
    const order = createSlotOrder(compare[sort], Uint32Array.from(slots.values()));
    orders.set(sort, order);
    return order;
  }

  function findSlots(filter: Filter, sort: Sort): Uint32Array {
    const accepts = acceptor(shape.accept(filter), columns);
    const found = filter.search === undefined ? undefined : texts.find(filter.search);
    if (found !== undefined && found.length * MUCH_FEWER < slots.size) return found.filter(accepts).sort(compare[sort]);
    const isFound = found && marksAt(found, columns.length);
    const order = orderOf(sort).view();
    const list = new Uint32Array(order.length);
    let length = 0;
    for (let at = 0; at < order.length; at += 1) {
      const slot = order[at] as number;
      if ((isFound === undefined || isFound[slot] === 1) && accepts(slot)) {
        list[length] = slot;
        length += 1;
      }
    }
    return list.slice(0, length);
  }

  function putText(slot: number, text: string): void {
    sounds?.put(slot, text, texts.textAt(slot));
    texts.put(slot, text);
  }

  return {
    get size() {
      return slots.size;
    },
    put(entry, text) {
      kept.clear();
      const known = slots.get(entry.seq);
      const slot = known ?? free.pop() ?? columns.length;
      if (known !== undefined) for (const order of orders.values()) order.remove(slot);
      slots.set(entry.seq, slot);
      columns.set(slot, entry);
      putText(slot, text);
      for (const order of orders.values()) order.add(slot);
    },
    remove(seq) {
      const slot = slots.get(seq);
      if (slot === undefined) return;
      kept.clear();
      for (const order of orders.values()) order.remove(slot);
      slots.delete(seq);
      putText(slot, "");
      columns.clear(slot);
      free.push(slot);
    },
    prepareSearches: (most) => texts.takeIn(most) || (sounds?.takeIn(most) ?? false),
    list(filter, sort) {
      const key = JSON.stringify([filter, sort]);
      const known = kept.get(key);
      if (known !== undefined) return known;
      const list = findSlots(filter, sort).map((slot) => columns.seqAt(slot));
      kept.set(key, list);
      return list;
    },
    nearest: (words, limit, filter) =>
      (sounds?.nearest(words, limit, acceptor(shape.accept(filter), columns)) ?? []).map((slot) => ({
        seq: columns.seqAt(slot),
        text: texts.textAt(slot),
      })),
    find: (text) => texts.find(text).map((slot) => columns.seqAt(slot)),
    placeBySortKey(list, sortKey) {
      let [low, high] = [0, list.length];
      while (low < high) {
        const middle = (low + high) >>> 1;
        const slot = slots.get(list[middle] as number) as number;
        if (byCodePoint(columns.sortKeyAt(slot), sortKey) < 0) low = middle + 1;
        else high = middle;
      }
      return low;
    },
  };
}

/** Whether a slot's entry belongs to a list. Each of the 256 marks is asked once, so that it costs little for many. */
function acceptor({ marks, between }: Acceptance, columns: EntryColumns): (slot: number) => boolean {
  const accepted = Uint8Array.from({ length: 256 }, (_, value) => Number(marks(value)));
  if (between === undefined) return (slot) => accepted[columns.marksAt(slot)] === 1;
  const [least, greatest] = between;
  return (slot) => {
    const number = columns.numberAt(0, slot);
    return accepted[columns.marksAt(slot)] === 1 && number >= least && number <= greatest;
  };
}

function marksAt(slots: Uint32Array, length: number): Uint8Array {
  const marks = new Uint8Array(length);
  for (let at = 0; at < slots.length; at += 1) marks[slots[at] as number] = 1;
  return marks;
}
