import { useParams } from "react-router";
import { withinTimeLimit } from "../../entries/page/detail-time-limit.ts";
import { EntryFailure, entryFailureMeta } from "../../entries/page/entry-failure.tsx";
import { useEntryPage } from "../../entries/page/entry-page.browser.ts";
import { browserApi } from "../../platform/api-client/api-client.ts";
import { serverApi } from "../../platform/api-client/load-context.ts";
import { beginOfSiteDay, lastChangeOf } from "../../platform/text/publication-day.ts";
import { pageMeta } from "../../site/meta/page-meta.ts";
import { ARTICLE_CATEGORY_LABELS } from "../words.en.ts";
import type { Route } from "./+types/route";
import { articleObject } from "./article-object.ts";
import { ARTICLE_TRAIL, ArticleScreen } from "./article-screen.tsx";
import { loadArticle } from "./load-article.ts";
import { words } from "./words.en.ts";

export const loader = ({ params, request, context }: Route.LoaderArgs) =>
  loadArticle(serverApi(context), params.slug, request);

export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) =>
  withinTimeLimit(loadArticle(browserApi, params.slug, request), "article", params.slug);

export const meta: Route.MetaFunction = ({ loaderData, matches, error }) => {
  if (loaderData === undefined) return entryFailureMeta(error, words);
  const { article } = loaderData;
  return pageMeta(matches, {
    title: article.title,
    description: article.excerpt,
    path: `/articles/${article.slug}`,
    keywords: [article.category, ...article.tags],
    image: { url: article.cardUrl, alt: words.cardAlt(article.title) },
    trail: ARTICLE_TRAIL,
    article: import.meta.env.SSR
      ? {
          publishedTime: beginOfSiteDay(article.publishDate).toISOString(),
          modifiedTime: lastChangeOf(article).toISOString(),
          author: article.author,
          section: ARTICLE_CATEGORY_LABELS[article.category],
          tags: article.tags,
        }
      : undefined,
    structuredData: import.meta.env.SSR
      ? (siteUrl) => [articleObject(siteUrl, { ...article, images: article.imageDetails })]
      : undefined,
  });
};

export default function Article({ loaderData: { article, related } }: Route.ComponentProps) {
  useEntryPage();
  return <ArticleScreen article={article} related={related} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { slug = "" } = useParams();
  return <EntryFailure error={error} name={slug} list="/articles" words={words} />;
}
