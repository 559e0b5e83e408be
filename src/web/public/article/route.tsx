import { Link, useParams } from "react-router";
import { beginOfSiteDay, lastChangeOf } from "../../../domain/articles/publication-day.ts";
import { browserApi } from "../../api-client.ts";
import { RelatedArticle } from "../../components/article-card.tsx";
import { ArticleFailure, articleFailureMeta } from "../../components/article-failure.tsx";
import { ARTICLE_CATEGORY_LABELS } from "../../components/article-labels.ts";
import { CleanHtml } from "../../components/clean-html.tsx";
import { RichText } from "../../components/rich-text.tsx";
import { ShareBar } from "../../components/share-bar.tsx";
import { SourcesList } from "../../components/sources-list.tsx";
import { withinTimeLimit } from "../../detail-time-limit.ts";
import { serverApi } from "../../load-context.ts";
import { pageMeta } from "../../page-meta.ts";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { ArrowLeftIcon } from "../../ui/icon.tsx";
import type { Route } from "./+types/route";
import { ArticleHead } from "./article-head.tsx";
import { articleObject } from "./article-object.ts";
import { loadArticle } from "./load-article.ts";
import { TableOfContents } from "./table-of-contents.tsx";

const TRAIL = [
  { to: "/", label: "Home" },
  { to: "/articles", label: "Articles" },
];

export const loader = ({ params, request, context }: Route.LoaderArgs) =>
  loadArticle(serverApi(context), params.slug, request);

export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) =>
  withinTimeLimit(loadArticle(browserApi, params.slug, request), "article", params.slug);

export const meta: Route.MetaFunction = ({ loaderData, matches, error }) => {
  if (loaderData === undefined) return articleFailureMeta(error);
  const { article } = loaderData;
  return pageMeta(matches, {
    title: article.title,
    description: article.excerpt,
    path: `/articles/${article.slug}`,
    keywords: [article.category, ...article.tags],
    image: { url: article.cardUrl, alt: `${article.title}: an article of Sri Lankan Tuskers` },
    trail: TRAIL,
    article: {
      publishedTime: beginOfSiteDay(article.publishDate).toISOString(),
      modifiedTime: lastChangeOf(article).toISOString(),
      author: article.author,
      section: ARTICLE_CATEGORY_LABELS[article.category],
      tags: article.tags,
    },
    structuredData: (siteUrl) => [articleObject(siteUrl, { ...article, photographs: article.imageDetails })],
  });
};

export default function Article({ loaderData: { article, related } }: Route.ComponentProps) {
  const share = <ShareBar path={`/articles/${article.slug}`} title={article.title} excerpt={article.excerpt} />;
  return (
    <>
      <article className="wrap pb-s-8">
        <Breadcrumb trail={TRAIL} here={article.title} />
        <ArticleHead article={article} />
        <div className="artgrid">
          <TableOfContents headings={article.headings} />
          <div>
            {share}
            <h2 className="mb-s-4 text-t-5">Description</h2>
            <div className="prose lead-in">
              {article.descriptionHtml === "" ? <p>{article.excerpt}</p> : <CleanHtml html={article.descriptionHtml} />}
            </div>
            <RichText html={article.contentHtml} className="prose story" />
            {article.tags.length > 0 && (
              <ul aria-label="Tags" className="tags">
                {article.tags.map((tag) => (
                  <li key={tag}>{tag}</li>
                ))}
              </ul>
            )}
            {share}
            <SourcesList sources={article.sources} />
            <p className="mt-s-5">
              <Link to="/articles" className="more back">
                <ArrowLeftIcon />
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

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { slug = "" } = useParams();
  return <ArticleFailure error={error} name={slug} />;
}
