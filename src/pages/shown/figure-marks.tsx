import type { ListedSource } from "../../sources/source.ts";
import { markId, numbersOf } from "./page-uses.ts";
import { words } from "./words.en.ts";

type FigureMarksProps = {
  /** The field that holds the figure, and its place in it. */
  name: string;
  index?: number;
  /** The keys of its sources. */
  keys: readonly string[];
  page: { sources: readonly ListedSource[] };
};

/** The numbers of the sources of a figure, each with a link to it. */
export const FigureMarks = ({ name, index = 0, keys, page }: FigureMarksProps) =>
  numbersOf(keys, page.sources).map((number) => (
    <sup key={number} className="cite">
      <a href={`#source-${number}`} id={markId(name, index, number)} aria-label={words.source(number)}>
        {number}
      </a>
    </sup>
  ));
