import type { Queryable } from "../../../platform/db/queryable.server.ts";
import { mayLiveWild } from "../../tuskers/may-live-wild.ts";

/** The names of all published tuskers that may be living in the wild. */
export async function listWildNames(db: Queryable): Promise<{ name: string; aliases: readonly string[] }[]> {
  const rows = await db
    .selectFrom("tuskers")
    .select(["name", "aliases", "category", "status", "location"])
    .where("publication", "=", "published")
    .where("binned_at", "is", null)
    .where("status", "!=", "dead")
    .where("category", "!=", "domesticated")
    .execute();
  return rows.filter(mayLiveWild).map(({ name, aliases }) => ({ name, aliases: JSON.parse(aliases) as string[] }));
}
