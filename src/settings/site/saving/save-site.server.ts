import { insertActivity } from "../../../activity/activity-rows.server.ts";
import type { Clock } from "../../../app/services.server.ts";
import { entryTag } from "../../../entries/saving/entry-version.server.ts";
import { raiseContentVersion } from "../../../platform/db/content-version.server.ts";
import type { OpenDatabase } from "../../../platform/db/open-database.server.ts";
import { AppError, invalidField } from "../../../platform/errors/app-error.ts";
import { saveSetting } from "../../setting-rows.server.ts";
import { findSite, type StoredSite } from "../read-site.server.ts";
import { findSplitPosition, identityOf, type SiteSettings } from "../site-settings.ts";

/** How the activity log names what was changed. */
const NAMES: Record<keyof SiteSettings, string> = {
  name: "name",
  description: "description",
  footer: "text at the foot",
  links: "links",
  licence: "licence",
  recipients: "recipients of messages",
};

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** In the order of the schema, because callers may send the fields in any. */
function inOrder(settings: SiteSettings): SiteSettings {
  const { name, description, footer, links, licence, recipients } = settings;
  const texts = ({ en, si, ta }: SiteSettings["name"]) => ({ en, si, ta });
  return {
    ...{ name: texts(name), description: texts(description), footer: texts(footer) },
    links: links.map(({ label, url }) => ({ label, url })),
    licence,
    recipients: [...new Set(recipients)],
  };
}

type Save = { settings: SiteSettings; ifMatch: string | undefined; by: string };

/**
 * Stores the settings. Writes nothing if nothing differs.
 * @throws AppError `Stale` if somebody else has changed them since `ifMatch`; `Invalid` for texts that give a position
 */
export function saveSite(
  { db, clock }: { db: OpenDatabase; clock: Clock },
  { settings: sent, ifMatch, by }: Save,
): Promise<StoredSite> {
  const position = findSplitPosition(sent);
  if (position !== undefined) throw invalidField(position.path, position.message);
  const settings = inOrder(sent);
  return db.write.transaction().execute(async (transaction) => {
    const before = await findSite(transaction);
    if (ifMatch !== undefined && ifMatch !== entryTag(before.version)) {
      throw new AppError(
        "Stale",
        `${before.updatedBy ?? "Somebody else"} has changed the settings since you opened them. Nothing was saved.`,
      );
    }
    const keys = Object.keys(NAMES) as (keyof SiteSettings)[];
    const changed = keys.filter((key) => !isSame(settings[key], before.settings[key]));
    if (changed.length === 0) return before;
    const now = clock.now();
    const version = before.version + 1;
    await saveSetting(transaction, "site", { value: { version, settings }, by, now });
    await insertActivity(transaction, {
      username: by,
      action: "changed",
      subject: { kind: "setting", id: "site", name: "The site" },
      detail: `Changed: ${changed.map((key) => NAMES[key]).join(", ")}.`,
      now,
    });
    if (!isSame(identityOf(settings), identityOf(before.settings))) await raiseContentVersion(transaction);
    return findSite(transaction);
  });
}
