import { byCodePoint } from "../../platform/text/code-point-order.ts";
import { foldForSearch } from "../../platform/text/fold.ts";
import { soundOf } from "../../platform/text/scripts/sound.ts";
import { closeness, closenessBound, type Shape, shapeOf } from "./closeness.ts";

/** Names below this score are unlikely matches. Tuned on the names of the starter content; see the test. */
const THRESHOLD = 0.52;
const LONGEST_COMPARED = 80;
const MOST_WORDS = 8;
const LETTERS_PART = 0.25;
const SOUND_PART = 1 - LETTERS_PART;
/** Two ways of computing the same score may differ by this much. */
const ROUNDING = 1e-9;

/** A word or phrase by letters and by sound. The shape of the letters is computed lazily, as it is rarely needed. */
type Word = { folded: string; sound: Shape; letters: Shape | undefined };

const wordOf = (folded: string): Word => ({ folded, sound: shapeOf(soundOf(folded)), letters: undefined });

function lettersOf(word: Word): Shape {
  word.letters ??= shapeOf(word.folded);
  return word.letters;
}

const compare = (a: Word, b: Word): number =>
  LETTERS_PART * closeness(lettersOf(a), lettersOf(b)) + SOUND_PART * closeness(a.sound, b.sound);

/** An upper bound of `compare`. */
const compareBound = (a: Word, b: Word): number => LETTERS_PART + SOUND_PART * closenessBound(a.sound, b.sound);

const foldShort = (text: string): string =>
  foldForSearch(text.slice(0, 4 * LONGEST_COMPARED)).slice(0, LONGEST_COMPARED);

/** How similar two names are, from 0 to 1 (equal apart from case and accents), by letters and by sound. */
export function similarity(a: string, b: string): number {
  const [left, right] = [foldShort(a), foldShort(b)];
  if (left === "" || right === "") return 0;
  return left === right ? 1 : compare(wordOf(left), wordOf(right));
}

type Phrase = { whole: Word; words: Word[] };

function phraseOf(folded: string): Phrase {
  const whole = wordOf(folded);
  const words = folded.split(" ").filter((word) => word.length >= 3 && [...word].length >= 3);
  const different = [...new Set(words)].slice(0, MOST_WORDS);
  return { whole, words: different.map((word) => (word === folded ? whole : wordOf(word))) };
}

/**
 * The best of three scores: the whole name, a single word of it, and each word of the query against its nearest word.
 */
function likenessBy(measure: (a: Word, b: Word) => number, query: Phrase, name: Phrase): number {
  const whole = measure(query.whole, name.whole);
  const single = Math.max(0, ...name.words.map((word) => measure(query.whole, word)));
  const each = query.words.map((word) => Math.max(0, ...name.words.map((other) => measure(word, other))));
  // Every word must be near: one exact match ("raja") says nothing about the others.
  const all = each.length > 1 ? Math.min(...each) : 0;
  return Math.max(whole, 0.9 * Math.max(single, all) + 0.1 * whole);
}

/** A possible match, with its name and other names, folded as for searches. */
export type Candidate<Id> = { id: Id; names: readonly string[] };

type Ranked<Id> = { id: Id; score: number; name: string };

const byScore = <Id>(a: Ranked<Id>, b: Ranked<Id>): number =>
  b.score - a.score || byCodePoint(a.name, b.name) || byCodePoint(String(a.id), String(b.id));

/**
 * The candidates with a name, other name or single word near the query, nearest first, at most `limit`. The order is
 * deterministic: ties are broken by first name, then by id.
 */
export function rankSuggestions<Id extends string | number>(
  query: string,
  candidates: readonly Candidate<Id>[],
  limit: number,
): { id: Id; score: number }[] {
  const asked = phraseOf(query.slice(0, LONGEST_COMPARED));
  const best: Ranked<Id>[] = [];
  for (const { id, names } of candidates) {
    // Skip candidates that cannot be among the best.
    const least = best.length < limit ? THRESHOLD : Math.max(THRESHOLD, best.at(-1)?.score ?? 0);
    let score = 0;
    for (const name of names) {
      const phrase = phraseOf(name.slice(0, LONGEST_COMPARED));
      if (likenessBy(compareBound, asked, phrase) < Math.max(least, score) - ROUNDING) continue;
      score = Math.max(score, likenessBy(compare, asked, phrase));
    }
    if (score < least) continue;
    best.push({ id, score, name: names[0] ?? "" });
    best.sort(byScore);
    if (best.length > limit) best.pop();
  }
  return best.map(({ id, score }) => ({ id, score }));
}
