import { AppError } from "../../domain/errors/app-error.ts";
import { listAppliedMigrations, migrationNames } from "./migrate.ts";
import type { Queryable } from "./queryable.ts";
import type { SchemaDialect } from "./schema-dialect.ts";
import { TRANSFERRED } from "./transfer-rows.ts";

type Looked = { read: Queryable; schema: SchemaDialect; name: string };

/**
 * How far the schema of a database is.
 * @throws AppError `Invalid` for a database of another program, and for one that a newer release has written
 */
export async function findSchemaState({ read, schema, name }: Looked): Promise<"empty" | "older" | "current"> {
  const tables = (await read.introspection.getTables({ withInternalKyselyTables: true })).map((table) => table.name);
  const own = tables.filter((table) => TRANSFERRED.some(([transferred]) => transferred === table));
  if (!tables.includes("kysely_migration")) {
    if (own.length === 0) return "empty";
    throw new AppError("Invalid", `There are tables of another program in ${name} (${own.join(", ")}).`);
  }
  const [known, applied] = [migrationNames(schema), await listAppliedMigrations(read)];
  const newer = applied.find((migration) => !known.includes(migration));
  if (newer !== undefined) {
    throw new AppError("Invalid", `A newer release of the site has written ${name} (${newer}): use that one.`);
  }
  if (applied.length === 0 && own.length === 0) return "empty";
  return applied.length === known.length ? "current" : "older";
}
