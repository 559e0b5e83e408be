import { cutWithDots } from "../../../../content/rich-text/cut-text.ts";
import { Marked } from "../../../../platform/languages/stored-text.tsx";
import { Icon } from "../../../../ui/kit/icon.tsx";
import { PageLink } from "../../../../ui/kit/page-link.tsx";
import plateStyles from "../../../../ui/kit/plate.module.css";
import ratios from "../../../../ui/kit/ratio.module.css";
import { Part } from "../../../../ui/render/part.ts";
import type { ImageFrame } from "../../images/drawn-image.tsx";
import { ArticleImage } from "../../images/image.tsx";
import { ArticleKicker } from "./article-meta.tsx";
import rowStyles from "./article-row.module.css";
import type { ArticleCardFields } from "./card-fields.ts";
import { words } from "./words.ts";

/** How wide the images are shown, from the widest screens down. */
const SIZES = {
  plate: "(min-width: 1440px) 25rem, (min-width: 900px) 30vw, (min-width: 560px) 45vw, 92vw",
  lead: "(min-width: 1440px) 46rem, (min-width: 860px) 54vw, 92vw",
  /** On narrow screens a row. */
  leadOrRow: "(min-width: 1440px) 46rem, (min-width: 960px) 54vw, 6.5rem",
  row: "8.5rem",
} as const;

const RELATED_EXCERPT_LENGTH = 100;

/** An excerpt is plain text; any tags that somebody typed into it are removed. */
const withoutTags = (text: string): string => text.replace(/<\/?[a-z][^<>]*>/gi, "");

type CardProps = {
  article: ArticleCardFields;
  /** True for the first images of a page, which are loaded eagerly. */
  eager?: ImageFrame["eager"];
};

const Kicker = ({ article: { category, publishDate, textLang } }: Pick<CardProps, "article">) => (
  <ArticleKicker category={category} day={publishDate} isInEnglish={textLang === "en"} />
);

const address = ({ slug }: ArticleCardFields): string => `/articles/${slug}`;

export type PlateSize = Exclude<keyof typeof SIZES, "row">;

/** A plate: an image and its caption. All of it is one link. */
export const ArticlePlate = ({ article, eager = false, size = "plate" }: CardProps & { size?: PlateSize }) => (
  <Part of={article} name={`plate-${eager}-${size}`}>
    <article className={plateStyles.plate}>
      <div className={`${plateStyles.image} ${ratios.landscape}`} data-travels="">
        <ArticleImage article={article} aspect="3:2" sizes={SIZES[size]} eager={eager} />
      </div>
      <div className={plateStyles.caption}>
        <Kicker article={article} />
        <h3>
          <PageLink to={address(article)} moves>
            <span lang={article.titleLang}>{article.title}</span>
          </PageLink>
        </h3>
        <p className={plateStyles.text} lang={article.excerptLang}>
          {article.excerpt}
        </p>
      </div>
    </article>
  </Part>
);

/** A row of the list next to the lead story: text first, a small image at the end. */
export const ArticleRow = ({ article, eager = false }: CardProps) => (
  <Part of={article} name={`row-${eager}`}>
    <article className={rowStyles.row}>
      <div>
        <Kicker article={article} />
        <h3>
          <PageLink to={address(article)} moves>
            <span lang={article.titleLang}>{article.title}</span>
          </PageLink>
        </h3>
        <p lang={article.excerptLang}>{article.excerpt}</p>
      </div>
      <div className={rowStyles.image} data-travels="">
        <ArticleImage article={article} aspect="1:1" sizes={SIZES.row} eager={eager} />
      </div>
    </article>
  </Part>
);

/** A plate at the end of another article, with a truncated excerpt and a labelled link. */
export const RelatedArticle = ({ article }: CardProps) => (
  <Part of={article} name="related">
    <article className={plateStyles.plate}>
      <div className={`${plateStyles.image} ${ratios.landscape}`} data-travels="">
        <ArticleImage article={article} aspect="3:2" sizes={SIZES.plate} />
      </div>
      <div className={plateStyles.caption}>
        <Kicker article={article} />
        <h3 lang={article.titleLang}>{article.title}</h3>
        <p className={plateStyles.text} lang={article.excerptLang}>
          {cutWithDots(withoutTags(article.excerpt), RELATED_EXCERPT_LENGTH)}
        </p>
        <PageLink to={address(article)} moves className={`more ${plateStyles.whole}`}>
          {words.read}
          <span className="sr">
            <Marked text={words.readWhich(article.title)} />
          </span>
          <Icon name="arrow-right" />
        </PageLink>
      </div>
    </article>
  </Part>
);
