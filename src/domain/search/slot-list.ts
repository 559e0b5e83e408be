/** Different whole numbers from 0, in order, in four bytes each: what many of a hundred thousand entries have in common. */
export type SlotList = {
  readonly length: number;
  /** The numbers themselves, for reading, until the next change. */
  view(): Uint32Array;
  /** Nothing changes where it is there already. The end of the list is the cheap place. */
  add(slot: number): void;
  remove(slot: number): void;
};

/** Where `slot` stands in a list in order, or would stand. */
function placeOf(slots: Uint32Array, length: number, slot: number): number {
  let [low, high] = [0, length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((slots[middle] as number) < slot) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function createSlotList(): SlotList {
  let slots = new Uint32Array(2);
  let length = 0;
  return {
    get length() {
      return length;
    },
    view: () => slots.subarray(0, length),
    add(slot) {
      const last = length === 0 ? -1 : (slots[length - 1] as number);
      if (last === slot) return;
      const place = last < slot ? length : placeOf(slots, length, slot);
      if (place < length && slots[place] === slot) return;
      if (length === slots.length) {
        const grown = new Uint32Array(length * 2);
        grown.set(slots);
        slots = grown;
      }
      if (place < length) slots.copyWithin(place + 1, place, length);
      slots[place] = slot;
      length += 1;
    },
    remove(slot) {
      const place = placeOf(slots, length, slot);
      if (place === length || slots[place] !== slot) return;
      slots.copyWithin(place, place + 1, length);
      length -= 1;
    },
  };
}

/** How much longer the other list must be for each number to be looked up in it, instead of reading both side by side. */
const MUCH_LONGER = 16;

/** The numbers that stand in both lists, in order. */
export function inBoth(shorter: Uint32Array, longer: Uint32Array): Uint32Array {
  if (shorter.length > longer.length) return inBoth(longer, shorter);
  const both = new Uint32Array(shorter.length);
  const lookUp = longer.length > shorter.length * MUCH_LONGER;
  let [found, at] = [0, 0];
  for (const slot of shorter) {
    if (lookUp) at = placeOf(longer, longer.length, slot);
    else while (at < longer.length && (longer[at] as number) < slot) at += 1;
    if (longer[at] === slot) {
      both[found] = slot;
      found += 1;
    }
  }
  return both.subarray(0, found);
}
