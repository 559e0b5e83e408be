import { listPageUses } from "../../../content/entries/texts/page-uses.server.ts";
import { findSetting } from "../../../content/settings/setting-rows.server.ts";
import { countUses } from "../../../content/source-library/using-entries.server.ts";
import { findSources } from "../../../content/sources/rows/source-rows.server.ts";
import type { Queryable } from "../../../platform/db/queryable.server.ts";
import { DEFAULT_ESTIMATE, DEFAULT_SOURCE_URL, type Estimate, estimateSchema } from "../estimate.ts";
import type { KeyData } from "../key-data.ts";

export type StoredEstimate = Estimate & { updatedAt: string | null; updatedBy: string | null };

/** The key under which a source can be found now: it may have been merged into another one, or deleted. */
async function currentKey(db: Queryable, key: string): Promise<string | null> {
  const [row] = await findSources(db, { keys: [key] });
  return row === undefined ? null : (row.merged_into ?? row.key);
}

/** The estimate of the keeper, or the default one. */
export async function readEstimate(db: Queryable): Promise<StoredEstimate> {
  const setting = await findSetting(db, "key_estimate");
  const stored = estimateSchema.safeParse(setting?.value);
  if (setting !== undefined && stored.success) {
    const { source, ...rest } = stored.data;
    const { updatedAt, updatedBy } = setting;
    return { ...rest, source: source === null ? null : await currentKey(db, source), updatedAt, updatedBy };
  }
  const [row] = await findSources(db, { keys: [], urls: [DEFAULT_SOURCE_URL] });
  const source = row === undefined ? null : (row.merged_into ?? row.key);
  return { ...DEFAULT_ESTIMATE, source, updatedAt: null, updatedBy: null };
}

/** The estimate as visitors see it: with its source only if they can read the page of the source. */
export async function readPublicEstimate(db: Queryable, today: string): Promise<KeyData["estimate"]> {
  const { total, note, source: key } = await readEstimate(db);
  if (key === null) return { total, note, source: null };
  const [row] = await findSources(db, { keys: [key] });
  const uses = await countUses(db, [key], { onlyPublic: true, today });
  const pages = await listPageUses(db, { onlyPublic: true });
  const isPublic = row !== undefined && ((uses.get(key) ?? 0) > 0 || pages.has(key));
  return { total, note, source: isPublic ? { key, title: row.title } : null };
}
