/** How many trigrams of a query are looked up at most: more would not rank better, only slower. */
const MAX_TRIGRAMS = 60;

/** The different runs of three characters inside each word of folded text, in order; none of words shorter than that. */
export function trigramsOf(folded: string): string[] {
  const found = new Set<string>();
  for (const word of folded.split(/\s+/)) {
    const characters = [...word];
    for (let start = 0; start + 3 <= characters.length; start += 1) {
      found.add(characters.slice(start, start + 3).join(""));
      if (found.size === MAX_TRIGRAMS) return [...found];
    }
  }
  return [...found];
}
