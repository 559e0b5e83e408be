import { ImageCaption } from "../../images/gallery/image-caption.tsx";
import { ArticleImage } from "../../images/shown/image.tsx";
import { inEnglish } from "../../platform/languages/stored-text.tsx";
import { Icon } from "../../platform/ui/icon.tsx";
import ratios from "../../platform/ui/ratio.module.css";
import { langOf } from "../../translations/pieces/lang-of.ts";
import { ArticleDate } from "../card/article-meta.tsx";
import { ARTICLE_CATEGORY_LABELS } from "../words.ts";
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
