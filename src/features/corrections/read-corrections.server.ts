import { listNewestContents } from "../../content/entries/saving/revision-rows.server.ts";
import type { Queryable } from "../../platform/db/queryable.server.ts";
import { siteDay } from "../../platform/text/dates/publication-day.ts";
import { type Correction, correctionsOf } from "./corrections.ts";

/** Enough for readers; older changes stay in the history of the admin area. */
const NEWEST_VERSIONS = 20;

/** What changed in the record of a tusker, the newest first. */
export async function readCorrections(db: Queryable, id: string): Promise<Correction[]> {
  const versions = await listNewestContents(db, { kind: "tusker", id }, NEWEST_VERSIONS);
  return correctionsOf(versions.map(({ madeAt, content }) => ({ on: siteDay(new Date(madeAt)), content })));
}
