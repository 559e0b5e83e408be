/** A seeded random generator: the same sequence for the same seed. Each call returns the next number, 0 ≤ n < 1. */
export type SeededRandom = {
  (): number;
  between(low: number, high: number): number;
  /** An integer from `low` to `high`, both inclusive. */
  integer(low: number, high: number): number;
  pick<Item>(list: readonly Item[]): Item;
};

/** A 32-bit FNV-1a hash of a text. */
export function textHash(text: string): number {
  let hash = 2166136261;
  for (let i = 0; i < text.length; i++) {
    hash ^= text.charCodeAt(i);
    hash = Math.imul(hash, 16777619);
  }
  return hash >>> 0;
}

/** The hash of a text, in characters that are allowed in the id of an SVG element. */
export const shortHash = (text: string): string => textHash(text).toString(36);

/** Creates the generator for a seed (mulberry32). */
export function seededRandom(seed: string | number): SeededRandom {
  let state = typeof seed === "number" ? seed >>> 0 : textHash(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number) => low + (high - low) * next();
  return Object.assign(next, {
    between,
    integer: (low: number, high: number) => Math.floor(between(low, high + 1)),
    pick: <Item>(list: readonly Item[]) => list[Math.floor(next() * list.length)] as Item,
  });
}
