import { type Content, type Fields, fieldsOf, type SentFields } from "./fields.ts";

/**
 * Merges a request body into an entry: fields that were not sent keep their value, null clears a field. Saves,
 * previews, imports and restores all use this function. The sources are still those of the body: `settleSources` finds
 * them in the library.
 * @param before undefined for a new entry
 * @param sent with clean texts
 */
export function merge<Table extends Fields>(
  table: Table,
  before: Content<Table> | undefined,
  sent: SentFields<Table>,
): Content<Table> {
  const after = fieldsOf(table).map(([name, field]) => {
    const value = sent[name];
    if (value === undefined) return [name, before ? before[name] : field.empty];
    const clears = value === null || (value === "" && field.kind === "richText");
    return [name, clears ? field.empty : value];
  });
  return Object.fromEntries(after) as Content<Table>;
}

/** Only the fields, in the order of the table, as kept by history and in files. */
export const contentOf = <Table extends Fields>(table: Table, entry: Content<Table>): Content<Table> =>
  Object.fromEntries(fieldsOf(table).map(([name]) => [name, entry[name]])) as Content<Table>;
