import { insertActivity } from "../../../activity/activity-rows.server.ts";
import type { Clock } from "../../../app/services.server.ts";
import { raiseContentVersion } from "../../../platform/db/content-version.server.ts";
import type { OpenDatabase } from "../../../platform/db/open-database.server.ts";
import { AppError } from "../../../platform/errors/app-error.ts";
import { countTagUses } from "../tag-rows.server.ts";
import { retagEntries } from "./retag-entries.server.ts";

/**
 * Removes a tag from every entry.
 * @param by the username
 * @throws AppError `NotFound` if no entry outside the bin has the tag
 */
export function deleteTag(
  { db, clock }: { db: OpenDatabase; clock: Clock },
  { tag, by }: { tag: string; by: string },
): Promise<void> {
  return db.write.transaction().execute(async (transaction) => {
    const { tuskers, articles } = await countTagUses(transaction, tag);
    if (tuskers + articles === 0) throw new AppError("NotFound", `No entry has the tag “${tag}”.`);
    await retagEntries(transaction, tag, { replacement: undefined, by, now: clock.now() });
    await insertActivity(transaction, {
      username: by,
      action: "deleted",
      subject: { kind: "tag", id: null, name: tag },
      detail: `It stood at ${tuskers + articles === 1 ? "one entry" : `${tuskers + articles} entries`}.`,
      now: clock.now(),
    });
    await raiseContentVersion(transaction);
  });
}
