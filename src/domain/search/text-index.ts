import { createSlotList, inBoth, type SlotList } from "./slot-list.ts";

/** Shorter words than this stand in no index of their own. */
const GRAM = 3;
const LINE_END = 10;
/** Up to this many candidates it is quicker to look at their texts than into a further list. */
const FEW = 200;

const gramKey = (first: number, second: number, third: number): number =>
  first * 0x1_0000_0000 + second * 0x1_0000 + third;

/** The runs of three units within the lines of a text, some of them several times. */
function gramsOf(text: string): number[] {
  const grams: number[] = [];
  let first = LINE_END;
  let second = LINE_END;
  for (let at = 0; at < text.length; at += 1) {
    const third = text.charCodeAt(at);
    if (first !== LINE_END && second !== LINE_END && third !== LINE_END) grams.push(gramKey(first, second, third));
    first = second;
    second = third;
  }
  return grams;
}

function hasShortLine(text: string): boolean {
  let start = 0;
  for (let end = text.indexOf("\n"); end !== -1; end = text.indexOf("\n", start)) {
    if (end - start < GRAM) return true;
    start = end + 1;
  }
  return text.length - start < GRAM;
}

/** True where the run of three units holds the one or two units of `short`. */
function holds(gram: number, short: string): boolean {
  const units = [Math.floor(gram / 0x1_0000_0000), Math.floor(gram / 0x1_0000) % 0x1_0000, gram % 0x1_0000];
  const [first, second] = [short.charCodeAt(0), short.charCodeAt(1)];
  if (short.length === 1) return units.includes(first);
  return (units[0] === first && units[1] === second) || (units[1] === first && units[2] === second);
}

/**
 * Finds any part of many short texts. Each text has a number of its own, its slot, given by whoever keeps the index;
 * slots count from 0 and should have few gaps. A text is one or more lines, and no match spans two.
 */
export type TextIndex = {
  /** The text in a slot; empty where there is none. */
  textAt(slot: number): string;
  /** Puts a text into a slot, in the place of what is there; an empty one takes it out. */
  put(slot: number, text: string): void;
  /**
   * Takes texts in that are new: `put` leaves that until the next search, so that lists can be answered before.
   * @param most how many at a time
   * @returns whether some are left
   */
  takeIn(most: number): boolean;
  /** The slots whose text contains `part` literally, in order. A part that is empty or has a line break is in none. */
  find(part: string): Uint32Array;
};

export function createTextIndex(): TextIndex {
  const texts: string[] = [];
  const byGram = new Map<number, SlotList>();
  // The lines that are too short for a gram.
  const withShortLine = createSlotList();
  /** The slots whose texts stand in no list yet. */
  const waiting = new Set<number>();

  /** All lists whose grams stand in `part`, the shortest first; undefined where one is missing. */
  function listsOf(part: string): Uint32Array[] | undefined {
    const lists: Uint32Array[] = [];
    for (const gram of new Set(gramsOf(part))) {
      const list = byGram.get(gram);
      if (list === undefined) return undefined;
      lists.push(list.view());
    }
    return lists.sort((a, b) => a.length - b.length);
  }

  function findLong(part: string): Uint32Array {
    const [shortest, ...others] = listsOf(part) ?? [];
    if (shortest === undefined) return new Uint32Array();
    // One gram alone is the part itself.
    if (part.length === GRAM) return shortest.slice();
    let candidates = shortest;
    for (const list of others) {
      if (candidates.length <= FEW) break;
      candidates = inBoth(candidates, list);
    }
    return candidates.filter((slot) => (texts[slot] as string).includes(part));
  }

  function findShort(part: string): Uint32Array {
    const marks = new Uint8Array(texts.length);
    for (const [gram, list] of byGram) if (holds(gram, part)) mark(marks, list.view());
    mark(
      marks,
      withShortLine.view().filter((slot) => texts[slot]?.includes(part)),
    );
    return slotsMarked(marks);
  }

  function removeGrams(slot: number, grams: Set<number>): void {
    for (const gram of grams) {
      const list = byGram.get(gram);
      list?.remove(slot);
      if (list?.length === 0) byGram.delete(gram);
    }
  }

  function addGrams(slot: number, text: string, before: string): void {
    const grams = gramsOf(text);
    if (before !== "") removeGrams(slot, new Set(gramsOf(before)).difference(new Set(grams)));
    for (const gram of grams) {
      const list = byGram.get(gram) ?? createSlotList();
      if (list.length === 0) byGram.set(gram, list);
      list.add(slot);
    }
    if (text !== "" && hasShortLine(text)) withShortLine.add(slot);
    else withShortLine.remove(slot);
  }

  function takeIn(most: number): boolean {
    let left = most;
    for (const slot of waiting) {
      if (left === 0) return true;
      left -= 1;
      waiting.delete(slot);
      addGrams(slot, texts[slot] ?? "", "");
    }
    return false;
  }

  return {
    textAt: (slot) => texts[slot] ?? "",
    put(slot, text) {
      const before = texts[slot] ?? "";
      if (text === before) return;
      while (texts.length < slot) texts.push("");
      texts[slot] = text;
      if (before === "") waiting.add(slot);
      else if (!waiting.has(slot)) addGrams(slot, text, before);
    },
    takeIn,
    find(part) {
      takeIn(Number.POSITIVE_INFINITY);
      if (part === "" || part.includes("\n")) return new Uint32Array();
      return part.length < GRAM ? findShort(part) : findLong(part);
    },
  };
}

function mark(marks: Uint8Array, slots: Uint32Array): void {
  for (let at = 0; at < slots.length; at += 1) marks[slots[at] as number] = 1;
}

function slotsMarked(marks: Uint8Array): Uint32Array {
  const slots = new Uint32Array(marks.length);
  let found = 0;
  for (let slot = 0; slot < marks.length; slot += 1) {
    if (marks[slot] === 1) {
      slots[found] = slot;
      found += 1;
    }
  }
  return slots.subarray(0, found);
}
