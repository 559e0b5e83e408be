import type { EntryKind } from "../../../platform/ids/entry-kind.ts";
import type { articleFields } from "../../articles/fields.ts";
import { contentOf } from "../../fields/content.ts";
import type { Content, Fields } from "../../fields/fields.ts";
import { type ImageDetail, imageWords } from "../../images/entry-images.ts";
import { ENTRY_FIELDS } from "../../kinds/kinds.ts";
import type { tuskerFields } from "../../tuskers/fields.ts";

type Shown = { slug: string; images: string[]; imageDetails: ImageDetail[] };

/** The body of a PUT that would restore the entry's current state: all editable fields. The history stores this. */
export const entryContent = <Table extends Fields>(table: Table, entry: Content<Table> & Shown) => ({
  slug: entry.slug,
  ...contentOf(table, entry),
  images: entry.images,
  imageDetails: entry.imageDetails.map(imageWords),
});

export type TuskerContent = ReturnType<typeof entryContent<typeof tuskerFields>>;
export type ArticleContent = ReturnType<typeof entryContent<typeof articleFields>>;
export type EntryContent = TuskerContent | ArticleContent;

/** Whether a change of these fields affects only the entry's own page and replies. */
export function concernsEntryOnly(kind: EntryKind, changed: readonly string[]): boolean {
  const fields: Fields = ENTRY_FIELDS[kind];
  // A relation is shown on the other's page as well.
  return changed.every((name) => fields[name] !== undefined && !fields[name].inLists && name !== "relations");
}
