import { writtenDate } from "../../platform/text/written-date.ts";
import type { ArticleCategory } from "../categories.ts";
import { ARTICLE_CATEGORY_LABELS } from "../words.en.ts";

/** The day on which an article was published, for people and for machines. */
export function ArticleDate({ day }: { day: string }) {
  return <time dateTime={day}>{writtenDate(day)}</time>;
}

/** The small line above an article's title: what kind it is and of when. */
export function ArticleKicker({ category, day }: { category: ArticleCategory; day: string }) {
  return (
    <div className="kicker">
      <span>{ARTICLE_CATEGORY_LABELS[category]}</span>
      <ArticleDate day={day} />
    </div>
  );
}
