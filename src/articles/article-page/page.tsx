import { tagsHere } from "../../entries/page/tags-here.ts";
import type { ApiClient } from "../../platform/api-client/api-client.ts";
import { siteName } from "../../platform/identity/site-identity.ts";
import { beginOfSiteDay, lastChangeOf } from "../../platform/text/publication-day.ts";
import type { MadePage } from "../../site/served/served-page.tsx";
import { ARTICLE_CATEGORY_LABELS } from "../words.en.ts";
import { articleObject } from "./article-object.ts";
import { ArticleScreen, articleTrail } from "./article-screen.tsx";
import { loadArticle } from "./load-article.ts";
import { words } from "./words.en.ts";

/** The page of the article named in the address. */
export async function articlePage(api: ApiClient, name: string, request: Request): Promise<MadePage> {
  const { article, related } = await loadArticle(api, name, request);
  return {
    head: {
      title: article.title,
      description: article.excerpt,
      path: `/articles/${article.slug}`,
      machineIn: article.machineIn,
      keywords: [ARTICLE_CATEGORY_LABELS[article.category].toLowerCase(), ...tagsHere(article.tags)],
      image: { url: article.cardUrl, alt: words.cardAlt(article.title, siteName()) },
      trail: articleTrail(),
      article: import.meta.env.SSR
        ? {
            publishedTime: beginOfSiteDay(article.publishDate).toISOString(),
            modifiedTime: lastChangeOf(article).toISOString(),
            author: article.author,
            section: ARTICLE_CATEGORY_LABELS[article.category],
            tags: tagsHere(article.tags),
          }
        : undefined,
      structuredData: import.meta.env.SSR
        ? (siteUrl) => [articleObject(siteUrl, { ...article, images: article.imageDetails })]
        : undefined,
    },
    content: <ArticleScreen article={article} related={related} />,
  };
}
