import { textOrNull } from "../../admin/ui/text-or-null.ts";
import type { SharedValues } from "../../entries/form/entry-definition.ts";
import { pictureBody, pictureValues } from "../../entries/form/picture-values.ts";
import { sourceBody, sourceValues } from "../../entries/form/source-values.ts";
import { siteDay } from "../../platform/text/publication-day.ts";
import type { ArticleChange } from "../article.ts";
import type { ArticleCategory } from "../categories.ts";

/** What stands in the form; nothing is chosen as long as the category is empty. */
export type ArticleValues = SharedValues & {
  title: string;
  category: ArticleCategory | "";
  publishDate: string;
  author: string;
  excerpt: string;
  description: string;
  content: string;
};

/** An article as it is stored, or as an old version of it was sent. */
export type ArticleContent = Omit<Partial<ArticleChange>, "imageDetails"> & {
  imageDetails?: Parameters<typeof pictureValues>[0]["imageDetails"];
};

export const blankArticle = (): ArticleValues => ({
  title: "",
  category: "",
  publishDate: siteDay(new Date()),
  author: "",
  excerpt: "",
  description: "",
  content: "",
  tags: [],
  sources: [],
  pictures: [],
  publication: "published",
  slug: "",
});

export const articleValues = (article: ArticleContent): ArticleValues => ({
  title: article.title ?? "",
  category: article.category ?? "",
  publishDate: article.publishDate ?? "",
  author: article.author ?? "",
  excerpt: article.excerpt ?? "",
  // The server answers with the excerpt where no description was given.
  description: article.description === article.excerpt ? "" : (article.description ?? ""),
  content: article.content ?? "",
  tags: article.tags ?? [],
  sources: sourceValues(article.sources),
  pictures: pictureValues(article),
  publication: article.publication ?? "published",
  slug: article.slug ?? "",
});

/** The body of the call that saves it, without the address. */
export const articleBody = (values: ArticleValues) => ({
  title: values.title,
  category: values.category === "" ? undefined : values.category,
  publishDate: values.publishDate === "" ? undefined : values.publishDate,
  author: values.author,
  excerpt: values.excerpt,
  description: textOrNull(values.description),
  content: values.content,
  tags: values.tags,
  sources: sourceBody(values.sources),
  publication: values.publication,
  ...pictureBody(values.pictures),
});
