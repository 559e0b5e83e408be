import { type Columns, type Content, columnOf, type Fields, fieldsOf } from "./fields.ts";

/**
 * Maps the stored fields of an entry to columns and back. The same for both databases: lists and structured fields are
 * JSON text.
 */
export function defineColumns<Table extends Fields>(table: Table) {
  type Row = Columns<Table>;
  const stored = fieldsOf(table).flatMap(([name, { kind, stored: isStored }]) =>
    isStored ? [{ name, column: columnOf(name), isJson: kind === "json" || kind === "list" }] : [],
  );
  return {
    names: stored.map(({ column }) => column) as (keyof Row & string)[],

    toRow(content: Content<Table>): Row {
      const row: Record<string, unknown> = {};
      for (const { name, column, isJson } of stored) {
        const value = content[name];
        row[column] = isJson && value !== null ? JSON.stringify(value) : value;
      }
      return row as Row;
    },

    /** @param elsewhere the fields without a column (tags) */
    fromRow(row: Row, elsewhere: { tags: string[] }): Content<Table> {
      const columns: Record<string, unknown> = row;
      const content: Record<string, unknown> = {};
      for (const { name, column, isJson } of stored) {
        const value = columns[column];
        content[name] = isJson && value !== null ? JSON.parse(value as string) : value;
      }
      return { ...content, ...elsewhere } as Content<Table>;
    },
  };
}
