import type { Piece } from "../../fields/pieces/piece.ts";

type English = { fingerprint: string; text: string };

/** How the pieces of a field belong to the English of today. */
export type Aligned = {
  /**
   * For each block its piece, if it has one. `current`: its English is the same. `behind`: its English has changed, but
   * is still much the same. `moved`: only its place says that it belongs there.
   */
  blocks: ({ piece: Piece; match: "current" | "behind" | "moved" } | undefined)[];
  /** Pieces whose English is gone. */
  orphans: Piece[];
};

/** Two texts that share less of their words are not the same paragraph. */
const ALIKE = 0.4;
/** Comparing each with each takes quadratic time; beyond this only places decide. */
const MOST_COMPARED = 10_000;

const wordsOf = (text: string): Set<string> => new Set(text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []);

/** How many of their words two texts share, from 0 to 1. */
function likeness(one: Set<string>, other: Set<string>): number {
  if (one.size + other.size === 0) return 0;
  let shared = 0;
  for (const word of one) if (other.has(word)) shared += 1;
  return (2 * shared) / (one.size + other.size);
}

/** Finds for each block of English the piece that translates it. */
export function align(pieces: readonly Piece[], blocks: readonly English[]): Aligned {
  const result: Aligned["blocks"] = blocks.map(() => undefined);
  const placeOf: (number | undefined)[] = pieces.map(() => undefined);
  const put = (piece: number, block: number, match: "current" | "behind" | "moved"): void => {
    result[block] = { piece: pieces[piece] as Piece, match };
    placeOf[piece] = block;
  };

  const known = new Map<string, number[]>();
  for (const [index, { fingerprint }] of blocks.entries()) {
    const places = known.get(fingerprint);
    if (places === undefined) known.set(fingerprint, [index]);
    else places.push(index);
  }
  for (const places of known.values()) places.reverse();
  for (const [index, { fingerprint }] of pieces.entries()) {
    const place = known.get(fingerprint)?.pop();
    if (place !== undefined) put(index, place, "current");
  }

  const left = () => pieces.flatMap((_, index) => (placeOf[index] === undefined ? [index] : []));
  const free = () => blocks.flatMap((_, index) => (result[index] === undefined ? [index] : []));
  const [leftPieces, freeBlocks] = [left(), free()];
  if (leftPieces.length * freeBlocks.length <= MOST_COMPARED) {
    const words = new Map(freeBlocks.map((block) => [block, wordsOf((blocks[block] as English).text)]));
    const pairs = leftPieces.flatMap((piece) => {
      const own = wordsOf((pieces[piece] as Piece).english);
      return freeBlocks.map((block) => ({ piece, block, like: likeness(own, words.get(block) as Set<string>) }));
    });
    for (const { piece, block, like } of pairs.sort((a, b) => b.like - a.like)) {
      if (like < ALIKE) break;
      if (placeOf[piece] === undefined && result[block] === undefined) put(piece, block, "behind");
    }
  }

  // Between two neighbours that are known, as many pieces as blocks belong together in their order.
  let start = 0;
  while (start < pieces.length) {
    if (placeOf[start] !== undefined) {
      start += 1;
      continue;
    }
    let end = start;
    while (end < pieces.length && placeOf[end] === undefined) end += 1;
    const [from, to] = [(placeOf[start - 1] ?? -1) + 1, placeOf[end] ?? blocks.length];
    const gap = Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
    if (gap.length === end - start && gap.every((block) => result[block] === undefined)) {
      for (const [index, block] of gap.entries()) put(start + index, block, "moved");
    }
    start = end;
  }
  return { blocks: result, orphans: left().map((index) => pieces[index] as Piece) };
}
