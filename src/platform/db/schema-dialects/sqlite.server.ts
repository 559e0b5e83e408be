import { sql } from "kysely";
import type { SchemaDialect } from "./schema-dialect.server.ts";

export const sqliteSchemaDialect: SchemaDialect = {
  addSequenceKey: (table) => table.addColumn("seq", "integer", (column) => column.primaryKey().autoIncrement()),

  // The index of the key is named by the database itself.
  async renameTable(db, from, to) {
    await db.schema.alterTable(from).renameTo(to).execute();
  },

  // An index that holds whole columns is read instead of the rows; new entries come to its end.
  async createNarrowCopy(db, table, columns) {
    await sql`create index ${sql.raw(`${table}_narrow`)} on ${sql.raw(table)} (${sql.raw(columns.join(", "))})`.execute(
      db,
    );
  },

  // One process serves a file of SQLite, and counts in its memory.
  async createThrottleCounts() {},

  async createChangeLog(db, kept) {
    await sql`create table entry_changes (
      change integer primary key, kind text not null, entry_seq integer not null)`.execute(db);
    // The newest row is never deleted, so that the next number is always a higher one.
    await sql`create trigger entry_changes_forget after insert on entry_changes begin
      delete from entry_changes where change <= new.change - ${sql.lit(kept)}; end`.execute(db);
  },

  async recordChanges(db, { table, kind, columns }) {
    for (const [moment, row] of [
      ["insert", "new"],
      ["delete", "old"],
      [`update of ${columns.join(", ")}`, "new"],
    ] as const) {
      const name = sql.raw(`${table}_changed_by_${moment.split(" ")[0]}`);
      await sql`create trigger ${name} after ${sql.raw(moment)} on ${sql.raw(table)} begin
        insert into entry_changes (kind, entry_seq) values (${sql.lit(kind)}, ${sql.raw(row)}.seq); end`.execute(db);
    }
  },
};
