import { type Content, type Field, type Fields, fieldsOf, type SentFields } from "./fields.ts";

/** Converts a submitted value to what is stored, such as sanitised HTML. */
export type Clean = (kind: Field["kind"], value: unknown) => unknown;

/**
 * Merges a request body into an entry: fields that were not sent keep their value, null clears a field. Saves,
 * previews, imports and restores all use this function. The sources are still those of the body: `settleSources` finds
 * them in the library.
 * @param before undefined for a new entry
 */
export function merge<Table extends Fields>(
  table: Table,
  before: Content<Table> | undefined,
  sent: SentFields<Table>,
  clean: Clean = (_kind, value) => value,
): Content<Table> {
  const after = fieldsOf(table).map(([name, field]) => {
    const value = sent[name];
    if (value === undefined) return [name, before ? before[name] : field.empty];
    const cleaned = value === null ? null : clean(field.kind, value);
    const clears = cleaned === null || (cleaned === "" && field.kind === "richText");
    return [name, clears ? field.empty : cleaned];
  });
  return Object.fromEntries(after) as Content<Table>;
}

/** Only the fields, in the order of the table, as kept by history and in files. */
export const contentOf = <Table extends Fields>(table: Table, entry: Content<Table>): Content<Table> =>
  Object.fromEntries(fieldsOf(table).map(([name]) => [name, entry[name]])) as Content<Table>;
