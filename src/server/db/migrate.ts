import { sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { foundation } from "./migrations/0001-foundation.ts";
import { drawnPictures } from "./migrations/0002-drawn-pictures.ts";
import { desk } from "./migrations/0003-desk.ts";
import { photos } from "./migrations/0004-photos.ts";
import { listsInMemory } from "./migrations/0005-lists-in-memory.ts";
import { sharedCounts } from "./migrations/0006-shared-counts.ts";
import { turns } from "./migrations/0007-turns.ts";
import type { DatabaseDialect } from "./open.ts";
import type { Queryable } from "./queryable.ts";
import type { SchemaDialect } from "./schema-dialect.ts";

/** Forward only: a migration that has landed is never edited, a mistake is mended by the next one. */
const migrations = (dialect: SchemaDialect): Record<string, Migration> => ({
  "0001-foundation": foundation(dialect),
  "0002-drawn-pictures": drawnPictures,
  "0003-desk": desk(dialect),
  "0004-photos": photos,
  "0005-lists-in-memory": listsInMemory(dialect),
  "0006-shared-counts": sharedCounts(dialect),
  "0007-turns": turns,
});

/** The names of all migrations that this release knows, in their order. */
export const migrationNames = (dialect: SchemaDialect): string[] => Object.keys(migrations(dialect));

/** The names of those that a database has seen. @throws where it is no database of this site */
export async function listAppliedMigrations(db: Queryable): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map((row) => row.name);
}

/** A migration that the database has seen and this release does not know: a newer release has written it. */
export async function findNewerMigration({
  read,
  schema,
}: {
  read: Queryable;
  schema: SchemaDialect;
}): Promise<string | undefined> {
  const known = migrationNames(schema);
  return (await listAppliedMigrations(read)).find((name) => !known.includes(name));
}

/**
 * Brings the schema up to date. Two processes that start together do it one after the other:
 * everything happens in one immediate transaction, and the second then finds nothing to do.
 * @throws the first migration's error; the transaction has left the schema as it was.
 */
export async function migrate(db: { write: Queryable; dialect: Pick<DatabaseDialect, "schema"> }): Promise<string[]> {
  const migrator = new Migrator({
    db: db.write,
    provider: { getMigrations: async () => migrations(db.dialect.schema) },
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
  return (results ?? []).filter((result) => result.status === "Success").map((result) => result.migrationName);
}
