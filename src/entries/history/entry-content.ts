import type { Article } from "../../articles/article.ts";
import { articleFields } from "../../articles/fields.ts";
import { type ImageDetail, pictureWords } from "../../images/entry-images.ts";
import type { EntryKind } from "../../platform/identifiers/entry-kind.ts";
import { tuskerFields } from "../../tuskers/fields.ts";
import type { Tusker } from "../../tuskers/tusker.ts";
import { contentOf } from "../definition/content.ts";
import type { Content, Fields } from "../definition/fields.ts";
import { ENTRY_FIELDS } from "../kinds/kinds.ts";

type Shown = { slug: string; images: string[]; imageDetails: ImageDetail[] };

export const entryContent = <Table extends Fields>(table: Table, entry: Content<Table> & Shown) => ({
  slug: entry.slug,
  ...contentOf(table, entry),
  images: entry.images,
  imageDetails: entry.imageDetails.map(pictureWords),
});

/** The body of a PUT that would bring a tusker back as he is: every field that can be edited. His history keeps this. */
export const tuskerContent = (tusker: Tusker) => entryContent(tuskerFields, tusker);

/**
 * The same for an article.
 * @param description null where the excerpt stands in, which the article itself does not tell
 */
export const articleContent = (article: Article, description: string | null) =>
  entryContent(articleFields, { ...article, description });

export type TuskerContent = ReturnType<typeof tuskerContent>;
export type ArticleContent = ReturnType<typeof articleContent>;
export type EntryContent = TuskerContent | ArticleContent;

/** Whether a save that changed these fields can be seen only where the entry itself is told of. */
export function concernsEntryOnly(kind: EntryKind, changed: readonly string[]): boolean {
  const fields: Fields = ENTRY_FIELDS[kind];
  return changed.every((name) => fields[name] !== undefined && !fields[name].inLists);
}
