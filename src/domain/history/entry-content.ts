import type { Article, ArticleChange } from "../articles/article.ts";
import type { EntryKind } from "../identifiers/entry-kind.ts";
import { pictureWords } from "../images/entry-images.ts";
import type { Tusker, TuskerChange } from "../tuskers/tusker.ts";

/**
 * The body of a PUT that would bring a tusker back as he is: every field that can be edited is named. This is what his
 * history keeps, so a field that a tusker gains belongs here; the compiler asks for it.
 */
export const tuskerContent = (tusker: Tusker) =>
  ({
    name: tusker.name,
    slug: tusker.slug,
    publication: tusker.publication,
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
    images: tusker.images,
    imageDetails: tusker.imageDetails.map(pictureWords),
    sources: tusker.sources,
    portrait: tusker.portrait,
  }) satisfies Complete<TuskerChange>;

/**
 * The same for an article.
 * @param description null where the excerpt stands in, which the article itself does not tell
 */
export const articleContent = (article: Article, description: string | null) =>
  ({
    title: article.title,
    slug: article.slug,
    publication: article.publication,
    excerpt: article.excerpt,
    description,
    content: article.content,
    category: article.category,
    tags: article.tags,
    author: article.author,
    publishDate: article.publishDate,
    images: article.images,
    imageDetails: article.imageDetails.map(pictureWords),
    sources: article.sources,
  }) satisfies Complete<ArticleChange>;

/** Every field of a body; `imageUrl` is only another name of `images`. */
type Complete<Change> = { [Field in keyof Omit<Required<Change>, "imageUrl">]: Change[Field] };

export type TuskerContent = ReturnType<typeof tuskerContent>;
export type ArticleContent = ReturnType<typeof articleContent>;
export type EntryContent = TuskerContent | ArticleContent;

/**
 * What is told with an entry and nowhere else: no list, search, order, choice of relatives or address hangs on it.
 * Answers that do not tell of the entry are the same after a change of these.
 */
const OWN_TUSKER_FIELDS: (keyof TuskerContent)[] = [
  "statusAsOf",
  "statusNote",
  "ageNote",
  "bornYear",
  "diedOn",
  "heightM",
  "tusks",
  "origin",
  "description",
  "sources",
  "portrait",
];
const OWN_ARTICLE_FIELDS: (keyof ArticleContent)[] = ["description", "content", "author", "sources"];

/** Whether a save that changed these fields can be seen only where the entry itself is told of. */
export function concernsEntryOnly(kind: EntryKind, changed: readonly string[]): boolean {
  const own: readonly string[] = kind === "tusker" ? OWN_TUSKER_FIELDS : OWN_ARTICLE_FIELDS;
  return changed.every((field) => own.includes(field));
}
