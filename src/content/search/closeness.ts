/** A text prepared for comparison: its characters, and its trigrams including the edges. */
export type Shape = {
  /** UTF-16 code units. */
  units: readonly number[];
  /**
   * Each trigram packed into one number, sorted. The text is padded with two edge characters in front and one behind.
   */
  trigrams: readonly number[];
};

export function shapeOf(text: string): Shape {
  const units: number[] = [];
  const trigrams: number[] = [];
  let first = 0;
  let second = 0;
  for (let at = 0; at <= text.length; at += 1) {
    const third = at < text.length ? text.charCodeAt(at) : 0;
    if (at < text.length) units.push(third);
    insertInOrder(trigrams, first * 0x1_0000_0000 + second * 0x1_0000 + third);
    first = second;
    second = third;
  }
  return { units, trigrams };
}

/** Insertion sort is fastest for about a dozen numbers. */
function insertInOrder(numbers: number[], added: number): void {
  let place = numbers.length;
  numbers.push(added);
  for (; place > 0 && (numbers[place - 1] as number) > added; place -= 1) numbers[place] = numbers[place - 1] as number;
  numbers[place] = added;
}

/** The number of trigrams that two texts share; one that occurs twice in both counts twice. */
function sharedTrigrams({ trigrams: left }: Shape, { trigrams: right }: Shape): number {
  let [shared, at, other] = [0, 0, 0];
  while (at < left.length && other < right.length) {
    const difference = (left[at] as number) - (right[other] as number);
    if (difference === 0) shared += 1;
    if (difference <= 0) at += 1;
    if (difference >= 0) other += 1;
  }
  return shared;
}

/** Only three rows of the distance table are needed at a time. The buffers are reused. */
let rows: [Uint16Array, Uint16Array, Uint16Array] = [new Uint16Array(), new Uint16Array(), new Uint16Array()];

/**
 * The edit distance: the fewest insertions, deletions, replacements and swaps of neighbours that turn `left` into
 * `right`.
 */
function editDistance(left: readonly number[], right: readonly number[]): number {
  const width = right.length + 1;
  if (rows[0].length < width) rows = [new Uint16Array(width), new Uint16Array(width), new Uint16Array(width)];
  let [beforeLast, last, current] = rows;
  for (let column = 0; column < width; column += 1) last[column] = column;
  for (let row = 1; row <= left.length; row += 1) {
    const unit = left[row - 1];
    current[0] = row;
    for (let column = 1; column < width; column += 1) {
      const replaced = (last[column - 1] as number) + (unit === right[column - 1] ? 0 : 1);
      let best = Math.min((last[column] as number) + 1, (current[column - 1] as number) + 1, replaced);
      const swapped = row > 1 && column > 1 && unit === right[column - 2] && left[row - 2] === right[column - 1];
      if (swapped) best = Math.min(best, (beforeLast[column - 2] as number) + 1);
      current[column] = best;
    }
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  return last[right.length] as number;
}

/** An insertion, deletion or replacement affects at most three trigrams, a swap of neighbours four. */
const TRIGRAMS_OF_AN_EDIT = 4;

const combine = (shared: number, distance: number, a: Shape, b: Shape): number =>
  shared / (a.trigrams.length + b.trigrams.length) + 0.5 * (1 - distance / Math.max(a.units.length, b.units.length));

/** How close two texts are, from 0 to 1: half from shared trigrams, half from the edit distance. */
export function closeness(a: Shape, b: Shape): number {
  if (a.units.length === 0 || b.units.length === 0) return 0;
  const shared = sharedTrigrams(a, b);
  // Without a shared trigram, no edit distance could make two names similar, so skip that slow part.
  return shared === 0 ? 0 : combine(shared, editDistance(a.units, b.units), a, b);
}

/** An upper bound of `closeness` from the trigrams alone, which is cheap. */
export function closenessBound(a: Shape, b: Shape): number {
  if (a.units.length === 0 || b.units.length === 0) return 0;
  const shared = sharedTrigrams(a, b);
  if (shared === 0) return 0;
  const touched = Math.max(a.trigrams.length, b.trigrams.length) - shared;
  const apart = Math.abs(a.units.length - b.units.length);
  return combine(shared, Math.max(apart, Math.ceil(touched / TRIGRAMS_OF_AN_EDIT)), a, b);
}
