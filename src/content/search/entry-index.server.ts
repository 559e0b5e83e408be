import { LRUCache } from "lru-cache";
import { byCodePoint } from "../../platform/text/code-point-order.ts";
import type { ArticleRow } from "../articles/article-tables.server.ts";
import type { TuskerRow } from "../tuskers/tusker-tables.server.ts";
import { createTermIndex } from "./term-index.ts";
import { createTextIndex } from "./text-index.ts";

/** Requested lists are cached until something changes, up to this many bytes for each kind of entry. */
const KEPT_LIST_BYTES = 8_000_000;
/**
 * A list is filtered from the full order, unless a search found this many times fewer entries: then only those are
 * sorted.
 */
const MUCH_FEWER = 100;
/** Lists whose counts are kept: those of visitors, a new one of articles each day. */
const MOST_TALLIES = 10;
/** With more stale texts than this, and more than half of all, the index is rebuilt. */
const MANY_OLD_TEXTS = 2000;

/** The columns of any entry that the index needs. */
export const LIGHT_COLUMNS = [
  "seq",
  "id",
  "sort_key",
  "search_text",
  "updated_at",
  "publication",
  "binned_at",
] as const;

/** The values that lists of any kind filter and sort by. */
export type LightRow = Pick<EntryRow, "seq" | "id" | "sort_key" | "updated_at" | "publication"> & {
  isBinned: boolean;
  /** The number of its text in the text index, assigned by `put`. */
  text: number;
};

type EntryRow = TuskerRow | ArticleRow;

export const toLightRow = (row: Pick<EntryRow, (typeof LIGHT_COLUMNS)[number]>): LightRow => ({
  text: 0,
  seq: row.seq,
  publication: row.publication,
  isBinned: row.binned_at !== null,
  id: row.id,
  sort_key: row.sort_key,
  updated_at: row.updated_at,
});

/** Compares two entries: negative if the first comes first; 0 only for the same entry. */
export type Compare<Row> = (a: Row, b: Row) => number;

/** What differs between kinds of entry. */
export type IndexShape<Row extends LightRow, Filter, Sort extends string> = {
  /** Whether names can also be found by sound. */
  hasSounds: boolean;
  /** The comparison of each order. An order is built at its first use and maintained from then on. */
  orders: Record<Sort, Compare<Row>>;
  /** Which entries a list contains, apart from any search. */
  accepts(filter: Filter): (row: Row) => boolean;
  /** The values of an entry by which `tally` counts. */
  countedBy(row: Row): readonly string[];
};

/** How many entries a list has, and how many with each value. */
export type Tally = { total: number; having: Readonly<Record<string, number>> };

/** An in-memory index of one kind of entry: which entries a list contains, and in which order. */
export type EntryIndex<Row, Filter, Sort extends string> = {
  /** True if it holds so many stale texts that it should be rebuilt. */
  readonly isWorn: boolean;
  /**
   * @param text the folded text that searches cover
   * @param terms further folded texts that searches cover, most of them shared with other entries
   */
  put(row: Row, text: string, terms?: readonly string[]): void;
  remove(seq: number): void;
  /**
   * Indexes texts that `put` has deferred. A search does this automatically.
   * @param most how many entries to index
   * @returns whether some are left
   */
  prepareSearches(most: number): boolean;
  /** The internal keys of a whole list in order. Do not modify the result: it is cached and shared. */
  list(filter: Filter, sort: Sort): Uint32Array;
  /** Those of these entries that a list without its search contains. */
  rows(seqs: Iterable<number>, filter: Filter): Row[];
  /** Counts a list without its search. It is counted once until something changes: do not modify the result. */
  tally(filter: Filter): Tally;
  /** The internal keys of all entries with this text, unfiltered and unordered. */
  find(text: string): Uint32Array;
  /** Entries of a list whose text sounds like these words, at most `limit`, best match first; none without sounds. */
  nearest(words: string, limit: number, filter: Filter): { seq: number; text: string }[];
  /** The position of the first entry whose sort key is not before this one, in a list ordered by sort key. */
  placeBySortKey(list: Uint32Array, sortKey: string): number;
};

export function createEntryIndex<
  Row extends LightRow,
  Filter extends { search?: string | undefined; named?: string | undefined },
  Sort extends string,
>(shape: IndexShape<Row, Filter, Sort>): EntryIndex<Row, Filter, Sort> {
  const texts = createTextIndex(shape);
  const terms = createTermIndex();
  const bySeq = new Map<number, Row>();
  /** Rows by text number; undefined if the entry was removed or has another text now. */
  const byText: (Row | undefined)[] = [];
  const orders = new Map<Sort, Row[]>();
  /** The text numbers in each order, cached until something changes. */
  const numbers = new Map<Sort, Uint32Array>();
  const kept = new LRUCache<string, Uint32Array>({
    maxSize: KEPT_LIST_BYTES,
    sizeCalculation: (list, key) => list.byteLength + key.length * 2 + 100,
  });
  const tallies = new LRUCache<string, Tally>({ max: MOST_TALLIES });

  function forget(): void {
    kept.clear();
    numbers.clear();
    tallies.clear();
  }

  function orderOf(sort: Sort): Row[] {
    const known = orders.get(sort);
    if (known !== undefined) return known;
    const order = [...bySeq.values()].sort(shape.orders[sort]);
    orders.set(sort, order);
    return order;
  }

  const placeIn = (order: readonly Row[], sort: Sort, row: Row): number =>
    firstPlace(order.length, (place) => shape.orders[sort](order[place] as Row, row) >= 0);

  function takeOut(row: Row): void {
    forget();
    for (const [sort, order] of orders) order.splice(placeIn(order, sort, row), 1);
    bySeq.delete(row.seq);
    terms.remove(row.seq);
    byText[row.text] = undefined;
  }

  const rowsOf = (numbers: Iterable<number>): Row[] =>
    Array.from(numbers, (text) => byText[text]).filter((row) => row !== undefined);

  /** The text numbers of what is searched for; undefined if nothing is. */
  function searched({ search, named }: Filter): (ArrayLike<number> & Iterable<number>) | undefined {
    if (named !== undefined) return texts.find(named);
    if (search === undefined) return undefined;
    const byText = texts.find(search);
    const byTerm = terms.find(search);
    if (byTerm.size === 0) return byText;
    const found = new Set(byText);
    for (const seq of byTerm) found.add((bySeq.get(seq) as Row).text);
    return [...found];
  }

  function pick(filter: Filter, sort: Sort): Row[] {
    const accepts = shape.accepts(filter);
    const found = searched(filter);
    if (found === undefined) return orderOf(sort).filter(accepts);
    if (found.length * MUCH_FEWER < bySeq.size) return rowsOf(found).filter(accepts).sort(shape.orders[sort]);
    const isFound = new Uint8Array(texts.length);
    for (const text of found) isFound[text] = 1;
    // Look only at the rows that were found: reading all rows is the slow part.
    const order = numbers.get(sort) ?? Uint32Array.from(orderOf(sort), (row) => row.text);
    numbers.set(sort, order);
    return rowsOf(order.filter((text) => isFound[text] === 1)).filter(accepts);
  }

  function count(filter: Filter): Tally {
    const accepts = shape.accepts(filter);
    const having: Record<string, number> = {};
    let total = 0;
    for (const row of bySeq.values()) {
      if (!accepts(row)) continue;
      total += 1;
      for (const value of shape.countedBy(row)) having[value] = (having[value] ?? 0) + 1;
    }
    return { total, having };
  }

  return {
    get isWorn() {
      return texts.length - bySeq.size > Math.max(MANY_OLD_TEXTS, bySeq.size);
    },
    put(row, text, termsOfRow = []) {
      const before = bySeq.get(row.seq);
      if (before !== undefined) takeOut(before);
      forget();
      row.text = before !== undefined && texts.textAt(before.text) === text ? before.text : texts.add(text);
      bySeq.set(row.seq, row);
      terms.put(row.seq, termsOfRow);
      byText[row.text] = row;
      for (const [sort, order] of orders) order.splice(placeIn(order, sort, row), 0, row);
    },
    remove(seq) {
      const row = bySeq.get(seq);
      if (row !== undefined) takeOut(row);
    },
    prepareSearches: (most) => texts.takeIn(most) || terms.takeIn(most),
    list(filter, sort) {
      const key = JSON.stringify([filter, sort]);
      const known = kept.get(key);
      if (known !== undefined) return known;
      const list = seqsOf(pick(filter, sort));
      kept.set(key, list);
      return list;
    },
    rows(seqs, filter) {
      const accepts = shape.accepts(filter);
      return Array.from(seqs, (seq) => bySeq.get(seq)).filter((row) => row !== undefined && accepts(row)) as Row[];
    },
    tally(filter) {
      const key = JSON.stringify(filter);
      const known = tallies.get(key);
      if (known !== undefined) return known;
      const tally = count(filter);
      tallies.set(key, tally);
      return tally;
    },
    find: (part) => seqsOf(rowsOf(texts.find(part))),
    nearest(words, limit, filter) {
      const accepts = shape.accepts(filter);
      const isAccepted = (text: number) => {
        const row = byText[text];
        return row !== undefined && accepts(row);
      };
      const found = rowsOf(texts.nearest(words, limit, isAccepted));
      return found.map(({ seq, text }) => ({ seq, text: texts.textAt(text) }));
    },
    placeBySortKey: (list, sortKey) =>
      firstPlace(list.length, (place) => byCodePoint(bySeq.get(list[place] as number)?.sort_key ?? "", sortKey) >= 0),
  };
}

function seqsOf(rows: readonly LightRow[]): Uint32Array {
  const seqs = new Uint32Array(rows.length);
  for (let place = 0; place < rows.length; place += 1) seqs[place] = (rows[place] as LightRow).seq;
  return seqs;
}

/** Binary search: the first index at which a monotonic condition holds; `length` if it never does. */
function firstPlace(length: number, isReached: (place: number) => boolean): number {
  let [low, high] = [0, length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isReached(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
