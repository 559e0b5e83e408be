import { sql } from "kysely";
import type { SchemaDialect } from "./schema-dialect.server.ts";

export const sqliteSchemaDialect: SchemaDialect = {
  addSequenceKey: (table) => table.addColumn("seq", "integer", (column) => column.primaryKey().autoIncrement()),

  // SQLite names the index of the primary key itself.
  async renameTable(db, from, to) {
    await db.schema.alterTable(from).renameTo(to).execute();
  },

  // A covering index is read instead of the rows. `seq` comes first, so new entries are appended at its end.
  async createNarrowCopy(db, table, columns) {
    await sql`create index ${sql.raw(`${table}_narrow`)} on ${sql.raw(table)} (${sql.raw(columns.join(", "))})`.execute(
      db,
    );
  },

  // Only one process serves an SQLite file, and it counts in memory.
  async createThrottleCounts() {},

  async createChangeLog(db, kept) {
    await sql`create table entry_changes (
      change integer primary key, kind text not null, entry_seq integer not null)`.execute(db);
    // The newest row is never deleted, so that numbers always increase.
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
      await sql`drop trigger if exists ${name}`.execute(db);
      await sql`create trigger ${name} after ${sql.raw(moment)} on ${sql.raw(table)} begin
        insert into entry_changes (kind, entry_seq) values (${sql.lit(kind)}, ${sql.raw(row)}.seq); end`.execute(db);
    }
  },
};
