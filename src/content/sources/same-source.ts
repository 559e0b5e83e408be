import { foldForSearch } from "../../platform/text/fold.ts";

type Named = { title: string; url?: string | null | undefined };

/** From here on two titles are nearly the same: a missing letter, other punctuation. */
const NEARLY = 0.8;

const wordsOf = (folded: string): string => folded.replace(/[^\p{L}\p{M}\p{N}]+/gu, " ").trim();

/** How often each pair of neighbouring letters occurs. */
function pairsOf(text: string): Map<string, number> {
  const pairs = new Map<string, number>();
  for (let index = 1; index < text.length; index += 1) {
    const pair = text.slice(index - 1, index + 1);
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  return pairs;
}

/**
 * Tells of other titles whether they are nearly the same, by the pairs of letters they share (Dice's coefficient). Most
 * are told apart by their first pairs: thousands are compared while somebody types.
 * @param least how much of them is shared, from 0 to 1
 * @returns a function for titles that are folded already, as the library stores them beside the titles
 */
export function titleMatcher(title: string, least = NEARLY): (foldedTitle: string) => boolean {
  const words = wordsOf(foldForSearch(title));
  const pairs = pairsOf(words);
  return (foldedTitle) => {
    const otherWords = wordsOf(foldedTitle);
    if (otherWords === words) return true;
    const needed = (least / 2) * (words.length + otherWords.length - 2);
    let mayMiss = otherWords.length - 1 - needed;
    if (mayMiss < 0 || words.length - 1 < needed) return false;
    for (let index = 1; index < otherWords.length && mayMiss >= 0; index += 1) {
      if (!pairs.has(otherWords.slice(index - 1, index + 1))) mayMiss -= 1;
    }
    if (mayMiss < 0) return false;
    let shared = 0;
    for (const [pair, times] of pairsOf(otherWords)) shared += Math.min(times, pairs.get(pair) ?? 0);
    return shared > 0 && shared >= needed;
  };
}

/** The address without what does not change the page: protocol, `www.`, the last slash and what follows `#`. */
export function addressKey(url: string): string {
  const bare = url.replace(/^https?:\/\/(www\.)?/i, "");
  const [page = ""] = bare.split("#", 1);
  return page.endsWith("/") ? page.slice(0, -1) : page;
}

/** Whether two records are of one source: of one page, or nearly the same title where not both have an address. */
export function isSameSource(one: Named, other: Named): boolean {
  if (one.url && other.url) return addressKey(one.url) === addressKey(other.url) || one.title === other.title;
  return titleMatcher(one.title)(foldForSearch(other.title));
}
