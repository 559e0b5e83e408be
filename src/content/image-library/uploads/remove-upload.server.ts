import { insertActivity } from "../../../people/activity/activity-rows.server.ts";
import type { OpenDatabase } from "../../../platform/db/open-database.server.ts";
import { AppError } from "../../../platform/errors/app-error.ts";
import type { Clock } from "../../../platform/services/services.server.ts";
import { isStoredImageName } from "../../../platform/storage/image-names.ts";
import type { Storage } from "../../../platform/storage/storage.server.ts";
import { siteDay } from "../../../platform/text/dates/publication-day.ts";
import { entriesShowing } from "../../entries/entry-image-rows.server.ts";
import { keepStatesBefore } from "../../entries/saving/record-save.server.ts";
import { renderTouchedEntries } from "../../entries/saving/render-entries.server.ts";
import { deleteImage, findOwnImage } from "../../images/image-rows.server.ts";
import { removeImageObjects } from "../../images/remove-image-objects.server.ts";
import { usesByImages } from "../image-uses.server.ts";
import { listVariantNames } from "../variants/variant-rows.server.ts";

/**
 * Removes a stored image permanently: first its row, then its object and those of its variants. Drafts and entries in
 * the bin that show it lose it, and their version is incremented. Nothing public changes, so the content version stays
 * the same.
 * @param by who does it; null for the site itself
 * @throws AppError `NotFound` for a name that is not stored, `Conflict` while a published entry shows the image, and
 * what the store throws if it cannot be reached; nothing is changed then.
 */
export async function removeUpload(
  { db, storage, clock }: { db: OpenDatabase; storage: Storage; clock: Clock },
  name: string,
  { by }: { by: string | null } = { by: null },
): Promise<void> {
  const unknown = () => new AppError("NotFound", "There is no image with this name.");
  if (!isStoredImageName(name)) throw unknown();
  // Fail before any change if the objects could not be removed.
  await storage.check();
  const variants = await db.write.transaction().execute(async (transaction) => {
    if (!(await findOwnImage(transaction, name))) throw unknown();
    const files = await listVariantNames(transaction, name);
    const now = clock.now();
    const uses = (await usesByImages(transaction, [name], siteDay(now))).get(name) ?? [];
    const published = uses.filter(({ state }) => state === "published" || state === "scheduled").length;
    if (published > 0) {
      const entries = published === 1 ? "One published entry shows" : `${published} published entries show`;
      throw new AppError("Conflict", `${entries} this image: remove it there first.`, { code: "picture_in_use" });
    }
    const touched = await entriesShowing(transaction, [name]);
    await keepStatesBefore(transaction, touched);
    await deleteImage(transaction, name);
    await renderTouchedEntries(transaction, touched, { by, now });
    await insertActivity(transaction, {
      username: by,
      action: "removed",
      subject: { kind: "picture", id: null, name },
      now,
    });
    return files;
  });
  await removeImageObjects(storage, [{ name, variants }]);
}
