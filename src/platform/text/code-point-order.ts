/** Units that stand for half a character come behind all others, as their characters have the highest numbers. */
const rankOf = (unit: number): number => (unit >= 0xe000 ? unit - 0x800 : unit >= 0xd800 ? unit + 0x2000 : unit);

/**
 * Compares two texts by their code points: below 0 where `a` comes first. So every database orders them as well, by the
 * bytes of UTF-8; JavaScript's own `<` compares UTF-16 units, which puts an emoji before some letters.
 */
export function byCodePoint(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let at = 0; at < length; at += 1) {
    const [left, right] = [a.charCodeAt(at), b.charCodeAt(at)];
    if (left !== right) return rankOf(left) - rankOf(right);
  }
  return a.length - b.length;
}
