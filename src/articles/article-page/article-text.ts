import type { ArticleDetail } from "../article.ts";
import type { Heading } from "./headings.ts";

type ShownFields =
  | "slug"
  | "title"
  | "excerpt"
  | "descriptionHtml"
  | "contentHtml"
  | "category"
  | "tags"
  | "imageDetails"
  | "landscapeUrl"
  | "cardUrl"
  | "author"
  | "publishDate"
  | "updatedAt";

/** What an article's screen shows, and all that its page sends along. */
export type ArticleText = Pick<ArticleDetail, ShownFields> & {
  headings: Heading[];
  sources: { title: string; url: string | undefined }[];
};
