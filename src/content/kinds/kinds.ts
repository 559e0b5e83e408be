import type { EntryKind } from "../../platform/ids/entry-kind.ts";
import { articleFields } from "../articles/fields.ts";
import { type Fields, fieldsOf } from "../fields/fields.ts";
import { tuskerFields } from "../tuskers/fields.ts";

/** The field tables of all kinds of entry, for code that treats them alike. */
export const ENTRY_FIELDS = { tusker: tuskerFields, article: articleFields } satisfies Record<EntryKind, Fields>;

/** The fields of all kinds together. A name that both kinds use has the same kind of field in both. */
export const ALL_FIELDS: Fields = { ...tuskerFields, ...articleFields };

export const RICH_TEXTS: readonly string[] = fieldsOf(ALL_FIELDS)
  .filter(([, { kind }]) => kind === "richText")
  .map(([name]) => name);
