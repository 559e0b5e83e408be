import { sql } from "kysely";
import type { Queryable } from "../../../platform/db/queryable.server.ts";

/**
 * Published tuskers, as many as a guide has room for. Those that may be met come first: tuskers that may be alive before
 * the dead, wild ones before the others.
 */
export const listMetFirst = (db: Queryable, limit: number): Promise<{ seq: number; slug: string }[]> =>
  db
    .selectFrom("tuskers")
    .select(["seq", "slug"])
    .where("publication", "=", "published")
    .where("binned_at", "is", null)
    .orderBy(sql`case when status = 'dead' then 1 else 0 end`)
    .orderBy(sql`case when category = 'wild' then 0 else 1 end`)
    .orderBy("sort_key")
    .limit(limit)
    .execute();
