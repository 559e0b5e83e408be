import essayStyles from "../../platform/ui/essay.module.css";
import type { ListedSource } from "../../sources/source.ts";
import type { Figure } from "../figure.ts";
import { markId, numbersOf } from "./page-uses.ts";
import { words } from "./words.en.ts";

type StatisticsProps = { name: string; figures: readonly Figure[]; sources: readonly ListedSource[] };

/** Key figures, each with what it counts, its date, and the numbers of its sources. */
export function Statistics({ name, figures, sources }: StatisticsProps) {
  if (figures.length === 0) return null;
  return (
    <dl className={essayStyles.figures}>
      {figures.map((figure, index) => (
        <div key={`${figure.value} ${figure.meaning}`}>
          <dt>{figure.value}</dt>
          <dd>
            {figure.meaning}
            {numbersOf(figure, sources).map((number) => (
              <sup key={number} className="cite">
                <a href={`#source-${number}`} id={markId(name, index, number)} aria-label={words.source(number)}>
                  {number}
                </a>
              </sup>
            ))}
            {figure.note !== "" && <small>{figure.note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
