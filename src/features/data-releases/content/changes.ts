import { byCodePoint } from "../../../platform/text/code-point-order.ts";
import { type Row, TABLE_NAMES, type TableName, type Tables } from "./tables.ts";

/** What happened to a row since the release before. */
export type Change = { table: TableName; id: string; change: "added" | "changed" | "removed"; columns?: string[] };

function differingColumns(earlier: Row, row: Row): string[] {
  const names = [...new Set([...Object.keys(row), ...Object.keys(earlier)])];
  return names.filter((name) => (row[name] ?? "") !== (earlier[name] ?? ""));
}

/** The differences of two tables that are sorted by id. */
async function* changesOf(
  table: TableName,
  before: AsyncIterable<Row>,
  after: AsyncIterable<Row>,
): AsyncGenerator<Change> {
  const old = before[Symbol.asyncIterator]();
  try {
    let earlier = await old.next();
    for await (const row of after) {
      for (; !earlier.done && byCodePoint(earlier.value.id, row.id) < 0; earlier = await old.next()) {
        yield { table, id: earlier.value.id, change: "removed" };
      }
      if (earlier.done || earlier.value.id !== row.id) {
        yield { table, id: row.id, change: "added" };
        continue;
      }
      const columns = differingColumns(earlier.value, row);
      if (columns.length > 0) yield { table, id: row.id, change: "changed", columns };
      earlier = await old.next();
    }
    for (; !earlier.done; earlier = await old.next()) yield { table, id: earlier.value.id, change: "removed" };
  } finally {
    await old.return?.();
  }
}

/** The differences of two releases, by table and id; everything is added in the first one. */
export async function* listChanges(before: Tables, after: Tables): AsyncGenerator<Change> {
  for (const table of TABLE_NAMES) yield* changesOf(table, before.rowsOf(table), after.rowsOf(table));
}
