import type { ImageFrame } from "../../images/shown/drawn-image.tsx";
import { ArticlePlate, ArticleRow } from "./article-card.tsx";
import type { ArticleCardFields } from "./card-fields.ts";
import styles from "./stories.module.css";

type StoriesProps = {
  lead: ArticleCardFields;
  rows: readonly ArticleCardFields[];
  /** Applies to the image of the lead story. */
  eager?: ImageFrame["eager"];
};

/** One lead story, and others in rows next to it. */
export function Stories({ lead, rows, eager = false }: StoriesProps) {
  return (
    <div className={styles.stories}>
      <ArticlePlate article={lead} eager={eager} lead />
      <div className={styles.rows}>
        {rows.map((article) => (
          <ArticleRow key={article.slug} article={article} />
        ))}
      </div>
    </div>
  );
}
