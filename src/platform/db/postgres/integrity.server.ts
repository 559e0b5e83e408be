import { sql } from "kysely";
import type { Queryable } from "../queryable.server.ts";

/**
 * What the server itself knows to be broken: indexes that were never finished, and rules that rows were never held to. It
 * watches over all else by itself, and its disk is the business of whoever runs it.
 */
export async function findBrokenParts(db: Queryable): Promise<string[]> {
  const indexes = await sql<{ name: string }>`select indexrelid::regclass::text as name from pg_index
    join pg_class on pg_class.oid = indrelid where not indisvalid and relnamespace = current_schema()::regnamespace
    order by name`.execute(db);
  const rules = await sql<{ name: string }>`select conname::text as name from pg_constraint
    where not convalidated and connamespace = current_schema()::regnamespace order by name`.execute(db);
  return [
    ...indexes.rows.map(({ name }) => `the index ${name} was never finished`),
    ...rules.rows.map(({ name }) => `the rule ${name} was never held to all rows`),
  ];
}
