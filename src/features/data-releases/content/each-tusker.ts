import type { Row, Tables, TuskerTable } from "./tables.ts";

export type StatementTable = Exclude<TuskerTable, "tuskers">;
export const STATEMENT_TABLES = ["facts", "events", "features", "relations"] as const satisfies StatementTable[];

/** Takes the rows of one tusker after the other, in the order of the tuskers. */
function rowsByTusker(rows: AsyncIterable<Row>) {
  const iterator = rows[Symbol.asyncIterator]();
  let next: IteratorResult<Row> | undefined;
  return {
    async take(tuskerId: string): Promise<Row[]> {
      const taken: Row[] = [];
      next ??= await iterator.next();
      for (; !next.done && next.value.tusker_id === tuskerId; next = await iterator.next()) taken.push(next.value);
      return taken;
    },
    close: () => iterator.return?.(),
  };
}

/** Each tusker with what is recorded of him. */
export async function* eachTusker(
  tables: Tables,
): AsyncGenerator<{ tusker: Row; statements: Record<StatementTable, Row[]> }> {
  const readers = STATEMENT_TABLES.map((table) => [table, rowsByTusker(tables.rowsOf(table))] as const);
  try {
    for await (const tusker of tables.rowsOf("tuskers")) {
      const statements: Record<StatementTable, Row[]> = { facts: [], events: [], features: [], relations: [] };
      for (const [table, reader] of readers) statements[table] = await reader.take(tusker.id);
      yield { tusker, statements };
    }
  } finally {
    for (const [, reader] of readers) await reader.close();
  }
}
