import type { Article } from "../articles/article.ts";
import { pictureWords } from "../images/entry-images.ts";
import type { Tusker } from "../tuskers/tusker.ts";

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

/** A tusker as files hold it: the body of a PUT that would bring it back, and what names it. Keys are the CSV's columns. */
export const exportedTusker = (tusker: Tusker, formerSlugs: string[]) => ({
  _id: tusker._id,
  slug: tusker.slug,
  formerSlugs,
  name: tusker.name,
  aliases: tusker.aliases,
  status: tusker.status,
  statusAsOf: tusker.statusAsOf,
  statusNote: tusker.statusNote,
  age: tusker.age,
  ageNote: tusker.ageNote,
  bornYear: tusker.bornYear,
  diedOn: tusker.diedOn,
  heightM: tusker.heightM,
  location: tusker.location,
  category: tusker.category,
  tags: tusker.tags,
  tusks: tusker.tusks,
  origin: tusker.origin,
  description: tusker.description,
  publication: tusker.publication,
  images: tusker.images,
  imageDetails: tusker.imageDetails.map(pictureWords),
  sources: tusker.sources,
  portrait: tusker.portrait,
  createdAt: tusker.createdAt,
  updatedAt: tusker.updatedAt,
});

/** An article as files hold it. Its description is null where the excerpt stands in, so that the two stay one. */
export const exportedArticle = (article: Article, formerSlugs: string[]) => ({
  _id: article._id,
  slug: article.slug,
  formerSlugs,
  title: article.title,
  excerpt: article.excerpt,
  description: article.description === article.excerpt ? null : article.description,
  content: article.content,
  category: article.category,
  tags: article.tags,
  author: article.author,
  publishDate: article.publishDate,
  publication: article.publication,
  images: article.images,
  imageDetails: article.imageDetails.map(pictureWords),
  sources: article.sources,
  createdAt: article.createdAt,
  updatedAt: article.updatedAt,
});

export type ExportedTusker = ReturnType<typeof exportedTusker>;
export type ExportedArticle = ReturnType<typeof exportedArticle>;
