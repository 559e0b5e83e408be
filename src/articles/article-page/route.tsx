import { useParams } from "react-router";
import { withinTimeLimit } from "../../entries/page/detail-time-limit.ts";
import { browserApi } from "../../platform/api-client/api-client.ts";
import { serverApi } from "../../platform/api-client/load-context.ts";
import { beginOfSiteDay, lastChangeOf } from "../../platform/text/publication-day.ts";
import { pageMeta } from "../../site/meta/page-meta.ts";
import { ARTICLE_CATEGORY_LABELS } from "../words.en.ts";
import type { Route } from "./+types/route";
import { ArticleFailure, articleFailureMeta } from "./article-failure.tsx";
import { articleObject } from "./article-object.ts";
import { ARTICLE_TRAIL, ArticleScreen } from "./article-screen.tsx";
import { loadArticle } from "./load-article.tsx";

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
    trail: ARTICLE_TRAIL,
    article: {
      publishedTime: beginOfSiteDay(article.publishDate).toISOString(),
      modifiedTime: lastChangeOf(article).toISOString(),
      author: article.author,
      section: ARTICLE_CATEGORY_LABELS[article.category],
      tags: article.tags,
    },
    structuredData: (siteUrl) => [articleObject(siteUrl, { ...article, images: article.imageDetails })],
  });
};

export default function Article({ loaderData: { article, related } }: Route.ComponentProps) {
  return <ArticleScreen article={article} related={related} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { slug = "" } = useParams();
  return <ArticleFailure error={error} name={slug} />;
}
