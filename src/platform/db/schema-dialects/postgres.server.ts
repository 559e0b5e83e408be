import { sql } from "kysely";
import { CHANNEL, COUNTS_TABLE, WRITER_LOCK } from "../postgres/names.server.ts";
import type { SchemaDialect } from "./schema-dialect.server.ts";

export const postgresSchemaDialect: SchemaDialect = {
  // By default, not always: a restore inserts its own numbers.
  addSequenceKey: (table) =>
    table.addColumn("seq", "integer", (column) => column.generatedByDefaultAsIdentity().primaryKey()),

  async renameTable(db, from, to) {
    await db.schema.alterTable(from).renameTo(to).execute();
    await sql`alter index ${sql.ref(`${from}_pkey`)} rename to ${sql.ref(`${to}_pkey`)}`.execute(db);
  },

  // Not needed: PostgreSQL stores long texts outside their rows (TOAST), and its indexes could not hold them.
  async createNarrowCopy() {},

  // The schema is the one that the rate-limiting library expects (`shared-counts.server.ts`). An unlogged table skips
  // the write-ahead log: it is emptied after a crash of the server, and standbys do not have it. The fill factor leaves
  // room to update rows in place.
  async createThrottleCounts(db) {
    await sql`create unlogged table ${sql.table(COUNTS_TABLE)} (
      key varchar(255) primary key, points integer not null, expire bigint) with (fillfactor = 50)`.execute(db);
  },

  // Every writer holds the lock until it commits, so the numbers follow the order of the commits without gaps. A
  // sequence of PostgreSQL would not do that, because a rolled-back transaction still uses up its number.
  async createChangeLog(db, kept) {
    await sql`create table entry_changes (
      change integer primary key, kind text collate "C" not null, entry_seq integer not null)`.execute(db);
    await sql`create function note_entry_change() returns trigger language plpgsql as ${sql.lit(`
      begin
        perform pg_advisory_xact_lock(${WRITER_LOCK});
        insert into entry_changes (change, kind, entry_seq)
          select coalesce(max(change), 0) + 1, tg_argv[0], coalesce(new.seq, old.seq) from entry_changes;
        delete from entry_changes where change <= (select max(change) from entry_changes) - ${kept};
        perform pg_notify('${CHANNEL}', 'entries');
        return null;
      end`)}`.execute(db);
    await sql`create function tell_content_version() returns trigger language plpgsql as ${sql.lit(`
      begin
        perform pg_notify('${CHANNEL}', 'content ' || new.value);
        return null;
      end`)}`.execute(db);
    await sql`create trigger content_version_told after insert or update on site_state for each row
      when (new.key = 'content_version') execute function tell_content_version()`.execute(db);
  },

  async recordChanges(db, { table, kind, columns }) {
    const moments = ["insert", "delete", `update of ${columns.join(", ")}`].join(" or ");
    const name = sql.raw(`${table}_changed`);
    await sql`drop trigger if exists ${name} on ${sql.raw(table)}`.execute(db);
    await sql`create trigger ${name} after ${sql.raw(moments)} on ${sql.raw(table)}
      for each row execute function note_entry_change(${sql.lit(kind)})`.execute(db);
  },
};
