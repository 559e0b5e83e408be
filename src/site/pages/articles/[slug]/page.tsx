import { redirect } from "react-router";
import { ARTICLE_CATEGORY_LABELS } from "../../../../content/articles/words.ts";
import { siteName } from "../../../../platform/identity/site-identity.ts";
import { beginOfSiteDay, lastChangeOf } from "../../../../platform/text/dates/publication-day.ts";
import { defineFailingPage, definePage } from "../../../page/define-page.ts";
import { entryFailure } from "../../../parts/entry/entry-failure.tsx";
import { tagsHere } from "../../../parts/entry/tags-here.ts";
import { articleObject } from "./article-object.ts";
import type { ArticlePageSlots } from "./article-page-slots.ts";
import { ArticleScreen, articleTrail } from "./article-screen.tsx";
import { loadArticle } from "./load-article.ts";
import { words } from "./words.ts";

/** The page of the article named in the address. */
export const createArticlePage = ({ below = [] }: ArticlePageSlots) =>
  definePage({
    read: ({ readers, params: { slug = "" } }) => loadArticle(readers, slug),
    head: ({ article }) => ({
      title: article.title,
      description: article.excerpt,
      path: `/articles/${article.slug}`,
      machineIn: article.machineIn,
      keywords: [ARTICLE_CATEGORY_LABELS[article.category].toLowerCase(), ...tagsHere(article.tags)],
      image: { url: article.cardUrl, alt: words.cardAlt(article.title, siteName()) },
      trail: articleTrail(),
      article: {
        publishedTime: beginOfSiteDay(article.publishDate).toISOString(),
        modifiedTime: lastChangeOf(article).toISOString(),
        author: article.author,
        section: ARTICLE_CATEGORY_LABELS[article.category],
        tags: tagsHere(article.tags),
      },
      structuredData: (siteUrl) => [articleObject(siteUrl, { ...article, images: article.imageDetails })],
    }),
    screen: ({ article, related }) => (
      <ArticleScreen article={article} related={related} panels={below.flatMap((panel) => panel(article) ?? [])} />
    ),
    failure: entryFailure("/articles", () => words),
    isKept: true,
    isMostVisited: true,
  });

/** `/article/{id}` of the earlier site. */
export const formerPage = defineFailingPage(
  async ({ readers, params: { id = "" } }) => {
    throw redirect(`/articles/${await readers.presentSlug("article", id)}`, 301);
  },
  entryFailure("/articles", () => words),
);
