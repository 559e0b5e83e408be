import type { CreateTableBuilder, Kysely } from "kysely";

/** What a migration must say differently to each database. */
export type SchemaDialect = {
  /** Adds `seq`, the numeric primary key that counts up and never gives a number twice. */
  addSequenceKey<Table extends string>(table: CreateTableBuilder<Table>): CreateTableBuilder<Table, "seq">;
  /** Gives a table another name, and its primary key with it. */
  renameTable(db: Kysely<unknown>, from: string, to: string): Promise<void>;
  /** Keeps these columns of all rows apart from the others, with their long texts, so that reading them all is quick. */
  createNarrowCopy(db: Kysely<unknown>, table: string, columns: readonly string[]): Promise<void>;
  /** Makes the table for counts that hold over all processes, where the database is to keep them. */
  createThrottleCounts(db: Kysely<unknown>): Promise<void>;
  /** Makes the table `entry_changes`, which numbers what is written into it and keeps the newest `kept` rows. */
  createChangeLog(db: Kysely<unknown>, kept: number): Promise<void>;
  /** Makes the database write into `entry_changes` which rows are new, gone, or changed in one of these columns. */
  recordChanges(
    db: Kysely<unknown>,
    entries: { table: string; kind: string; columns: readonly string[] },
  ): Promise<void>;
};
