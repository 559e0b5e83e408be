import { AppError } from "../../domain/errors/app-error.ts";
import { isStoredImageName } from "../../domain/images/entry-images.ts";
import { deleteImage, findImage, type ImageUse, listImageUses } from "../db/images.ts";
import type { OpenDatabase } from "../db/open.ts";
import { imageKey, type Storage } from "../storage/storage.ts";
import { renderTouchedEntries } from "./render-entries.ts";

const seqsOf = (uses: ImageUse[], kind: ImageUse["kind"]): number[] =>
  uses.filter((use) => use.kind === kind).map((use) => use.seq);

/**
 * Removes a stored picture for good: first its row, then its object. Drafts and binned entries that show it lose it,
 * and their version rises. Nothing public changes by that, so that the content version stays as it is.
 * @throws AppError `NotFound` for a name that is not stored, `Conflict` while a published entry shows the picture.
 */
export async function removeUpload(
  { db, storage }: { db: OpenDatabase; storage: Storage },
  name: string,
): Promise<void> {
  const unknown = () => new AppError("NotFound", "There is no picture with this name.");
  if (!isStoredImageName(name)) throw unknown();
  await db.write.transaction().execute(async (transaction) => {
    if (!(await findImage(transaction, name))) throw unknown();
    const uses = await listImageUses(transaction, name);
    const published = uses.filter((use) => use.published).length;
    if (published > 0) {
      const entries = published === 1 ? "One published entry shows" : `${published} published entries show`;
      throw new AppError("Conflict", `${entries} this picture: take it out there first.`, { code: "picture_in_use" });
    }
    await deleteImage(transaction, name);
    await renderTouchedEntries(transaction, {
      tuskerSeqs: seqsOf(uses, "tusker"),
      articleSeqs: seqsOf(uses, "article"),
    });
  });
  await storage.remove(imageKey(name));
}
