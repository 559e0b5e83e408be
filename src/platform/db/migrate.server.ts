import { readdir } from "node:fs/promises";
import path from "node:path";
import { sql } from "kysely";
import { FileMigrationProvider, Migrator } from "kysely/migration";
import { renameOldChain, withoutOldChain } from "./old-chain.server.ts";
import type { Queryable } from "./queryable.server.ts";

/**
 * Adding a migration is adding a file: its name says its place in the order, its `up` changes the schema. Forward only: a
 * migration that has landed is never edited, the next one corrects it. Tests do not lie in the folder, as every file in it
 * is loaded. A bundle cannot hold a folder: `scripts/build-programs.ts` lays one beside the programs, which has the same
 * place as this one beside this file.
 */
const provider = new FileMigrationProvider({
  fs: { readdir },
  path,
  migrationFolder: path.join(import.meta.dirname, "migrations"),
});

/** The names of all migrations that this release knows, in their order. */
export const migrationNames = async (): Promise<string[]> => Object.keys(await provider.getMigrations()).sort();

/**
 * The names of those that a database has seen.
 * @throws where it is no database of this site, and AppError `Invalid` where it is too old
 */
export async function listAppliedMigrations(db: Queryable): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return withoutOldChain(rows.map((row) => row.name));
}

/** A migration that the database has seen and this release does not know: a newer release has written it. */
export async function findNewerMigration(read: Queryable): Promise<string | undefined> {
  const known = await migrationNames();
  return (await listAppliedMigrations(read)).find((name) => !known.includes(name));
}

/**
 * Brings the schema up to date. Two processes that start together do it one after the other:
 * everything happens in one immediate transaction, and the second then finds nothing to do.
 * @throws AppError `Invalid` where the database is too old, or the first migration's error; the transaction has left the
 *   schema as it was.
 */
export async function migrate({ write }: { write: Queryable }): Promise<string[]> {
  const tables = await write.introspection.getTables({ withInternalKyselyTables: true });
  if (tables.some(({ name }) => name === "kysely_migration")) await renameOldChain(write);
  const { error, results } = await new Migrator({ db: write, provider }).migrateToLatest();
  if (error !== undefined) throw error;
  return (results ?? []).filter((result) => result.status === "Success").map((result) => result.migrationName);
}
