import { ARTICLE_CATEGORY_LABELS } from "../../../../content/articles/words.ts";
import { langOf } from "../../../../content/fields/pieces/lang-of.ts";
import { inEnglish } from "../../../../platform/languages/stored-text.tsx";
import { Icon } from "../../../../ui/kit/icon.tsx";
import ratios from "../../../../ui/kit/ratio.module.css";
import { ArticleDate } from "../../../parts/cards/article/article-meta.tsx";
import { ImageCaption } from "../../../parts/images/gallery/image-caption.tsx";
import { ArticleImage } from "../../../parts/images/image.tsx";
import styles from "./article-head.module.css";
import type { ArticleText } from "./article-text.ts";

/** Category, title, date and author, and the full-width image. */
export function ArticleHead({ article }: { article: ArticleText }) {
  const [image] = article.imageDetails;
  return (
    <>
      <header className={styles.head}>
        <span className={styles.category}>{ARTICLE_CATEGORY_LABELS[article.category]}</span>
        <h1 lang={langOf(article, "title")}>{article.title}</h1>
        <p className={styles.byline}>
          <span>
            <Icon name="calendar" />
            <ArticleDate day={article.publishDate} />
          </span>
          <span {...inEnglish()}>
            <Icon name="user" />
            {article.author}
          </span>
        </p>
      </header>
      <figure className={styles.image}>
        <div className={`${ratios.wide} ${styles.frame}`} data-travels="here">
          <ArticleImage
            article={article}
            aspect="16:9"
            sizes="(min-width: 1440px) 82rem, 92vw"
            eager="first"
            alt={image?.alt ?? ""}
          />
        </div>
        {image !== undefined && <ImageCaption image={image} />}
      </figure>
    </>
  );
}
