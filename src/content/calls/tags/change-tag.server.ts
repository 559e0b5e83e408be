import { insertActivity } from "../../../people/activity/activity-rows.server.ts";
import { raiseContentVersion } from "../../../platform/db/content-version.server.ts";
import type { WriteTransaction } from "../../../platform/db/queryable.server.ts";
import { AppError } from "../../../platform/errors/app-error.ts";
import type { Writer } from "../../entries/saving/bin-entry.server.ts";
import { countTagUses } from "../../kinds/tag-rows.server.ts";
import type { RenamedTag, TagUse } from "../../kinds/tag-use.ts";
import { retagEntries } from "./retag-entries.server.ts";

/** The uses of a tag. @throws AppError `NotFound` if no entry outside the bin has it */
async function usesOf(transaction: WriteTransaction, tag: string): Promise<TagUse> {
  const uses = await countTagUses(transaction, tag);
  if (uses.tuskers + uses.articles === 0) throw new AppError("NotFound", `No entry has the tag “${tag}”.`);
  return uses;
}

/**
 * Renames a tag in every entry. If the new name is already in use, the tags are merged: no entry has it twice, and each
 * keeps the order of its tags.
 * @param by the username
 * @throws AppError `NotFound` if no entry outside the bin has the tag
 */
export function renameTag(
  { db, clock }: Writer,
  { tag, name, by }: { tag: string; name: string; by: string },
): Promise<RenamedTag> {
  return db.write.transaction().execute(async (transaction) => {
    const before = await usesOf(transaction, tag);
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

/**
 * Removes a tag from every entry.
 * @param by the username
 * @throws AppError `NotFound` if no entry outside the bin has the tag
 */
export function deleteTag({ db, clock }: Writer, { tag, by }: { tag: string; by: string }): Promise<void> {
  return db.write.transaction().execute(async (transaction) => {
    const { tuskers, articles } = await usesOf(transaction, tag);
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
