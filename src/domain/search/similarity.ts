import { foldForSearch } from "./fold.ts";

/** Below this a name is no likely meaning of the query. Tuned on the names of the starter content; see the test. */
const THRESHOLD = 0.52;
const LONGEST_COMPARED = 80;
const MOST_WORDS = 8;

/**
 * Spellings of one sound in romanised Sinhala and Tamil: Kawanthissa and Kavantisa, Gemunu and Gemunoo.
 */
function soundOf(folded: string): string {
  return folded
    .replace(/[^\p{L}\p{M}\p{N}\s]/gu, "")
    .replace(/([bdgjkpt])h/g, "$1")
    .replace(/sh/g, "s")
    .replace(/w/g, "v")
    .replace(/z/g, "s")
    .replace(/oo/g, "u")
    .replace(/ee/g, "i")
    .replace(/(\p{L})\1+/gu, "$1");
}

/** A text as it is compared: by its characters and by its runs of three of them, where the edges count too. */
type Shape = { characters: string[]; trigrams: Map<string, number> };

function shapeOf(text: string): Shape {
  const characters = [...text];
  const edged = ["", "", ...characters, ""];
  const trigrams = new Map<string, number>();
  for (let at = 0; at + 3 <= edged.length; at += 1) {
    const trigram = `${edged[at]}|${edged[at + 1]}|${edged[at + 2]}`;
    trigrams.set(trigram, (trigrams.get(trigram) ?? 0) + 1);
  }
  return { characters, trigrams };
}

/** How many trigrams two texts share, of all they have: 0 to 1. */
function trigramOverlap(a: Shape, b: Shape): number {
  let shared = 0;
  for (const [trigram, count] of a.trigrams) shared += Math.min(count, b.trigrams.get(trigram) ?? 0);
  return (2 * shared) / (a.characters.length + b.characters.length + 2);
}

/** The fewest characters to insert, drop, replace or swap with their neighbour to make `left` into `right`. */
function editDistance(left: string[], right: string[]): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: right.length + 1 }, (_, column) => column);
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= right.length; column += 1) {
      const same = left[row - 1] === right[column - 1];
      let best = Math.min(
        (last[column] as number) + 1,
        (current[column - 1] as number) + 1,
        (last[column - 1] as number) + (same ? 0 : 1),
      );
      const swapped =
        row > 1 && column > 1 && left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      if (swapped) best = Math.min(best, (beforeLast[column - 2] as number) + 1);
      current.push(best);
    }
    [beforeLast, last] = [last, current];
  }
  return last[right.length] as number;
}

function closeness(a: Shape, b: Shape): number {
  if (a.characters.length === 0 || b.characters.length === 0) return 0;
  const overlap = trigramOverlap(a, b);
  // Without one trigram in common the distance could not lift two names over the threshold; it is the slow part.
  if (overlap === 0) return 0;
  const longest = Math.max(a.characters.length, b.characters.length);
  return 0.5 * overlap + 0.5 * (1 - editDistance(a.characters, b.characters) / longest);
}

type Word = { letters: Shape; sound: Shape };

const wordOf = (folded: string): Word => ({ letters: shapeOf(folded), sound: shapeOf(soundOf(folded)) });
const compare = (a: Word, b: Word): number =>
  0.25 * closeness(a.letters, b.letters) + 0.75 * closeness(a.sound, b.sound);

const foldShort = (text: string): string =>
  foldForSearch(text.slice(0, 4 * LONGEST_COMPARED)).slice(0, LONGEST_COMPARED);

/** How alike two names are, from 0 to 1 (the same but for case and accents), by letters and by sound. */
export function similarity(a: string, b: string): number {
  const [left, right] = [foldShort(a), foldShort(b)];
  if (left === "" || right === "") return 0;
  return left === right ? 1 : compare(wordOf(left), wordOf(right));
}

type Phrase = { whole: Word; words: Word[] };

function phraseOf(text: string): Phrase {
  const folded = foldShort(text);
  const words = folded.split(" ").filter((word) => [...word].length >= 3);
  return { whole: wordOf(folded), words: [...new Set(words)].slice(0, MOST_WORDS).map(wordOf) };
}

/** The best of: the whole name, a single word of it, and the query's words each beside its nearest word. */
function likeness(query: Phrase, name: Phrase): number {
  const whole = compare(query.whole, name.whole);
  const single = Math.max(0, ...name.words.map((word) => compare(query.whole, word)));
  const each = query.words.map((word) => Math.max(0, ...name.words.map((other) => compare(word, other))));
  // Every word must be near: one that is right ("raja") says nothing of the others.
  const all = each.length > 1 ? Math.min(...each) : 0;
  return Math.max(whole, 0.9 * Math.max(single, all) + 0.1 * whole);
}

/** An entry that may have been meant, with its name and its other names. */
export type Candidate<Id> = { id: Id; names: readonly string[] };

const byCodePoint = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * The candidates whose name, other name or a single word of these is near the query, the nearest first, at most `limit`.
 * The same input gives the same order: those equally near stand by their first name, then by id.
 */
export function rankSuggestions<Id extends string | number>(
  query: string,
  candidates: readonly Candidate<Id>[],
  limit: number,
): { id: Id; score: number }[] {
  const asked = phraseOf(query);
  return candidates
    .map(({ id, names }) => ({
      id,
      name: names[0] ?? "",
      score: Math.max(0, ...names.map((name) => likeness(asked, phraseOf(name)))),
    }))
    .filter(({ score }) => score >= THRESHOLD)
    .sort((a, b) => b.score - a.score || byCodePoint(a.name, b.name) || byCodePoint(String(a.id), String(b.id)))
    .slice(0, limit)
    .map(({ id, score }) => ({ id, score }));
}
