import type { ArticleDetail } from "../../articles/article.ts";
import { beginOfSiteDay, lastChangeOf } from "../../platform/text/publication-day.ts";
import { absoluteHtml } from "./absolute-html.server.ts";
import { atomFeed } from "./atom-feed.server.ts";
import { escapeXml } from "./xml-text.server.ts";

export const ARTICLES_FEED = "/feeds/articles.xml";

/** The articles as a feed: whole texts, the newest first. */
export function articlesFeed(siteUrl: string, articles: readonly ArticleDetail[]): string {
  const head = {
    siteUrl,
    path: ARTICLES_FEED,
    title: "Sri Lankan Tuskers: articles",
    subtitle: "The writing behind the directory of Sri Lanka's tuskers.",
    page: "/articles",
    author: "Sri Lankan Tuskers",
  };
  return atomFeed(
    head,
    articles.map((article) => {
      const url = `${siteUrl}/articles/${article.slug}`;
      const text = article.contentHtml || `<p>${escapeXml(article.excerpt)}</p>`;
      return {
        id: `${siteUrl}/article/${article._id}`,
        url,
        title: article.title,
        summary: article.excerpt,
        html: absoluteHtml(text, url),
        published: beginOfSiteDay(article.publishDate),
        updated: lastChangeOf(article),
        author: article.author,
        categories: [article.category, ...article.tags],
      };
    }),
  );
}
