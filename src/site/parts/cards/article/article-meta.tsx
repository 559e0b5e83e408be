import type { ArticleCategory } from "../../../../content/articles/categories.ts";
import { ARTICLE_CATEGORY_LABELS } from "../../../../content/articles/words.ts";
import { words as proseWords } from "../../../../content/rich-text/translated/words.ts";
import { writtenDate } from "../../../../platform/text/dates/written-date.ts";
import styles from "./article-meta.module.css";

/** The publication date of an article, for people and for machines. */
export function ArticleDate({ day }: { day: string }) {
  return <time dateTime={day}>{writtenDate(day)}</time>;
}

type ArticleKickerProps = {
  category: ArticleCategory;
  day: string;
  /** Whether its text stands in English on a page of another language. */
  isInEnglish?: boolean;
};

/** The small line above an article's title: its category and date, and a word if its text is not translated. */
export function ArticleKicker({ category, day, isInEnglish = false }: ArticleKickerProps) {
  return (
    <div className={styles.kicker}>
      <span>{ARTICLE_CATEGORY_LABELS[category]}</span>
      <ArticleDate day={day} />
      {isInEnglish && <span className={styles.language}>{proseWords.inEnglish}</span>}
    </div>
  );
}
