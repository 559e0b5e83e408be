import { sql } from "kysely";
import type { SchemaDialect } from "../../schema-dialect.ts";

export const sqliteSchemaDialect: SchemaDialect = {
  addSequenceKey: (table) => table.addColumn("seq", "integer", (column) => column.primaryKey().autoIncrement()),

  randomId: () => sql`lower(hex(randomblob(12)))`,

  // FTS5 with trigrams over an external table: it holds the index alone, and triggers keep it true to the column.
  // The text comes folded already, so the tokenizer compares it as it stands.
  async createSubstringIndex(db, table, column) {
    const [source, field, index] = [sql.raw(table), sql.raw(column), sql.raw(`${table}_fts`)];
    await sql`create virtual table ${index} using fts5(
      ${field}, content='${source}', content_rowid='seq', tokenize='trigram case_sensitive 1')`.execute(db);
    await sql`create trigger ${sql.raw(`${table}_fts_insert`)} after insert on ${source} begin
      insert into ${index}(rowid, ${field}) values (new.seq, new.${field}); end`.execute(db);
    await sql`create trigger ${sql.raw(`${table}_fts_delete`)} after delete on ${source} begin
      insert into ${index}(${index}, rowid, ${field}) values ('delete', old.seq, old.${field}); end`.execute(db);
    await sql`create trigger ${sql.raw(`${table}_fts_update`)} after update of ${field} on ${source}
      when old.${field} <> new.${field} begin
      insert into ${index}(${index}, rowid, ${field}) values ('delete', old.seq, old.${field});
      insert into ${index}(rowid, ${field}) values (new.seq, new.${field}); end`.execute(db);
  },
};
