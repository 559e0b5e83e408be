import type { Article } from "../../articles/article.ts";
import { articleFields } from "../../articles/fields.ts";
import { contentOf } from "../../entries/definition/content.ts";
import type { Content, Fields } from "../../entries/definition/fields.ts";
import { imageWords } from "../../images/entry-images.ts";
import { tuskerFields } from "../../tuskers/fields.ts";
import type { Tusker } from "../../tuskers/tusker.ts";

/** What a file of the whole directory says of itself; a reader that knows only older versions refuses it. */
export const DOCUMENT_FORMAT = "sri-lankan-tuskers";
export const DOCUMENT_VERSION = 1;

/** The parts of the document that hold entries, with the kind of each. */
export const ENTRY_LISTS = { tuskers: "tusker", articles: "article" } as const;
export type EntryList = keyof typeof ENTRY_LISTS;

/** What the API tells of entries and the site works out by itself: it stands in no file, and is passed over in one. */
export const DERIVED_FIELDS: ReadonlySet<string> = new Set([
  "summary",
  "descriptionHtml",
  "contentHtml",
  "portraitUrl",
  "portraitAlt",
  "portraitCaption",
  "landscapeUrl",
  "cardUrl",
  "image",
  "updatedAt",
]);

type Shown = Pick<Tusker, "_id" | "slug" | "images" | "imageDetails" | "createdAt" | "updatedAt">;

/** Keys are the CSV's columns. */
const exportedEntry = <Table extends Fields>(table: Table, entry: Content<Table> & Shown, formerSlugs: string[]) => ({
  _id: entry._id,
  slug: entry.slug,
  formerSlugs,
  ...contentOf(table, entry),
  images: entry.images,
  imageDetails: entry.imageDetails.map(imageWords),
  createdAt: entry.createdAt,
  updatedAt: entry.updatedAt,
});

/** A tusker as files hold it: the body of a PUT that would bring it back, and what names it. */
export const exportedTusker = (tusker: Tusker, formerSlugs: string[]) =>
  exportedEntry(tuskerFields, tusker, formerSlugs);

/** An article as files hold it. Its description is null where the excerpt stands in, so that the two stay one. */
export const exportedArticle = (article: Article, formerSlugs: string[]) =>
  exportedEntry(
    articleFields,
    { ...article, description: article.description === article.excerpt ? null : article.description },
    formerSlugs,
  );

export type ExportedTusker = ReturnType<typeof exportedTusker>;
export type ExportedArticle = ReturnType<typeof exportedArticle>;
