import { isNative, soundOf } from "../../platform/text/scripts/sound.ts";

/** Stands between the lines of a text and further spellings, which only searches in their own letters find. */
const BEFORE_SPELLINGS = "\n\n";

/** A text for the index: its lines, and spellings of names. */
export const withSpellings = (lines: string, spellings: readonly string[]): string =>
  [lines.replace(/\n{2,}/g, "\n"), ...(spellings.length > 0 ? [spellings.join("\n")] : [])].join(BEFORE_SPELLINGS);

/** All lines of a text, its spellings among them. */
export const linesOf = (text: string): string[] => text.split(/\n+/);

const withoutSpellings = (text: string): string => text.split(BEFORE_SPELLINGS, 1)[0] ?? "";

/** The length of the indexed runs. Shorter parts are found by the runs that start with them. */
const GRAM = 3;
const EDGE = 0;
/** The most trigrams of a query to look up: more would be slower without better results. */
const MOST_SOUNDS = 60;

/**
 * The trigrams of a text, each packed into one number; none spans two lines. May contain duplicates.
 * @param beyond how many edges pad the end of each line; with two, every single unit and every pair starts a trigram
 * too
 */
function gramsOf(text: string, beyond: 0 | 2): number[] {
  const grams: number[] = [];
  for (const line of text.split("\n")) {
    for (let at = GRAM - 1; at < line.length + beyond; at += 1) {
      grams.push(gramOf(line.charCodeAt(at - 2), line.charCodeAt(at - 1) || EDGE, line.charCodeAt(at) || EDGE));
    }
  }
  return grams;
}

/**
 * The distinct trigrams of each word's phonetic form, with an edge at the start and end of the word. A trigram of the
 * first letter alone is left out, because most words would share it.
 */
function soundsOf(folded: string): Set<number> {
  const grams = new Set<number>();
  for (const word of soundOf(folded).split(/\s+/)) {
    for (let at = 1; at <= word.length; at += 1) {
      const [first, third] = [at > 1 ? word.charCodeAt(at - 2) : EDGE, at < word.length ? word.charCodeAt(at) : EDGE];
      grams.add(gramOf(first, word.charCodeAt(at - 1), third));
    }
  }
  return grams;
}

const gramOf = (first: number, second: number, third: number): number =>
  first * 0x1_0000_0000 + second * 0x1_0000 + third;

/** A query with fewer sounds would match everything across scripts. */
const FEWEST_SOUNDS = 3;

const PUNCTUATION = /[^\p{L}\p{M}\p{N}\s]/u;

/** The same for a query, whose last word may be only begun. */
function soundsOfQuery(sound: string): number[] {
  const grams: number[] = [];
  const words = sound.split(/\s+/);
  for (const [place, word] of words.entries()) {
    const end = place === words.length - 1 ? word.length - 1 : word.length;
    for (let at = 1; at <= end; at += 1) {
      const [first, third] = [at > 1 ? word.charCodeAt(at - 2) : EDGE, at < word.length ? word.charCodeAt(at) : EDGE];
      grams.push(gramOf(first, word.charCodeAt(at - 1), third));
    }
  }
  return grams;
}

/** For each trigram, the numbers of the texts that contain it, in ascending order, four bytes each. */
type Postings = Map<number, { numbers: Uint32Array; length: number }>;

/** @param number must not be lower than any number already in the list */
function addTo(postings: Postings, gram: number, number: number): void {
  let list = postings.get(gram);
  if (list === undefined) {
    list = { numbers: new Uint32Array(2), length: 0 };
    postings.set(gram, list);
  }
  if (list.length > 0 && list.numbers[list.length - 1] === number) return;
  if (list.length === list.numbers.length) {
    const grown = new Uint32Array(list.length * 2);
    grown.set(list.numbers);
    list.numbers = grown;
  }
  list.numbers[list.length] = number;
  list.length += 1;
}

const numbersOf = (postings: Postings, gram: number): Uint32Array => {
  const list = postings.get(gram);
  return list === undefined ? new Uint32Array() : list.numbers.subarray(0, list.length);
};

/** Whether an ascending list contains a number. */
function includes(list: Uint32Array, number: number): boolean {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((list[middle] as number) < number) low = middle + 1;
    else high = middle;
  }
  return list[low] === number;
}

/** All numbers of two ascending lists, in order. */
const joined = (one: Uint32Array, other: Uint32Array): Uint32Array =>
  other.length === 0 ? one : Uint32Array.from(new Set([...one, ...other])).sort();

/**
 * Finds texts by any part of them, or by words that sound like those of a query. Texts are numbered from 0 and only
 * ever added: to change one, add the new text and ignore the old number in results. A text is one or more lines, and no
 * match spans two.
 */
export type TextIndex = {
  /** The number of texts added. */
  readonly length: number;
  textAt(number: number): string;
  /** @returns the text's number */
  add(text: string): number;
  /**
   * Indexes new texts. `add` defers this until the next search, so that lists need not wait for it.
   * @param most how many texts to index
   * @returns whether some are left
   */
  takeIn(most: number): boolean;
  /**
   * The texts that contain `part`, in order; none if it is empty or has a line break. Within one script, literally. If
   * the index has sounds, also those with words in another script that sound like it; a part in Sinhala or Tamil letters
   * finds words in its own script that way, too. Spellings are found by parts in Sinhala or Tamil letters only.
   */
  find(part: string): Uint32Array;
  /**
   * The texts that share most of the query's sounds, at most `limit`, best match first; among equals, shorter texts
   * come first. None if the index has no sounds.
   */
  nearest(folded: string, limit: number, accepts: (number: number) => boolean): number[];
};

export function createTextIndex({ hasSounds }: { hasSounds: boolean }): TextIndex {
  const texts: string[] = [];
  const withGram: Postings = new Map();
  const withSound: Postings = new Map();
  /** The number of distinct sounds of each indexed text. */
  const soundCounts: number[] = [];
  /** The indexed texts with Sinhala or Tamil letters, spellings apart. */
  const natives = new Set<number>();
  let taken = 0;

  function takeIn(most: number): boolean {
    const end = Math.min(texts.length, taken + most);
    for (; taken < end; taken += 1) {
      const text = texts[taken] as string;
      for (const gram of gramsOf(text, 2)) addTo(withGram, gram, taken);
      if (!hasSounds) continue;
      const sounds = soundsOf(text);
      for (const sound of sounds) addTo(withSound, sound, taken);
      soundCounts.push(sounds.size);
      if (isNative(withoutSpellings(text))) natives.add(taken);
    }
    return taken < texts.length;
  }

  /** Finds the texts with a trigram that starts with the part. */
  function findShort(part: string): Uint32Array {
    const least = gramOf(part.charCodeAt(0), part.charCodeAt(1) || 0, 0);
    const greatest = least + (part.length === 1 ? 0xffff_ffff : 0xffff);
    const isFound = new Uint8Array(texts.length);
    for (const [gram, { numbers, length }] of withGram) {
      if (gram < least || gram > greatest) continue;
      for (let at = 0; at < length; at += 1) isFound[numbers[at] as number] = 1;
    }
    const found = new Uint32Array(texts.length);
    let length = 0;
    for (let number = 0; number < isFound.length; number += 1) {
      if (isFound[number] === 1) found[length++] = number;
    }
    return found.subarray(0, length);
  }

  /** Finds the texts with words that begin with the sounds of the part, in lines that it cannot match literally. */
  function findAcrossScripts(part: string): Uint32Array {
    const inAnyScript = isNative(part);
    // An asterisk in a Latin part means an asterisk.
    if (!hasSounds || (!inAnyScript && (natives.size === 0 || PUNCTUATION.test(part)))) return new Uint32Array();
    const sound = soundOf(part).trim();
    if (sound.length < FEWEST_SOUNDS) return new Uint32Array();
    const [shortest = new Uint32Array(), ...others] = soundsOfQuery(sound)
      .slice(0, MOST_SOUNDS)
      .map((gram) => numbersOf(withSound, gram))
      .sort((a, b) => a.length - b.length);
    const beginsWord = (line: string) => (inAnyScript || isNative(line)) && ` ${soundOf(line)}`.includes(` ${sound}`);
    const searched = (text: string): string => (inAnyScript ? text : withoutSpellings(text));
    return shortest.filter(
      (number) =>
        (inAnyScript || natives.has(number)) &&
        others.every((list) => includes(list, number)) &&
        linesOf(searched(texts[number] ?? "")).some(beginsWord),
    );
  }

  const find = (part: string): Uint32Array => {
    takeIn(Number.POSITIVE_INFINITY);
    if (part === "" || part.includes("\n")) return new Uint32Array();
    return joined(findLiterally(part), findAcrossScripts(part));
  };

  function findLiterally(part: string): Uint32Array {
    if (part.length < GRAM) return findShort(part);
    const lists = gramsOf(part, 0).map((gram) => numbersOf(withGram, gram));
    const shortest = lists.reduce((least, list) => (list.length < least.length ? list : least));
    // A part of trigram length needs no further check.
    return part.length === GRAM ? shortest : shortest.filter((number) => texts[number]?.includes(part));
  }

  function nearest(folded: string, limit: number, accepts: (number: number) => boolean): number[] {
    takeIn(Number.POSITIVE_INFINITY);
    const shared = new Uint8Array(texts.length);
    const sounds = [...soundsOf(folded)].slice(0, MOST_SOUNDS);
    for (const sound of sounds) {
      const numbers = numbersOf(withSound, sound);
      for (let at = 0; at < numbers.length; at += 1) (shared[numbers[at] as number] as number) += 1;
    }
    const found: number[] = [];
    for (let count = sounds.length; count > 0 && found.length < limit; count -= 1) {
      // Thousands of texts may be equal: put them into buckets by size instead of sorting them.
      const bySize: number[][] = [];
      for (let number = 0; number < shared.length; number += 1) {
        if (shared[number] !== count) continue;
        const size = soundCounts[number] as number;
        if (bySize[size] === undefined) bySize[size] = [number];
        else bySize[size].push(number);
      }
      for (const alike of bySize) {
        for (const number of alike ?? []) if (found.length < limit && accepts(number)) found.push(number);
      }
    }
    return found;
  }

  return {
    get length() {
      return texts.length;
    },
    textAt: (number) => texts[number] ?? "",
    add: (text) => texts.push(text) - 1,
    takeIn,
    find,
    nearest,
  };
}
