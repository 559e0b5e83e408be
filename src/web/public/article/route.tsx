import { useParams } from "react-router";
import { beginOfSiteDay, lastChangeOf } from "../../../domain/articles/publication-day.ts";
import { browserApi } from "../../api-client.ts";
import { ARTICLE_TRAIL, ArticleScreen } from "../../components/article/article-screen.tsx";
import { ArticleFailure, articleFailureMeta } from "../../components/article-failure.tsx";
import { ARTICLE_CATEGORY_LABELS } from "../../components/article-labels.ts";
import { withinTimeLimit } from "../../detail-time-limit.ts";
import { serverApi } from "../../load-context.ts";
import { pageMeta } from "../../page-meta.ts";
import type { Route } from "./+types/route";
import { articleObject } from "./article-object.ts";
import { loadArticle } from "./load-article.ts";

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
    structuredData: (siteUrl) => [articleObject(siteUrl, { ...article, photographs: article.imageDetails })],
  });
};

export default function Article({ loaderData: { article, related } }: Route.ComponentProps) {
  return <ArticleScreen article={article} related={related} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { slug = "" } = useParams();
  return <ArticleFailure error={error} name={slug} />;
}
