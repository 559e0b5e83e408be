import { sql } from "kysely";
import type { Queryable } from "../platform/db/queryable.server.ts";

/** The time at which the newest record was written, by the clock at that time; undefined in an empty database. */
export async function findNewestTime(db: Queryable): Promise<Date | undefined> {
  const { rows } = await sql<{ newest: string | null }>`
    select max(newest) as newest from (
      select max(updated_at) as newest from tuskers
      union all select max(updated_at) from articles
      union all select max(created_at) from images
      union all select max(created_at) from contact_messages
      union all select max(happened_at) from activities
      union all select max(last_used_at) from sessions
    ) as newest_times`.execute(db);
  const newest = rows[0]?.newest ?? undefined;
  return newest === undefined ? undefined : new Date(newest);
}
