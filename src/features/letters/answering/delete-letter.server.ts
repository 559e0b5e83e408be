import { listVariantNames } from "../../../content/image-library/variants/variant-rows.server.ts";
import { deleteImage, findImage } from "../../../content/images/image-rows.server.ts";
import { type ImageFiles, removeImageObjects } from "../../../content/images/remove-image-objects.server.ts";
import type { SubjectKind } from "../../../people/activity/activity.ts";
import { deleteMessageActivities, insertActivity } from "../../../people/activity/activity-rows.server.ts";
import type { WriteTransaction } from "../../../platform/db/queryable.server.ts";
import { scheduleDailyOnce } from "../../../platform/jobs/daily-schedule.server.ts";
import type { Services } from "../../../platform/services/services.server.ts";
import { siteDay } from "../../../platform/text/dates/publication-day.ts";
import type { LetterRow } from "../letter-rows.server.ts";
import { deleteLetterRow, getLetterByToken, getLetterRow, listLettersBefore } from "../letter-rows.server.ts";
import { deletedBefore } from "./complete-letter.server.ts";
import { letterTokenHash } from "./letter-token.server.ts";

type Parts = Pick<Services, "db" | "clock" | "storage">;

/** Small enough that other writers do not wait long. */
const AT_ONCE = 50;

/** A letter's name in the activity list: only its day, because names and texts are the reader's own. */
export const letterSubject = (
  row: Pick<LetterRow, "id" | "created_at">,
): { kind: SubjectKind; id: string; name: string } => ({
  kind: "letter",
  id: row.id,
  name: `Letter of ${siteDay(new Date(row.created_at))}`,
});

/** Deletes the photograph of a letter, unless an editor has taken it into the library. @returns the files to remove */
export async function deleteHeldImage(
  transaction: WriteTransaction,
  { id, image_name: name }: Pick<LetterRow, "id" | "image_name">,
): Promise<ImageFiles[]> {
  const image = name === null ? undefined : await findImage(transaction, name);
  if (image?.letter_id !== id) return [];
  const files = [{ name: image.name, variants: await listVariantNames(transaction, image.name) }];
  await deleteImage(transaction, image.name);
  return files;
}

async function deleteWithImage(transaction: WriteTransaction, row: LetterRow): Promise<ImageFiles[]> {
  const files = await deleteHeldImage(transaction, row);
  await deleteLetterRow(transaction, row.id);
  return files;
}

/**
 * Deletes a letter for ever, with its photograph unless that is in the library.
 * @param by who does it; null for the site itself, or for the reader who takes it back
 * @throws AppError `NotFound`
 */
export async function deleteLetter(
  { db, clock, storage }: Parts,
  which: string | { token: string },
  { by }: { by: string | null },
): Promise<void> {
  await storage.check();
  const files = await db.write.transaction().execute(async (transaction) => {
    const row =
      typeof which === "string"
        ? await getLetterRow(transaction, which)
        : await getLetterByToken(transaction, letterTokenHash(which.token));
    const removed = await deleteWithImage(transaction, row);
    await insertActivity(transaction, {
      username: by,
      action: "deleted",
      subject: letterSubject(row),
      now: clock.now(),
    });
    return removed;
  });
  await removeImageObjects(storage, files);
}

/**
 * Deletes letters older than two years, as the privacy policy promises, whatever became of them, together with their
 * photographs and their entries in the activity list.
 * @returns how many there were
 */
export async function deleteOldLetters({ db, clock, storage }: Parts): Promise<number> {
  const limit = deletedBefore(clock.now());
  let deleted = 0;
  for (;;) {
    const { count, files } = await db.write.transaction().execute(async (transaction) => {
      const old = await listLettersBefore(transaction, limit, AT_ONCE);
      const removed: ImageFiles[] = [];
      for (const { id } of old)
        removed.push(...(await deleteWithImage(transaction, await getLetterRow(transaction, id))));
      await deleteMessageActivities(transaction, { kind: "letter", ids: old.map(({ id }) => id), before: limit });
      return { count: old.length, files: removed };
    });
    await removeImageObjects(storage, files);
    deleted += count;
    if (count < AT_ONCE) return deleted;
  }
}

/**
 * Runs it now and daily while the site runs, in only one of its processes.
 * @returns a function that stops it
 */
export const keepDeletingOldLetters = (services: Parts & Pick<Services, "log">): (() => void) =>
  scheduleDailyOnce(
    async () => {
      const deleted = await deleteOldLetters(services);
      if (deleted > 0) services.log.info({ deleted }, "Letters older than two years were deleted");
    },
    { ...services, name: "old letters", failure: "Old letters could not be deleted" },
  );
