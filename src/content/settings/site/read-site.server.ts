import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import type { OpenDatabase } from "../../../platform/db/open-database.server.ts";
import type { Queryable } from "../../../platform/db/queryable.server.ts";
import { SHIPPED_IDENTITY, type SiteIdentity, siteName } from "../../../platform/identity/site-identity.ts";
import { withIdentity } from "../../../platform/identity/with-identity.server.ts";
import { findSetting } from "../setting-rows.server.ts";
import { identityOf, SHIPPED_SETTINGS, type SiteSettings, siteSettingsSchema } from "./site-settings.ts";

/** The settings with the version that a save must know. It is 0 until somebody changes them. */
export type StoredSite = {
  settings: SiteSettings;
  version: number;
  updatedAt: string | null;
  updatedBy: string | null;
};

const storedSchema = z.object({ version: z.int(), settings: siteSettingsSchema });

/** As it is stored now. What cannot be read, for example of a later release, counts as not set. */
export async function findSite(db: Queryable): Promise<StoredSite> {
  const setting = await findSetting(db, "site");
  const stored = storedSchema.safeParse(setting?.value);
  if (setting === undefined || !stored.success) {
    return { settings: SHIPPED_SETTINGS, version: 0, updatedAt: null, updatedBy: null };
  }
  return { ...stored.data, updatedAt: setting.updatedAt, updatedBy: setting.updatedBy };
}

type IdentityDatabase = Pick<OpenDatabase, "read" | "currentContentVersion">;

const known = new WeakMap<object, { version: number; identity: SiteIdentity }>();

/** The identity of the site. A change raises the content version, so every process reads it once for each version. */
export async function readIdentity(db: IdentityDatabase): Promise<SiteIdentity> {
  const version = db.currentContentVersion();
  const last = known.get(db.read);
  if (last?.version === version) return last.identity;
  const read = identityOf((await findSite(db.read)).settings);
  // The same object for the same identity: parts of pages are rendered once for it.
  const identity = last !== undefined && isDeepStrictEqual(last.identity, read) ? last.identity : read;
  known.set(db.read, { version, identity });
  return identity;
}

/**
 * Calls `work` with the site's identity. While the database cannot be read, the last known one counts: pages that need
 * no database are still shown then.
 */
export async function asSite<Result>(db: IdentityDatabase, work: () => Promise<Result>): Promise<Result> {
  const identity = await readIdentity(db).catch(() => known.get(db.read)?.identity ?? SHIPPED_IDENTITY);
  return withIdentity(identity, work);
}

/** Who gets contact messages: those in the settings, or else those that the environment names. */
export const recipientsOf = ({ recipients }: SiteSettings, ofEnvironment: readonly string[]): readonly string[] =>
  recipients.length > 0 ? recipients : ofEnvironment;

/** The name of the site and who gets contact messages, read anew for each mail. */
export async function readForMail(
  { read }: Pick<OpenDatabase, "read">,
  ofEnvironment: readonly string[],
): Promise<{ name: string; to: readonly string[] }> {
  const { settings } = await findSite(read);
  return { name: withIdentity(identityOf(settings), siteName), to: recipientsOf(settings, ofEnvironment) };
}
