import type { Queryable, WriteTransaction } from "./queryable.server.ts";

/** Single values about this site that survive a restart. */
export type SiteStateKey =
  | "starter_content"
  | "environment_password"
  | "render_version"
  // The last successful backup and the last failure since then, as JSON.
  | "backups"
  // What administrators were told by mail of what needs attention, as JSON.
  | "alerts"
  // The progress of these jobs when they were interrupted, as JSON; empty once they have finished.
  | "images_scan"
  | "images_rebuild"
  // The saves that changed only one entry, as JSON.
  | "entry_only_changes"
  // The content version of the last save that may have taken something away from visitors.
  | "withdrawal_version"
  // The highest number that a source ever had: no key is given twice, even if its source was deleted.
  | "last_source_number"
  // The secret used to derive the addresses of the drawings of entries that are not public.
  | "drawing_secret";

export async function findSiteState(db: Queryable, key: SiteStateKey): Promise<string | undefined> {
  const row = await db.selectFrom("site_state").select("value").where("key", "=", key).executeTakeFirst();
  return row?.value;
}

export async function saveSiteState(db: Queryable | WriteTransaction, key: SiteStateKey, value: string): Promise<void> {
  await db
    .insertInto("site_state")
    .values({ key, value })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ value }))
    .execute();
}
