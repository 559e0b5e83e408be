import { foldForSearch } from "../platform/text/fold.ts";

type Named = { title: string; url?: string | null | undefined };

/** From here on two titles are nearly the same: a missing letter, another order of paper and day. */
const NEARLY = 0.8;

/** How often each pair of neighbouring letters occurs. */
function pairsOf(text: string): Map<string, number> {
  const pairs = new Map<string, number>();
  for (let index = 1; index < text.length; index += 1) {
    const pair = text.slice(index - 1, index + 1);
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  return pairs;
}

const wordsOf = (title: string): string =>
  foldForSearch(title)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();

/** Whether two titles are nearly the same, by the pairs of letters that they share (Dice's coefficient). */
export function haveNearlySameTitle(one: string, other: string): boolean {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  if (a === b) return true;
  const [left, right] = [pairsOf(a), pairsOf(b)];
  let shared = 0;
  for (const [pair, times] of left) shared += Math.min(times, right.get(pair) ?? 0);
  return 2 * shared >= NEARLY * (a.length + b.length - 2) && shared > 0;
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
  return haveNearlySameTitle(one.title, other.title);
}
