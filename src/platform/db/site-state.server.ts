import type { Queryable, WriteTransaction } from "./queryable.server.ts";

/** Single facts about this site that outlive a restart. */
export type SiteStateKey =
  | "starter_content"
  | "environment_password"
  | "render_version"
  // The last good backup and the failure since then, as JSON.
  | "backups"
  // How far these came before they were stopped, as JSON; empty when they came to their end.
  | "images_scan"
  | "images_rebuild"
  // Which saves changed one entry alone, as JSON.
  | "entry_only_changes"
  // The content version of the last save that may have taken something away from visitors.
  | "withdrawal_version"
  // What addresses of drawings of entries that are not public are made with.
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
