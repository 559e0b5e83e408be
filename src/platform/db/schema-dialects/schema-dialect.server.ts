import type { CreateTableBuilder, Kysely } from "kysely";

/** The parts of a migration that differ between the databases. */
export type SchemaDialect = {
  /** Adds `seq`, the auto-incrementing primary key. Its numbers are never reused. */
  addSequenceKey<Table extends string>(table: CreateTableBuilder<Table>): CreateTableBuilder<Table, "seq">;
  /** Renames a table and its primary key. */
  renameTable(db: Kysely<unknown>, from: string, to: string): Promise<void>;
  /** Keeps a copy of these columns apart from the rows with their long texts, so that reading all of them is fast. */
  createNarrowCopy(db: Kysely<unknown>, table: string, columns: readonly string[]): Promise<void>;
  /** Creates the table of rate-limit counts shared by all processes, if the database keeps them. */
  createThrottleCounts(db: Kysely<unknown>): Promise<void>;
  /** Creates the table `entry_changes`, which numbers its rows and keeps the newest `kept` of them. */
  createChangeLog(db: Kysely<unknown>, kept: number): Promise<void>;
  /**
   * Makes the database record in `entry_changes` each row that is inserted, deleted or changed in one of these columns.
   */
  recordChanges(
    db: Kysely<unknown>,
    entries: { table: string; kind: string; columns: readonly string[] },
  ): Promise<void>;
};
