import { foldForSearch } from "./fold.ts";

/** ASCII texts that folding changes in no other way than to lower case. */
const PLAIN = /^(?:[!-_a-~]| (?! ))*$/;
/** A letter with what combines with it. */
const CLUSTER = /\P{M}\p{M}*|\p{M}+/gu;

type Place = { start: number; end: number };

/** A text folded as for searches, with the letters of the text that stand for so many of the folded ones. */
export function foldedPlaces(text: string): { folded: string; placeOf(at: number, length: number): Place } {
  if (PLAIN.test(text)) {
    return { folded: text.toLowerCase(), placeOf: (start, length) => ({ start, end: start + length }) };
  }
  const clusters: Place[] = [];
  let folded = "";
  for (const { 0: cluster, index: start } of text.matchAll(CLUSTER)) {
    const isBlank = /^\s/.test(cluster) && !folded.endsWith(" ");
    const piece = isBlank ? " " : foldForSearch(cluster);
    for (let unit = 0; unit < piece.length; unit += 1) clusters.push({ start, end: start + cluster.length });
    folded += piece;
  }
  const placeOf = (at: number, length: number): Place => ({
    start: clusters[at]?.start ?? text.length,
    end: clusters[at + length - 1]?.end ?? text.length,
  });
  return { folded, placeOf };
}

/**
 * Where the words of a search first stand in a short text: the letters from `start` to before `end`, in whatever case,
 * accents and quotes they are written.
 * @param words folded as for searches
 */
export function findFolded(text: string, words: string): Place | undefined {
  if (words === "") return undefined;
  // Folding keeps the script, and takes longer than to look at it.
  if (/[a-z]/.test(words) && !/\p{Script=Latin}/u.test(text)) return undefined;
  if (!PLAIN.test(text) && !foldForSearch(text).includes(words)) return undefined;
  const { folded, placeOf } = foldedPlaces(text);
  const at = folded.indexOf(words);
  return at === -1 ? undefined : placeOf(at, words.length);
}
