import { Link } from "react-router";
import { GALLERY_SIZES, ImageGallery } from "../../images/gallery/image-gallery.tsx";
import { ArticleImage } from "../../images/shown/image.tsx";
import { Breadcrumb } from "../../platform/ui/breadcrumb.tsx";
import { Icon } from "../../platform/ui/icon.tsx";
import { RichText } from "../../rich-text/rich-text.tsx";
import { ShareBar } from "../../site/sharing/share-bar.tsx";
import { SourcesList } from "../../sources/sources-list.tsx";
import type { ArticleDetail } from "../article.ts";
import { type ArticleCardFields, RelatedArticle } from "../card/article-card.tsx";
import { ArticleHead } from "./article-head.tsx";
import type { ArticleText } from "./article-text.ts";
import { headingsOf } from "./headings.ts";
import { TableOfContents } from "./table-of-contents.tsx";

export const ARTICLE_TRAIL = [
  { to: "/", label: "Home" },
  { to: "/articles", label: "Articles" },
];

/** Stands beside the screen so that both are one file for the browser. */
export function toArticleText(article: ArticleDetail): ArticleText {
  return {
    slug: article.slug,
    title: article.title,
    excerpt: article.excerpt,
    descriptionHtml: article.descriptionHtml,
    contentHtml: article.contentHtml,
    headings: headingsOf(article.contentHtml),
    category: article.category,
    tags: article.tags,
    imageDetails: article.imageDetails,
    landscapeUrl: article.landscapeUrl,
    cardUrl: article.cardUrl,
    author: article.author,
    publishDate: article.publishDate,
    updatedAt: article.updatedAt,
    sources: article.sources.map(({ title, url }) => ({ title, url })),
  };
}

type ArticleScreenProps = {
  article: ArticleText;
  related: ArticleCardFields[];
  /** False where there is no address yet that others could open. */
  shared?: boolean;
};

/** All of an article's page: the public one, and the preview of what is not saved yet. */
export function ArticleScreen({ article, related, shared = true }: ArticleScreenProps) {
  const share = shared && (
    <ShareBar path={`/articles/${article.slug}`} title={article.title} excerpt={article.excerpt} />
  );
  return (
    <>
      <article className="wrap page-end">
        <Breadcrumb trail={ARTICLE_TRAIL} here={article.title} />
        <ArticleHead article={article} />
        <div className="artgrid">
          <TableOfContents headings={article.headings} />
          <div>
            {share}
            <h2>Description</h2>
            {article.descriptionHtml === "" ? (
              <div className="prose lead-in">
                <p>{article.excerpt}</p>
              </div>
            ) : (
              <RichText html={article.descriptionHtml} className="prose lead-in" />
            )}
            <RichText html={article.contentHtml} className="prose story" />
            <ImageGallery
              label="More images"
              images={article.imageDetails}
              html={article.descriptionHtml + article.contentHtml}
              draw={(image) => (
                <ArticleImage
                  article={{ ...article, imageDetails: [image] }}
                  aspect="3:2"
                  sizes={GALLERY_SIZES}
                  alt={image.alt ?? ""}
                />
              )}
            />
            {article.tags.length > 0 && (
              <ul aria-label="Tags" className="tags">
                {article.tags.map((tag) => (
                  <li key={tag}>{tag}</li>
                ))}
              </ul>
            )}
            {share}
            <SourcesList sources={article.sources} />
            <p className="onward">
              <Link to="/articles" className="more back" viewTransition>
                <Icon name="arrow-left" />
                Back to Articles
              </Link>
            </p>
          </div>
        </div>
      </article>
      {related.length > 0 && (
        <section className="band sunk" aria-labelledby="related">
          <div className="wrap">
            <div className="head">
              <h2 id="related">Related Articles</h2>
            </div>
            <div className="plates">
              {related.map((other) => (
                <RelatedArticle key={other.slug} article={other} />
              ))}
            </div>
          </div>
        </section>
      )}
    </>
  );
}
