import type { Queryable, WriteTransaction } from "../../platform/db/queryable.server.ts";

declare module "../../platform/db/schema.server.ts" {
  interface Database {
    settings: SettingsTable;
  }
}

/** Settings that administrators change while the site runs. The value is JSON; its noun knows the shape. */
type SettingsTable = { name: string; value: string; updated_at: string; updated_by: string | null };

/**
 * The settings that administrators change while the site runs, and for which release the starter translations were
 * counted. Each value is JSON of a shape that its noun knows.
 */
export type SettingName = "key_estimate" | "site" | "starter_translations";

export type Setting = { value: unknown; updatedAt: string; updatedBy: string | null };

export async function findSetting(db: Queryable, name: SettingName): Promise<Setting | undefined> {
  const row = await db.selectFrom("settings").selectAll().where("name", "=", name).executeTakeFirst();
  return row && { value: JSON.parse(row.value), updatedAt: row.updated_at, updatedBy: row.updated_by };
}

/**
 * The values of the settings that belong to the directory and go with it into a file, by name. How a site presents itself
 * is its own, and its recipients are nobody else's.
 */
export async function listDirectorySettings(db: Queryable): Promise<Partial<Record<SettingName, unknown>>> {
  const rows = await db
    .selectFrom("settings")
    .select(["name", "value"])
    .where("name", "not in", ["site", "starter_translations"])
    .orderBy("name")
    .execute();
  return Object.fromEntries(rows.map(({ name, value }) => [name, JSON.parse(value)]));
}

export async function saveSetting(
  transaction: WriteTransaction,
  name: SettingName,
  { value, by, now }: { value: unknown; by: string | null; now: Date },
): Promise<void> {
  const written = { value: JSON.stringify(value), updated_at: now.toISOString(), updated_by: by };
  await transaction
    .insertInto("settings")
    .values({ name, ...written })
    .onConflict((conflict) => conflict.column("name").doUpdateSet(written))
    .execute();
}
