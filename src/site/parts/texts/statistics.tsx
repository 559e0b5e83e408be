import { langOf } from "../../../content/fields/pieces/lang-of.ts";
import type { TranslationShown } from "../../../content/fields/pieces/translation-shown.ts";
import type { ListedSource } from "../../../content/sources/source.ts";
import type { Figure } from "../../../content/texts/figure.ts";
import { FigureMark } from "./figure-mark.tsx";
import styles from "./statistics.module.css";

type StatisticsProps = {
  /** The field that holds them. */
  name: string;
  page: { fields: object; sources: readonly ListedSource[]; translation?: TranslationShown | undefined };
};

/** Key figures, each with what it counts and its date, and one mark for the sources of them all. */
export function Statistics({ name, page }: StatisticsProps) {
  const figures = (page.fields as Record<string, readonly Figure[]>)[name] ?? [];
  if (figures.length === 0) return null;
  return (
    <div>
      <dl className={styles.figures}>
        {figures.map((figure, index) => (
          <div key={`${figure.value} ${figure.meaning}`}>
            <dt>{figure.value}</dt>
            <dd>
              <span lang={langOf(page, `${name}.${index}.meaning`)}>{figure.meaning}</span>
              {figure.note !== "" && <small lang={langOf(page, `${name}.${index}.note`)}>{figure.note}</small>}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.mark}>
        <FigureMark group={name} keys={figures.flatMap(({ sources }) => sources)} page={page} />
      </p>
    </div>
  );
}
