import essayStyles from "../../platform/ui/essay.module.css";
import type { ListedSource } from "../../sources/source.ts";
import { langOf } from "../../translations/pieces/lang-of.ts";
import type { TranslationShown } from "../../translations/pieces/translation-shown.ts";
import type { Figure } from "../figure.ts";
import { FigureMarks } from "./figure-marks.tsx";

type StatisticsProps = {
  /** The field that holds them. */
  name: string;
  page: { fields: object; sources: readonly ListedSource[]; translation?: TranslationShown | undefined };
};

/** Key figures, each with what it counts, its date, and the numbers of its sources. */
export function Statistics({ name, page }: StatisticsProps) {
  const figures = (page.fields as Record<string, readonly Figure[]>)[name] ?? [];
  if (figures.length === 0) return null;
  return (
    <dl className={essayStyles.figures}>
      {figures.map((figure, index) => (
        <div key={`${figure.value} ${figure.meaning}`}>
          <dt>{figure.value}</dt>
          <dd>
            <span lang={langOf(page, `${name}.${index}.meaning`)}>{figure.meaning}</span>
            <FigureMarks name={name} index={index} keys={figure.sources} page={page} />
            {figure.note !== "" && <small lang={langOf(page, `${name}.${index}.note`)}>{figure.note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
