import { PUBLICATIONS } from "../../platform/ids/publication.ts";
import { type Content, choice, defineFields, fullDate, json, richText, tags, text } from "../fields/fields.ts";
import type { SentSource, Source } from "../sources/source.ts";
import { ARTICLE_CATEGORIES } from "./categories.ts";

/** Maximum length of the content, in characters of its source (HTML included). */
export const MAX_CONTENT_LENGTH = 200_000;

/**
 * The fields of an article. Columns, validation, history, files, searches and the form are generated from this table.
 */
export const articleFields = defineFields({
  title: text({ max: 200, required: true, searched: true, inLists: true }),
  excerpt: text({ max: 600, lines: true, required: true, searched: true, inLists: true }),
  /** Null means that the excerpt is used: only the API response fills it in. */
  description: richText({ max: 5000 }),
  content: richText({ max: MAX_CONTENT_LENGTH, required: true }),
  category: choice(ARTICLE_CATEGORIES, { required: true, inLists: true }),
  tags: tags({ inLists: true }),
  author: text({ max: 120, required: true }),
  publishDate: fullDate({ required: true, inLists: true }),
  publication: choice(PUBLICATIONS, { default: "published", inLists: true }),
  sources: json<Source[], SentSource[]>({ empty: [] }),
});

export type ArticleFields = Content<typeof articleFields>;
