import type { Generated, Selectable } from "kysely";
import type { EntryColumns, EntryImagesTable, EntryTagsTable } from "../fields/entry-tables.server.ts";
import type { Columns } from "../fields/fields.ts";
import type { tuskerFields } from "./fields.ts";

declare module "../../platform/db/schema.server.ts" {
  interface Database {
    tuskers: TuskersTable;
    tusker_tags: EntryTagsTable<"tusker_seq">;
    tusker_images: EntryImagesTable<"tusker_seq">;
    relation_targets: RelationTargetsTable;
    featured_tuskers: FeaturedTuskersTable;
  }
}

export type TuskersTable = EntryColumns &
  Columns<typeof tuskerFields> & {
    sort_key: string;
    summary: string;
    /** A hash of the content of the drawn portrait, 12 hexadecimal digits; part of its address. */
    portrait_hash: Generated<string>;
    /** A description of the portrait. */
    portrait_alt: Generated<string>;
  };

/** The `_id` of each tusker that a relation of this one names. The other may be in the bin, or gone. */
type RelationTargetsTable = { tusker_seq: number; to_id: string };

type FeaturedTuskersTable = { position: number; tusker_seq: number };

export type TuskerRow = Selectable<TuskersTable>;
