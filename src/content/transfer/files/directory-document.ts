import type { Article } from "../../articles/article.ts";
import { articleFields } from "../../articles/fields.ts";
import { contentOf } from "../../fields/content.ts";
import type { Content, Fields } from "../../fields/fields.ts";
import { imageWords } from "../../images/entry-images.ts";
import { tuskerFields } from "../../tuskers/fields.ts";
import type { Tusker } from "../../tuskers/tusker.ts";

/** Format and version in an exported file; a reader that knows only older versions rejects it. */
export const DOCUMENT_FORMAT = "sri-lankan-tuskers";
export const DOCUMENT_VERSION = 1;

/** The lists of entries in the document, with the kind of each. */
export const ENTRY_LISTS = { tuskers: "tusker", articles: "article" } as const;
export type EntryList = keyof typeof ENTRY_LISTS;

/** Fields that the API returns but the site derives itself: not exported, and ignored in an import. */
export const DERIVED_FIELDS: ReadonlySet<string> = new Set([
  "summary",
  "descriptionHtml",
  "contentHtml",
  "nativeNames",
  "portraitUrl",
  "portraitAlt",
  "portraitCaption",
  "portraitDetails",
  "landscapeUrl",
  "cardUrl",
  "image",
  "updatedAt",
]);

type Shown = Pick<Tusker, "_id" | "slug" | "images" | "imageDetails" | "createdAt" | "updatedAt">;

/** The keys are the columns of the CSV. */
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

/** A tusker in an exported file: the body of a PUT that would restore it, and its identifiers. */
export const exportedTusker = (tusker: Tusker, formerSlugs: string[]) =>
  exportedEntry(tuskerFields, tusker, formerSlugs);

/**
 * An article in an exported file. Its description is null if it defaults to the excerpt, so that an import keeps it so.
 */
export const exportedArticle = (article: Article, formerSlugs: string[]) =>
  exportedEntry(
    articleFields,
    { ...article, description: article.description === article.excerpt ? null : article.description },
    formerSlugs,
  );

export type ExportedTusker = ReturnType<typeof exportedTusker>;
export type ExportedArticle = ReturnType<typeof exportedArticle>;
