import { writtenDate } from "../../platform/text/written-date.ts";
import type { ArticleCategory } from "../categories.ts";
import { ARTICLE_CATEGORY_LABELS } from "../words.en.ts";
import styles from "./article-meta.module.css";

/** The publication date of an article, for people and for machines. */
export function ArticleDate({ day }: { day: string }) {
  return <time dateTime={day}>{writtenDate(day)}</time>;
}

/** The small line above an article's title: its category and date. */
export function ArticleKicker({ category, day }: { category: ArticleCategory; day: string }) {
  return (
    <div className={styles.kicker}>
      <span>{ARTICLE_CATEGORY_LABELS[category]}</span>
      <ArticleDate day={day} />
    </div>
  );
}
