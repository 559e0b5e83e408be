import { insertActivity } from "../../../activity/activity-rows.server.ts";
import type { Clock } from "../../../app/services.server.ts";
import { raiseContentVersion } from "../../../platform/db/content-version.server.ts";
import type { OpenDatabase } from "../../../platform/db/open-database.server.ts";
import { AppError } from "../../../platform/errors/app-error.ts";
import { countTagUses } from "../tag-rows.server.ts";
import type { RenamedTag } from "../tag-use.ts";
import { retagEntries } from "./retag-entries.server.ts";

/**
 * Renames a tag in every entry. If the new name is already in use, the tags are merged: no entry has it twice, and each
 * keeps the order of its tags.
 * @param by the username
 * @throws AppError `NotFound` if no entry outside the bin has the tag
 */
export function renameTag(
  { db, clock }: { db: OpenDatabase; clock: Clock },
  { tag, name, by }: { tag: string; name: string; by: string },
): Promise<RenamedTag> {
  return db.write.transaction().execute(async (transaction) => {
    const before = await countTagUses(transaction, tag);
    if (before.tuskers + before.articles === 0) throw new AppError("NotFound", `No entry has the tag “${tag}”.`);
    if (name === tag) return { ...before, merged: false };
    const present = await countTagUses(transaction, name);
    const merged = present.tuskers + present.articles > 0;
    await retagEntries(transaction, tag, { replacement: name, by, now: clock.now() });
    await insertActivity(transaction, {
      username: by,
      action: merged ? "merged" : "renamed",
      subject: { kind: "tag", id: null, name: tag },
      detail: merged ? `into “${name}”` : `to “${name}”`,
      now: clock.now(),
    });
    await raiseContentVersion(transaction);
    return { ...(await countTagUses(transaction, name)), merged };
  });
}
