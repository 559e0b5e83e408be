import type { Queryable } from "../platform/db/queryable.server.ts";
import { type Finding, ok, problem } from "./finding.server.ts";
import { findNewestTime } from "./newest-record.server.ts";

/** This release did not exist before. */
const EARLIEST = new Date("2026-11-01T00:00:00Z");
/** Clock corrections of a few seconds are normal. */
const TOLERANCE_MS = 60_000;

const ADVICE = "Set the machine's clock, for example with NTP.";

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
