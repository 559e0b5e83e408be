import { sql } from "kysely";
import type { Queryable } from "../queryable.server.ts";

/**
 * Problems that the server itself reports: invalid indexes, and constraints that were never validated. The server
 * checks everything else automatically, and its disk is the responsibility of its operator.
 */
export async function findBrokenParts(db: Queryable): Promise<string[]> {
  const indexes = await sql<{ name: string }>`select indexrelid::regclass::text as name from pg_index
    join pg_class on pg_class.oid = indrelid where not indisvalid and relnamespace = current_schema()::regnamespace
    order by name`.execute(db);
  const rules = await sql<{ name: string }>`select conname::text as name from pg_constraint
    where not convalidated and connamespace = current_schema()::regnamespace order by name`.execute(db);
  return [
    ...indexes.rows.map(({ name }) => `the index ${name} is incomplete`),
    ...rules.rows.map(({ name }) => `the constraint ${name} has not been validated for all rows`),
  ];
}
