import { foldForSearch } from "./fold.ts";

/** ASCII texts that folding changes in no other way than to lower case. */
const PLAIN = /^(?:[!-_a-~]| (?! ))*$/;
/** A letter with what combines with it. */
const CLUSTER = /\P{M}\p{M}*|\p{M}+/gu;

/**
 * Where the words of a search first stand in a text: the letters from `start` to before `end`, in whatever case, accents
 * and quotes they are written.
 * @param words folded as for searches
 */
export function findFolded(text: string, words: string): { start: number; end: number } | undefined {
  if (words === "") return undefined;
  if (PLAIN.test(text)) {
    const start = text.toLowerCase().indexOf(words);
    return start === -1 ? undefined : { start, end: start + words.length };
  }
  // Folding keeps the script, and takes longer than to look at it.
  if (/[a-z]/.test(words) && !/\p{Script=Latin}/u.test(text)) return undefined;
  if (!foldForSearch(text).includes(words)) return undefined;
  const clusters: { start: number; end: number }[] = [];
  let folded = "";
  for (const { 0: cluster, index: start } of text.matchAll(CLUSTER)) {
    const isBlank = /^\s/.test(cluster) && !folded.endsWith(" ");
    const piece = isBlank ? " " : foldForSearch(cluster);
    for (let unit = 0; unit < piece.length; unit += 1) clusters.push({ start, end: start + cluster.length });
    folded += piece;
  }
  const at = folded.indexOf(words);
  const [first, last] = [clusters[at], clusters[at + words.length - 1]];
  return first && last && { start: first.start, end: last.end };
}
