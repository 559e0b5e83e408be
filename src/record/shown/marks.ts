/** One number of a citation: it leads to the source, and the source leads back to its id. */
export type Mark = { number: number; id: string };

/** A part of the page that cites by itself, besides the text: its ids begin with `cite-fact-`, `cite-event-` … */
export type CitingPart = "fact" | "event" | "feature" | "relation";

/** Numbers the citations of one rendering of a page, in the order of its list of sources. */
export type Marks = {
  /** The marks of a statement that cites these keys, by ascending number. Keys outside the list are left out. */
  of(part: CitingPart, keys: readonly string[]): Mark[];
  /** The ids of all marks so far, by number. */
  uses(): Record<number, string[]>;
};

/** @param sources the entry's list; the number of a source is its position, from 1 */
export function createMarks(sources: readonly { key?: string | undefined }[]): Marks {
  const numbers = new Map(sources.flatMap(({ key }, index) => (key === undefined ? [] : [[key, index + 1]])));
  const used: Record<number, string[]> = {};
  const timesIn: Record<string, number> = {};
  return {
    of(part, keys) {
      const known = [...new Set(keys)].flatMap((key) => numbers.get(key) ?? []).sort((one, other) => one - other);
      return known.map((number) => {
        const counter = `${part}-${number}`;
        const times = (timesIn[counter] ?? 0) + 1;
        timesIn[counter] = times;
        const id = `cite-${counter}-${times}`;
        used[number] = [...(used[number] ?? []), id];
        return { number, id };
      });
    },
    uses: () => used,
  };
}

/** The uses of each source in the order of the page: facts, text, and what follows the text. */
export function usesOnPage(
  inText: Record<number, string[]>,
  byMarks: Record<number, string[]>,
): Record<number, string[]> {
  const numbers = new Set([...Object.keys(inText), ...Object.keys(byMarks)].map(Number));
  const usesOf = (number: number): string[] => {
    const marked = byMarks[number] ?? [];
    const isFact = (id: string) => id.startsWith("cite-fact-");
    return [...marked.filter(isFact), ...(inText[number] ?? []), ...marked.filter((id) => !isFact(id))];
  };
  return Object.fromEntries([...numbers].map((number) => [number, usesOf(number)]));
}
