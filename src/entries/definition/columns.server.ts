import { type Columns, type Content, columnOf, type Fields, fieldsOf } from "./fields.ts";

/** The stored fields of an entry as columns and back, the same for both databases: lists and parts are JSON text. */
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

    /** @param elsewhere the fields that have no column (tags) */
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
