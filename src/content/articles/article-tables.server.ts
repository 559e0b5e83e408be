import type { Generated, Selectable } from "kysely";
import type { EntryColumns, EntryImagesTable, EntryTagsTable } from "../fields/entry-tables.server.ts";
import type { Columns } from "../fields/fields.ts";
import type { articleFields } from "./fields.ts";

declare module "../../platform/db/schema.server.ts" {
  interface Database {
    articles: ArticlesTable;
    article_tags: EntryTagsTable<"article_seq">;
    article_images: EntryImagesTable<"article_seq">;
  }
}

export type ArticlesTable = EntryColumns &
  Columns<typeof articleFields> & {
    content_html: string;
    /** As in tuskers: lists in the admin area are sorted by it. */
    sort_key: Generated<string>;
    /** A hash of the content of the drawn landscape, 12 hexadecimal digits; part of its address. */
    landscape_hash: Generated<string>;
  };

export type ArticleRow = Selectable<ArticlesTable>;
