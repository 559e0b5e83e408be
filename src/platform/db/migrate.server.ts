import { readdir } from "node:fs/promises";
import path from "node:path";
import { sql } from "kysely";
import { FileMigrationProvider, Migrator } from "kysely/migration";
import { AppError } from "../errors/app-error.ts";
import { renameOldChain, withoutOldChain } from "./old-chain.server.ts";
import type { Queryable } from "./queryable.server.ts";

/**
 * To add a migration, add a file: its name sets the order, and its `up` changes the schema. Migrations are
 * forward-only: one that has landed is never edited, and mistakes are corrected by the next one. Tests live elsewhere,
 * because every file in this folder is loaded. A bundle cannot contain a folder, so `scripts/build-programs.ts` puts a
 * copy beside the programs, in the same relative place.
 */
const provider = new FileMigrationProvider({
  fs: { readdir },
  path,
  migrationFolder: path.join(import.meta.dirname, "migrations"),
});

let names: Promise<string[]> | undefined;

/** The names of all migrations in this release, in order. They are read once: `/readyz` asks again and again. */
export function migrationNames(): Promise<string[]> {
  names ??= provider.getMigrations().then((migrations) => Object.keys(migrations).sort());
  return names;
}

const appliedNames = async (db: Queryable): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
};

/**
 * The names of the migrations that were applied to a database.
 * @throws if it is not a database of this site; AppError `Invalid` if it is too old
 */
export const listAppliedMigrations = async (db: Queryable): Promise<string[]> =>
  withoutOldChain(await appliedNames(db));

/**
 * A migration that was applied to the database but is unknown to this release, which means that a newer release ran.
 */
export async function findNewerMigration(read: Queryable): Promise<string | undefined> {
  const known = await migrationNames();
  return (await listAppliedMigrations(read)).find((name) => !known.includes(name));
}

/** @throws AppError `Invalid` if a newer release has migrated the database */
export async function refuseNewerDatabase(read: Queryable): Promise<void> {
  const newer = await findNewerMigration(read);
  if (newer === undefined) return;
  throw new AppError(
    "Invalid",
    `The database was made by a newer release of the site (${newer}): install that release again, or restore a backup made by this one (with DATABASE_URL, into an empty database).`,
  );
}

/**
 * Whether exactly the migrations of this release were applied. The check is one short query: Kysely's own reads the whole
 * schema several times, which takes PostgreSQL a fifth of a second at every start. If it fails, for whatever reason, the
 * migrator finds out why.
 */
async function isUpToDate(db: Queryable): Promise<boolean> {
  const known = await migrationNames();
  const applied = await appliedNames(db).catch((): string[] => []);
  return applied.length === known.length && known.every((name) => applied.includes(name));
}

/**
 * Brings the schema up to date. If two processes start together, they run it one after the other: everything happens in
 * one immediate transaction, and the second process then finds nothing to do.
 * @throws AppError `Invalid` if the database is too old or of a newer release, otherwise the error of the failed migration; the transaction
 *   has rolled the schema back.
 */
export async function migrate({ write }: { write: Queryable }): Promise<string[]> {
  if (await isUpToDate(write)) return [];
  const tables = await write.introspection.getTables({ withInternalKyselyTables: true });
  if (tables.some(({ name }) => name === "kysely_migration")) {
    await refuseNewerDatabase(write);
    await renameOldChain(write);
  }
  const { error, results } = await new Migrator({ db: write, provider }).migrateToLatest();
  if (error !== undefined) throw error;
  return (results ?? []).filter((result) => result.status === "Success").map((result) => result.migrationName);
}
