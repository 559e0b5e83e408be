import { findFolded, foldedPlaces } from "../find-folded.ts";
import { foldForSearch } from "../fold.ts";
import { normalised } from "../normalised.ts";

/** More words than these narrow nothing down. */
const MOST_TERMS = 12;
/** The longest sentence that a list of hits shows whole, in characters. */
const LONGEST = 240;
/** How much of a longer one stands before the first word. */
const BEFORE = 80;

/** Letters from `start` to before `end`. */
export type Mark = { start: number; end: number };

/** The sentence of a text that holds the words, with the words marked. */
export type FoundSentence = {
  text: string;
  marks: Mark[];
  /** In how many other sentences of the text all words stand. */
  more: number;
};

/** What is searched for, folded: each word for itself, and what stands in quotes as a whole. */
export const termsOf = (search: string): string[] =>
  [
    ...new Set(
      [...foldForSearch(search).matchAll(/"([^"]*)"|[^\s"]+/g)].map(([word, phrase]) => (phrase ?? word).trim()),
    ),
  ]
    .filter((term) => term !== "")
    .slice(0, MOST_TERMS);

/** Where a sentence ends. No abbreviation is known: a list of hits may show less than a sentence, never the wrong one. */
const ENDS = /[.!?…]["”’)\]]*\s+|\n+/g;

function sentencesOf(text: string): Mark[] {
  const sentences: Mark[] = [];
  let start = 0;
  for (const { 0: end, index } of text.matchAll(ENDS)) {
    sentences.push({ start, end: index + end.trimEnd().length });
    start = index + end.length;
  }
  if (start < text.length) sentences.push({ start, end: text.length });
  return sentences;
}

/** A letter for private use, which folding keeps. */
const BETWEEN = "\ue000";

/** All sentences are folded at once: a text can have as many as letters, and each call has its own price. */
const foldedSentences = (text: string, sentences: readonly Mark[]): string[] =>
  foldForSearch(sentences.map(({ start, end }) => text.slice(start, end).replaceAll(BETWEEN, " ")).join(BETWEEN)).split(
    BETWEEN,
  );

/** All places of the words in a short text, in order; words side by side are one place. */
function marksIn(text: string, terms: readonly string[]): Mark[] {
  const { folded, placeOf } = foldedPlaces(text);
  const places: Mark[] = [];
  for (const term of terms) {
    for (let at = folded.indexOf(term); at !== -1; at = folded.indexOf(term, at + term.length)) {
      places.push(placeOf(at, term.length));
    }
  }
  const marks: Mark[] = [];
  for (const place of places.sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = marks.at(-1);
    if (last !== undefined && text.slice(last.end, place.start).trim() === "") last.end = Math.max(last.end, place.end);
    else marks.push({ ...place });
  }
  return marks;
}

/** How much of a long text is looked at letter by letter, which takes a thousand times as long as to fold it. */
const PIECE = 2000;
/** By how much pieces overlap, so that no words are cut. */
const OVERLAP = 400;

/** Where any of the words stands first, in a text of any length. */
function firstPlace(text: string, terms: readonly string[]): Mark | undefined {
  for (let start = 0; start < text.length; start += PIECE) {
    const piece = text.slice(start, start + PIECE + OVERLAP);
    const folded = foldForSearch(piece);
    const places = terms
      .filter((term) => folded.includes(term))
      .flatMap((term) => findFolded(piece, term) ?? [])
      .sort((a, b) => a.start - b.start);
    if (places[0] !== undefined) return { start: start + places[0].start, end: start + places[0].end };
  }
  return undefined;
}

/** The sentence that holds most of the words, the first of several; undefined unless the text holds all of them. */
function bestSentence(text: string, terms: readonly string[]): (Mark & { more: number }) | undefined {
  const folded = foldForSearch(text);
  if (terms.length === 0 || !terms.every((term) => folded.includes(term))) return undefined;
  let best: Mark = { start: 0, end: 0 };
  let [most, whole] = [0, 0];
  const sentences = sentencesOf(text);
  const words = foldedSentences(text, sentences);
  for (const [index, sentence] of sentences.entries()) {
    const held = terms.filter((term) => words[index]?.includes(term)).length;
    if (held === terms.length) whole += 1;
    if (held > most) [best, most] = [sentence, held];
  }
  // A phrase may reach over the end of a sentence.
  if (most === 0) best = firstPlace(text, terms.slice(0, 1)) ?? { start: 0, end: text.length };
  return { ...best, more: Math.max(0, whole - 1) };
}

/** A long sentence around its first word. */
function cut(sentence: string, terms: readonly string[]): string {
  if (sentence.length <= LONGEST) return sentence;
  const first = firstPlace(sentence, terms)?.start ?? 0;
  const blank = first <= BEFORE ? -1 : sentence.indexOf(" ", first - BEFORE);
  const start = first <= BEFORE ? 0 : blank === -1 || blank > first ? first : blank;
  const rest = sentence.slice(start, start + LONGEST).trim();
  return `${start > 0 ? "… " : ""}${rest}${start + LONGEST < sentence.length ? " …" : ""}`.toWellFormed();
}

/** The words in their sentence; undefined unless the text holds all of them. */
export function foundIn(text: string, terms: readonly string[]): FoundSentence | undefined {
  const best = bestSentence(text, terms);
  if (best === undefined) return undefined;
  const sentence = cut(text.slice(best.start, best.end).trim(), terms);
  return { text: sentence, marks: marksIn(sentence, terms), more: best.more };
}

/** Where the words stand first in that sentence: what a form selects. */
export function placeOfWords(text: string, terms: readonly string[]): Mark | undefined {
  const best = bestSentence(text, terms);
  if (best === undefined) return undefined;
  const start = best.start + (firstPlace(text.slice(best.start, best.end), terms)?.start ?? 0);
  const [mark = { start: 0, end: 0 }] = marksIn(text.slice(start, Math.min(best.end, start + LONGEST)), terms);
  return { start: start + mark.start, end: start + mark.end };
}

/** Letters that folding changes in another way than to lower case, and entities of HTML that may be such letters. */
const FOLDED_OTHERWISE =
  /[\u00ad\u00b2\u00b3\u00b9\u00c0-\u02ff\u1c80-\u1c8f\u1e00-\u1eff\u200b-\u200f\u2060-\u209f\u2100-\u214f\ufb00-\ufb06\ufeff-\uffef]|[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe00-\ufe2f]|&(?!(?:amp|nbsp|lt|gt|quot|apos|#39);)/;
const TAGS = /<[^<>]*>/g;
/** Words that folding leaves as they are written, but for their case. */
const PLAIN = /^[a-z0-9\u0d80-\u0dff\u0b80-\u0bff]+$/;

/**
 * Looks quickly whether stored texts can hold all words: as they are stored, with markup and as JSON. It never denies
 * what `foundIn` finds.
 */
export function createCandidates(terms: readonly string[]): (stored: string) => boolean {
  const parts = terms
    .map((term) => term.split(/[^\p{L}\p{M}\p{N}]+/u).reduce((a, b) => (b.length > a.length ? b : a), ""))
    .map((part) => normalised(part))
    .filter((part) => PLAIN.test(part));
  return (stored) => {
    const written = stored.toLowerCase();
    // A tag may stand within a word, and signs of less and more around one.
    const text = written.includes("<") ? written.replace(TAGS, "") : written;
    return parts.every((part) => text.includes(part) || written.includes(part)) || FOLDED_OTHERWISE.test(written);
  };
}
