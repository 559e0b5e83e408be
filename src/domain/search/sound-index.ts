import { createSlotList, type SlotList } from "./slot-list.ts";
import { soundOf } from "./sound.ts";

/** How many runs of a query are looked up at most: more would not find better, only slower. */
const MOST_GRAMS = 60;
const EDGE = 0;

/**
 * The different runs of three units inside each word as it sounds, where the beginning and the end of a word count as one
 * unit. What a word shares with most others, its first letter alone, is not among them.
 */
function gramsOf(folded: string): Set<number> {
  const grams = new Set<number>();
  for (const word of soundOf(folded).split(/\s+/)) {
    let [first, second] = [EDGE, word.charCodeAt(0)];
    for (let at = 1; at <= word.length; at += 1) {
      const third = at < word.length ? word.charCodeAt(at) : EDGE;
      grams.add(first * 0x1_0000_0000 + second * 0x1_0000 + third);
      [first, second] = [second, third];
    }
  }
  return grams;
}

/** Finds texts with words that sound like those of a query. Texts have slots, as in `text-index.ts`. */
export type SoundIndex = {
  /** Puts a text into a slot; an empty one takes out what is there. @param before the text that is there */
  put(slot: number, text: string, before: string): void;
  /** Takes texts in that are new, as in `text-index.ts`. */
  takeIn(most: number): boolean;
  /**
   * The slots that share most of the query's sounds, at most `limit`, the likeliest first; of those that share as many,
   * the shorter texts.
   */
  nearest(folded: string, limit: number, accepts: (slot: number) => boolean): number[];
};

export function createSoundIndex(): SoundIndex {
  const byGram = new Map<number, SlotList>();
  /** How many different grams the text in each slot has; more than 255 count as so many. */
  let sizes = new Uint8Array(64);
  /** The texts that stand in no list yet, by their slots. */
  const waiting = new Map<number, string>();

  function countShared(folded: string): Uint8Array {
    const shared = new Uint8Array(sizes.length);
    for (const gram of [...gramsOf(folded)].slice(0, MOST_GRAMS)) {
      const slots = byGram.get(gram)?.view();
      if (slots === undefined) continue;
      for (let at = 0; at < slots.length; at += 1)
        shared[slots[at] as number] = (shared[slots[at] as number] as number) + 1;
    }
    return shared;
  }

  function replaceGrams(slot: number, text: string, before: string): void {
    if (slot >= sizes.length) {
      const grown = new Uint8Array(Math.max(slot + 1, sizes.length * 2));
      grown.set(sizes);
      sizes = grown;
    }
    const after = gramsOf(text);
    for (const gram of before === "" ? [] : gramsOf(before).difference(after)) {
      const list = byGram.get(gram);
      list?.remove(slot);
      if (list?.length === 0) byGram.delete(gram);
    }
    for (const gram of after) {
      const list = byGram.get(gram) ?? createSlotList();
      if (list.length === 0) byGram.set(gram, list);
      list.add(slot);
    }
    sizes[slot] = Math.min(after.size, 255);
  }

  function takeIn(most: number): boolean {
    let left = most;
    for (const [slot, text] of waiting) {
      if (left === 0) return true;
      left -= 1;
      waiting.delete(slot);
      replaceGrams(slot, text, "");
    }
    return false;
  }

  return {
    put(slot, text, before) {
      if (before === "" || waiting.has(slot)) waiting.set(slot, text);
      else replaceGrams(slot, text, before);
    },
    takeIn,
    nearest(folded, limit, accepts) {
      takeIn(Number.POSITIVE_INFINITY);
      const shared = countShared(folded);
      const least = leastToReach(shared, limit, accepts);
      // Both small numbers: counted into buckets instead of being sorted.
      const buckets = new Map<number, number[]>();
      for (let slot = 0; slot < shared.length; slot += 1) {
        const count = shared[slot] as number;
        if (count < least || !accepts(slot)) continue;
        const place = (MOST_GRAMS - count) * 256 + (sizes[slot] as number);
        const bucket = buckets.get(place);
        if (bucket === undefined) buckets.set(place, [slot]);
        else bucket.push(slot);
      }
      const places = [...buckets.keys()].sort((a, b) => a - b);
      return places.flatMap((place) => buckets.get(place) ?? []).slice(0, limit);
    },
  };
}

/** The greatest count, from 1, that so many slots reach. */
function leastToReach(counts: Uint8Array, limit: number, accepts: (slot: number) => boolean): number {
  const slots = new Uint32Array(MOST_GRAMS + 1);
  for (let slot = 0; slot < counts.length; slot += 1) {
    const count = counts[slot] as number;
    if (count > 0 && accepts(slot)) slots[count] = (slots[count] as number) + 1;
  }
  let [count, reached] = [MOST_GRAMS, slots[MOST_GRAMS] as number];
  while (count > 1 && reached < limit) {
    count -= 1;
    reached += slots[count] as number;
  }
  return count;
}
