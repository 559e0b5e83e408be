import type { Compare } from "./entry-columns.ts";

/** All entries in one order, by their slots. */
export type SlotOrder = {
  view(): Uint32Array;
  add(slot: number): void;
  /** To be called while the entry is still what it was when it was added: that is how it is found. */
  remove(slot: number): void;
};

/** @param slots those that are there already, in any order */
export function createSlotOrder(compare: Compare, slots: Uint32Array): SlotOrder {
  let ordered = slots.slice().sort(compare);
  let length = ordered.length;

  function placeOf(slot: number): number {
    let [low, high] = [0, length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (compare(ordered[middle] as number, slot) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  return {
    view: () => ordered.subarray(0, length),
    add(slot) {
      if (length === ordered.length) {
        const grown = new Uint32Array(Math.max(64, Math.ceil(length * 1.25)));
        grown.set(ordered);
        ordered = grown;
      }
      const place = placeOf(slot);
      ordered.copyWithin(place + 1, place, length);
      ordered[place] = slot;
      length += 1;
    },
    remove(slot) {
      const place = placeOf(slot);
      if (place === length || ordered[place] !== slot) throw new Error("An entry is not where its order has it.");
      ordered.copyWithin(place, place + 1, length);
      length -= 1;
    },
  };
}
