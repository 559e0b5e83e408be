import type { ArticleDetail } from "../../content/articles/article.ts";
import { langOf } from "../../content/fields/pieces/lang-of.ts";
import { siteName } from "../../platform/identity/site-identity.ts";
import { currentLanguage } from "../../platform/languages/current-language.ts";
import { addressIn } from "../../platform/languages/language.ts";
import { beginOfSiteDay, lastChangeOf } from "../../platform/text/dates/publication-day.ts";
import { escapeXml } from "../../platform/text/xml-text.ts";
import { words as headWords } from "../meta/words.ts";
import { absoluteHtml, translationNoteHtml } from "./absolute-html.server.ts";
import { atomFeed } from "./atom-feed.server.ts";
import { withImages } from "./images-html.server.ts";
import { sourcesHtml } from "./sources-html.server.ts";
import { words } from "./words.ts";

export const ARTICLES_FEED = "/feeds/articles.xml";

function excerptHtml(article: ArticleDetail): string {
  const lang = langOf(article, "excerpt");
  return `<p${lang === undefined ? "" : ` lang="${lang}"`}>${escapeXml(article.excerpt)}</p>`;
}

/** The feed of articles: full texts, newest first. */
export function articlesFeed(siteUrl: string, articles: readonly ArticleDetail[]): string {
  const head = {
    siteUrl,
    path: ARTICLES_FEED,
    title: headWords.feeds.articles(siteName()),
    subtitle: words.articles.subtitle,
    page: "/articles",
    author: siteName(),
  };
  return atomFeed(
    head,
    articles.map((article) => {
      const url = `${siteUrl}${addressIn(currentLanguage(), `/articles/${article.slug}`)}`;
      const text = article.contentHtml || excerptHtml(article);
      return {
        id: `${siteUrl}/article/${article._id}`,
        url,
        title: article.title,
        summary: article.excerpt,
        html:
          translationNoteHtml(article.translation) +
          absoluteHtml(withImages(text, article.imageDetails), url) +
          sourcesHtml(article.sources),
        published: beginOfSiteDay(article.publishDate),
        updated: lastChangeOf(article),
        author: article.author,
        categories: [article.category, ...article.tags],
      };
    }),
  );
}
