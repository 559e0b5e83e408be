/** A mark that names more sources tells nobody what rests on which. */
export const MOST_IN_MARK = 8;

/** A source of a statement: its number in the list, and the id that leads back to where it is named. */
export type Numbered = { number: number; id: string };

/** Parts of at most eight, for a single statement that names more. */
export function inMarks<Named extends Numbered>(named: readonly Named[]): Named[][] {
  const marks: Named[][] = [];
  for (let from = 0; from < named.length; from += MOST_IN_MARK) marks.push(named.slice(from, from + MOST_IN_MARK));
  return marks;
}

export const writtenNumbers = (named: readonly Numbered[]): string => named.map(({ number }) => number).join(", ");
