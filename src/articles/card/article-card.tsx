import { Link } from "react-router";
import type { ImageFrame } from "../../images/shown/drawn-image.tsx";
import { ArticleImage } from "../../images/shown/image.tsx";
import { useTravellingImage } from "../../images/shown/travelling-image.ts";
import { Icon } from "../../platform/ui/icon.tsx";
import { cutWithDots } from "../../rich-text/cut-text.ts";
import type { Article } from "../article.ts";
import { ArticleKicker } from "./article-meta.tsx";

/** What a card shows, and all that a page with cards sends along. */
export type ArticleCardFields = Pick<
  Article,
  "slug" | "title" | "excerpt" | "category" | "publishDate" | "landscapeUrl" | "imageDetails"
>;

export const toArticleCardFields = (article: Article): ArticleCardFields => ({
  slug: article.slug,
  title: article.title,
  excerpt: article.excerpt,
  category: article.category,
  publishDate: article.publishDate,
  landscapeUrl: article.landscapeUrl,
  // A card shows the first image only.
  imageDetails: article.imageDetails.slice(0, 1),
});

/** How wide the images are shown, from the widest screens down. */
const SIZES = {
  plate: "(min-width: 1440px) 25rem, (min-width: 900px) 30vw, (min-width: 560px) 45vw, 92vw",
  lead: "(min-width: 1440px) 46rem, (min-width: 860px) 54vw, 92vw",
  row: "8.5rem",
} as const;

const RELATED_EXCERPT_LENGTH = 100;

/** An excerpt is plain text; tags that somebody wrote into one all the same are not read out. */
const withoutTags = (text: string): string => text.replace(/<\/?[a-z][^<>]*>/gi, "");

type CardProps = {
  article: ArticleCardFields;
  /** Among the first images of its page: loaded at once. */
  eager?: ImageFrame["eager"];
};

const address = ({ slug }: ArticleCardFields): string => `/articles/${slug}`;

/** A plate: an image and its caption. The whole of it is one link. `lead` is the large one of a page. */
export function ArticlePlate({ article, eager = false, lead = false }: CardProps & { lead?: boolean }) {
  const travelling = useTravellingImage(address(article));
  return (
    <article className="plate">
      <div className="pic r32" style={travelling}>
        <ArticleImage article={article} aspect="3:2" sizes={lead ? SIZES.lead : SIZES.plate} eager={eager} />
      </div>
      <div className="cap">
        <ArticleKicker category={article.category} day={article.publishDate} />
        <h3>
          <Link to={address(article)} viewTransition>
            {article.title}
          </Link>
        </h3>
        <p className="txt">{article.excerpt}</p>
      </div>
    </article>
  );
}

/** A line of the list beside the lead story: words first, a small image at the end. */
export function ArticleRow({ article, eager = false }: CardProps) {
  const travelling = useTravellingImage(address(article));
  return (
    <article className="row">
      <div>
        <ArticleKicker category={article.category} day={article.publishDate} />
        <h3>
          <Link to={address(article)} viewTransition>
            {article.title}
          </Link>
        </h3>
        <p>{article.excerpt}</p>
      </div>
      <div className="pic" style={travelling}>
        <ArticleImage article={article} aspect="1:1" sizes={SIZES.row} eager={eager} />
      </div>
    </article>
  );
}

/** A plate at the end of another article: its excerpt is cut short, and its link says what it does. */
export function RelatedArticle({ article }: CardProps) {
  const travelling = useTravellingImage(address(article));
  return (
    <article className="plate">
      <div className="pic r32" style={travelling}>
        <ArticleImage article={article} aspect="3:2" sizes={SIZES.plate} />
      </div>
      <div className="cap">
        <ArticleKicker category={article.category} day={article.publishDate} />
        <h3>{article.title}</h3>
        <p className="txt">{cutWithDots(withoutTags(article.excerpt), RELATED_EXCERPT_LENGTH)}</p>
        <Link to={address(article)} viewTransition className="more whole">
          Read Article
          <span className="sr">: {article.title}</span>
          <Icon name="arrow-right" />
        </Link>
      </div>
    </article>
  );
}
