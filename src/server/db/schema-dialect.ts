import type { CreateTableBuilder, Kysely, RawBuilder } from "kysely";

/** What a migration must say differently to each database. */
export type SchemaDialect = {
  /** Adds `seq`, the numeric primary key that counts up and never gives a number twice. */
  addSequenceKey<Table extends string>(table: CreateTableBuilder<Table>): CreateTableBuilder<Table, "seq">;
  /** An expression that is another id (24 hexadecimal digits) in each row. */
  randomId(): RawBuilder<string>;
  /** Makes an index that finds any part of `column` (three characters or more), kept up by the database itself. */
  createSubstringIndex(db: Kysely<unknown>, table: string, column: string): Promise<void>;
};
