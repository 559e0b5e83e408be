import type { SelectQueryBuilder } from "kysely";
import type { Database } from "./schema.server.ts";

/** How many rows a query finds. */
export async function countRows<Tables extends keyof Database>(
  query: SelectQueryBuilder<Database, Tables, unknown>,
): Promise<number> {
  const { total } = await query.select(({ fn }) => fn.countAll<number>().as("total")).executeTakeFirstOrThrow();
  return Number(total);
}
