import { sql } from "kysely";
import type { Cell, IndexDialect } from "../index-dialect.server.ts";

export const postgresIndexDialect: IndexDialect = {
  async readCells(db, table, columns, choice) {
    const names = sql.join(columns.map((column) => sql.ref(column)));
    const some =
      "seqs" in choice
        ? sql`where seq = any(${choice.seqs}::integer[]) order by seq`
        : sql`where seq > ${choice.after} order by seq limit ${choice.limit}`;
    const { rows } = await sql<Record<string, Cell>>`select ${names} from ${sql.table(table)} ${some}`.execute(db);
    return rows.map((row) => columns.map((column) => row[column] ?? null));
  },

  isOneOf: (column, numbers) => sql<boolean>`${sql.ref(column)} = any(${[...numbers]}::integer[])`,
};
