/** Ranks surrogates after all other code units, because they encode the highest code points. */
const rankOf = (unit: number): number => (unit >= 0xe000 ? unit - 0x800 : unit >= 0xd800 ? unit + 0x2000 : unit);

/**
 * Compares two texts by code point; negative if `a` comes first. Databases sort the same way, by the bytes of UTF-8.
 * JavaScript's `<` compares UTF-16 code units, which puts emoji before some letters.
 */
export function byCodePoint(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let at = 0; at < length; at += 1) {
    const [left, right] = [a.charCodeAt(at), b.charCodeAt(at)];
    if (left !== right) return rankOf(left) - rankOf(right);
  }
  return a.length - b.length;
}
