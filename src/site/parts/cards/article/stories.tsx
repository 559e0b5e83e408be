import type { ImageFrame } from "../../images/drawn-image.tsx";
import { ArticlePlate, ArticleRow, type PlateSize } from "./article-card.tsx";
import type { ArticleCardFields } from "./card-fields.ts";
import styles from "./stories.module.css";

type StoriesProps = {
  lead: ArticleCardFields;
  rows: readonly ArticleCardFields[];
  size?: PlateSize;
  /** Applies to the image of the lead story. */
  eager?: ImageFrame["eager"];
};

/** One lead story, and others in rows next to it. */
export function Stories({ lead, rows, size = "lead", eager = false }: StoriesProps) {
  return (
    <div className={styles.stories}>
      <ArticlePlate article={lead} size={size} eager={eager} />
      <div className={styles.rows}>
        {rows.map((article) => (
          <ArticleRow key={article.slug} article={article} />
        ))}
      </div>
    </div>
  );
}
