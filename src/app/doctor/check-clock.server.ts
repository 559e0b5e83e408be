import { sql } from "kysely";
import type { Queryable } from "../../platform/db/queryable.server.ts";
import { type Finding, ok, problem } from "./finding.server.ts";

/** This release did not exist before. */
const EARLIEST = new Date("2026-11-01T00:00:00Z");
/** Clock corrections of a few seconds are normal. */
const TOLERANCE_MS = 60_000;

const ADVICE = "Set the machine's clock, for example with NTP.";

/** The time at which the newest record was written, by the clock at that time; undefined in an empty database. */
async function findNewestTime(db: Queryable): Promise<Date | undefined> {
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

/** Whether the clock is plausible: sessions, scheduled articles and the bin depend on it. */
export async function checkClock(db: Queryable, now: Date): Promise<Finding> {
  if (now < EARLIEST) return problem("clock", `It says ${now.toISOString()}, which is far in the past.`, ADVICE);
  const newest = await findNewestTime(db);
  if (newest !== undefined && newest.getTime() - now.getTime() > TOLERANCE_MS) {
    const sentence = `It says ${now.toISOString()}, but the newest record was written at ${newest.toISOString()}.`;
    return problem("clock", sentence, ADVICE);
  }
  return ok("clock", `It says ${now.toISOString()}, later than every record.`);
}
