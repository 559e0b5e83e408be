import { inMarks } from "../../sources/marks/marks.ts";

/** A source of a statement: its number in the list, and the id of the mark that names it. */
export type Mark = { number: number; id: string };

/** A part of the page that cites by itself, besides the text: its ids begin with `cite-fact-`, `cite-event-` … */
export type CitingPart = "fact" | "event" | "feature" | "relation";

/** Numbers the citations of one rendering of a page, in the order of its list of sources. */
export type Marks = {
  /** The sources of a statement that cites these keys, by ascending number. Keys outside the list are left out. */
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
      const counted = known.map((number) => {
        const counter = `${part}-${number}`;
        const times = (timesIn[counter] ?? 0) + 1;
        timesIn[counter] = times;
        return { number, id: `cite-${counter}-${times}` };
      });
      // A statement has one mark, whose id is that of its first source.
      const marks = inMarks(counted).flatMap((named) =>
        named.map(({ number }) => ({ number, id: named[0]?.id ?? "" })),
      );
      for (const { number, id } of marks) used[number] = [...(used[number] ?? []), id];
      return marks;
    },
    uses: () => used,
  };
}

/** The uses of each source in the order of the page: its text, and what follows it. */
export function usesOnPage(
  inText: Record<number, string[]>,
  byMarks: Record<number, string[]>,
): Record<number, string[]> {
  const numbers = new Set([...Object.keys(inText), ...Object.keys(byMarks)].map(Number));
  return Object.fromEntries(
    [...numbers].map((number) => [number, [...(inText[number] ?? []), ...(byMarks[number] ?? [])]]),
  );
}
