import { type Migration, Migrator } from "kysely/migration";
import { foundation } from "./migrations/0001-foundation.ts";
import { drawnPictures } from "./migrations/0002-drawn-pictures.ts";
import { desk } from "./migrations/0003-desk.ts";
import { photos } from "./migrations/0004-photos.ts";
import type { OpenDatabase } from "./open.ts";
import type { SchemaDialect } from "./schema-dialect.ts";

/** Forward only: a migration that has landed is never edited, a mistake is mended by the next one. */
const migrations = (dialect: SchemaDialect): Record<string, Migration> => ({
  "0001-foundation": foundation(dialect),
  "0002-drawn-pictures": drawnPictures,
  "0003-desk": desk(dialect),
  "0004-photos": photos,
});

/**
 * Brings the schema up to date. Two processes that start together do it one after the other:
 * everything happens in one immediate transaction, and the second then finds nothing to do.
 * @throws the first migration's error; the transaction has left the schema as it was.
 */
export async function migrate(db: OpenDatabase): Promise<string[]> {
  const migrator = new Migrator({
    db: db.write,
    provider: { getMigrations: async () => migrations(db.dialect.schema) },
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
  return (results ?? []).filter((result) => result.status === "Success").map((result) => result.migrationName);
}
