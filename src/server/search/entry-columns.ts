import { byCodePoint } from "../../domain/search/code-point-order.ts";

/** What the index knows of an entry beside the text that searches look through. */
export type IndexedEntry = {
  /** The internal key. */
  seq: number;
  /** The entry's `_id`, which orders those that are alike in all else. */
  id: string;
  sortKey: string;
  /** Every closed value that lists filter by, packed into eight bits by the kind of entry. */
  marks: number;
  /** Two numbers that lists are ordered or bounded by; NaN where there is none. */
  numbers: readonly [number, number];
};

/** Compares the entries in two slots: below 0 where the first comes first; 0 only for one and the same. */
export type Compare = (a: number, b: number) => number;

/** The entries by slot, a column for each thing that is known of them: about sixty bytes for each, and its sort key. */
export type EntryColumns = {
  readonly length: number;
  set(slot: number, entry: IndexedEntry): void;
  /** Forgets what is in a slot; it is in no list from then on. */
  clear(slot: number): void;
  seqAt(slot: number): number;
  marksAt(slot: number): number;
  numberAt(which: 0 | 1, slot: number): number;
  sortKeyAt(slot: number): string;
  byId: Compare;
  bySortKey: Compare;
  /** Those without a number come last, whichever way. */
  byNumber(which: 0 | 1, direction: 1 | -1): Compare;
};

const FIRST_CAPACITY = 64;
/** An id as three numbers of 32 bits. */
const ID_WORDS = 3;

export function createEntryColumns(): EntryColumns {
  let length = 0;
  let seqs = new Uint32Array(FIRST_CAPACITY);
  let marks = new Uint8Array(FIRST_CAPACITY);
  let ids = new Uint32Array(FIRST_CAPACITY * ID_WORDS);
  let numbers = [new Float64Array(FIRST_CAPACITY), new Float64Array(FIRST_CAPACITY)] as const;
  const sortKeys: string[] = [];

  function makeRoom(slots: number): void {
    if (slots <= seqs.length) return;
    const capacity = Math.max(slots, seqs.length * 2);
    const grow = <Column extends Uint8Array | Uint32Array | Float64Array>(grown: Column, from: Column): Column => {
      grown.set(from);
      return grown;
    };
    seqs = grow(new Uint32Array(capacity), seqs);
    marks = grow(new Uint8Array(capacity), marks);
    ids = grow(new Uint32Array(capacity * ID_WORDS), ids);
    numbers = [grow(new Float64Array(capacity), numbers[0]), grow(new Float64Array(capacity), numbers[1])];
  }

  return {
    get length() {
      return length;
    },
    set(slot, { seq, id, sortKey, marks: packed, numbers: [first, second] }) {
      makeRoom(slot + 1);
      length = Math.max(length, slot + 1);
      seqs[slot] = seq;
      marks[slot] = packed;
      for (let word = 0; word < ID_WORDS; word += 1) {
        ids[slot * ID_WORDS + word] = Number.parseInt(id.slice(word * 8, word * 8 + 8), 16);
      }
      numbers[0][slot] = first;
      numbers[1][slot] = second;
      sortKeys[slot] = sortKey;
    },
    clear(slot) {
      seqs[slot] = 0;
      sortKeys[slot] = "";
    },
    seqAt: (slot) => seqs[slot] as number,
    marksAt: (slot) => marks[slot] as number,
    numberAt: (which, slot) => numbers[which][slot] as number,
    sortKeyAt: (slot) => sortKeys[slot] ?? "",
    byId(a, b) {
      for (let word = 0; word < ID_WORDS; word += 1) {
        const difference = (ids[a * ID_WORDS + word] as number) - (ids[b * ID_WORDS + word] as number);
        if (difference !== 0) return difference;
      }
      return 0;
    },
    bySortKey: (a, b) => byCodePoint(sortKeys[a] as string, sortKeys[b] as string),
    byNumber: (which, direction) => (a, b) => {
      const [left, right] = [numbers[which][a] as number, numbers[which][b] as number];
      if (Number.isNaN(left) || Number.isNaN(right)) return Number(Number.isNaN(left)) - Number(Number.isNaN(right));
      return direction * (left - right);
    },
  };
}
