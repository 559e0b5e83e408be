import { words as markWords } from "../../../content/sources/marks/words.ts";
import type { ListedSource } from "../../../content/sources/source.ts";
import { markIdOf, numbersOf } from "./page-uses.ts";

type FigureMarkProps = {
  /** The group of figures that the mark stands behind. */
  group: string;
  /** The keys of their sources. */
  keys: readonly string[];
  page: { sources: readonly ListedSource[] };
};

/** The mark behind a group of figures: how many sources they have, with a link to the first of them. */
export function FigureMark({ group, keys, page }: FigureMarkProps) {
  const numbers = numbersOf(keys, page.sources);
  if (numbers.length === 0) return null;
  return (
    <a
      className="cite"
      href={`#source-${numbers[0]}`}
      id={markIdOf(group)}
      data-numbers={numbers.join(", ")}
      aria-label={markWords.heard(numbers.length)}
    >
      {markWords.label(numbers.length)}
    </a>
  );
}
