import { type Content, type Field, type Fields, fieldsOf, type Sending } from "./fields.ts";

/** Makes a value that was sent what it is stored as, such as cleaned HTML. */
export type Clean = (kind: Field["kind"], value: unknown) => unknown;

/**
 * An entry after a body: what was not sent stays, null clears. Saves, previews, imports and restores all go this one way.
 * @param before undefined for a new entry
 */
export function merge<Table extends Fields>(
  table: Table,
  before: Content<Table> | undefined,
  sent: Sending<Table>,
  clean: Clean = (_kind, value) => value,
): Content<Table> {
  const after = fieldsOf(table).map(([name, field]) => {
    const value = sent[name];
    if (value === undefined) return [name, before ? before[name] : field.empty];
    const clears = value === null || (value === "" && field.kind === "richText");
    return [name, clears ? field.empty : clean(field.kind, value)];
  });
  return Object.fromEntries(after) as Content<Table>;
}

/** The fields alone, in the order of the table: what history keeps and files hold. */
export const contentOf = <Table extends Fields>(table: Table, entry: Content<Table>): Content<Table> =>
  Object.fromEntries(fieldsOf(table).map(([name]) => [name, entry[name]])) as Content<Table>;
