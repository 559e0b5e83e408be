import { createTextIndex } from "./text-index.ts";

/** Finds entries by terms that many of them share, such as places and tags. */
export type TermIndex = {
  /** Replaces the terms of an entry. @param terms folded as for searches */
  put(seq: number, terms: readonly string[]): void;
  remove(seq: number): void;
  /** Indexes new terms, as `TextIndex` does. @returns whether some are left */
  takeIn(most: number): boolean;
  /** The internal keys of the entries with a term that contains the part, or sounds like it in another script. */
  find(part: string): Set<number>;
};

export function createTermIndex(): TermIndex {
  const texts = createTextIndex({ hasSounds: true });
  const numbers = new Map<string, number>();
  /** The entries of each term, by its number. A term without entries stays: it may come back. */
  const entries: Set<number>[] = [];
  const termsOf = new Map<number, number[]>();

  function numberOf(term: string): number {
    return numbers.getOrInsertComputed(term, () => {
      entries.push(new Set());
      return texts.add(term);
    });
  }

  function remove(seq: number): void {
    for (const number of termsOf.get(seq) ?? []) entries[number]?.delete(seq);
    termsOf.delete(seq);
  }

  return {
    put(seq, terms) {
      remove(seq);
      const own = [...new Set(terms)].map(numberOf);
      for (const number of own) entries[number]?.add(seq);
      termsOf.set(seq, own);
    },
    remove,
    takeIn: texts.takeIn,
    find(part) {
      const found = new Set<number>();
      for (const number of texts.find(part)) for (const seq of entries[number] ?? []) found.add(seq);
      return found;
    },
  };
}
