import type { ArticleDetail } from "../../../../content/articles/article.ts";
import type { ListedSource } from "../../../../content/sources/source.ts";
import { type Heading, headingsOf } from "./headings.ts";

const SHOWN = [
  "_id",
  "slug",
  "version",
  "title",
  "excerpt",
  "descriptionHtml",
  "contentHtml",
  "category",
  "tags",
  "imageDetails",
  "landscapeUrl",
  "cardUrl",
  "author",
  "publishDate",
  "updatedAt",
] as const;

type Shown = Pick<ArticleDetail, (typeof SHOWN)[number]>;
/** Only of articles that are translated. */
type Translated = Pick<ArticleDetail, "translation" | "machineIn">;

/** The fields that an article's page shows. It receives no others. */
export type ArticleText = Shown &
  Translated & {
    headings: Heading[];
    sources: ListedSource[];
  };

export const toArticleText = (article: ArticleDetail): ArticleText => ({
  ...(Object.fromEntries(SHOWN.map((name) => [name, article[name]])) as Shown),
  ...(article.translation && { translation: article.translation }),
  ...(article.machineIn && { machineIn: article.machineIn }),
  headings: headingsOf(article.contentHtml),
  sources: article.sources.map(({ key, title, url, kind }) => ({ key, title, url, kind })),
});
