import { catalogue } from "../platform/languages/catalogue.ts";
import type { ArticleCategory } from "./categories.ts";
import type { articleFields } from "./fields.ts";

/** The labels of the fields, as for tuskers. */
export const articleWords = catalogue({
  title: "Title",
  excerpt: "Excerpt",
  description: "Description",
  content: "Content",
  category: "Category",
  tags: "Tags",
  author: "Author",
  publishDate: "Publish date",
  publication: "Publication",
  sources: "Sources",
} satisfies Record<keyof typeof articleFields, string>);

export const ARTICLE_CATEGORY_LABELS: Record<ArticleCategory, string> = catalogue({
  conservation: "Conservation",
  education: "Education",
  research: "Research",
  wildlife: "Wildlife",
});
