import { insertActivity } from "../../people/activity/activity-rows.server.ts";
import { scheduleDailyOnce } from "../../platform/jobs/daily-schedule.server.ts";
import type { Services } from "../../platform/services/services.server.ts";
import type { ListedObject } from "../../platform/storage/storage.server.ts";
import { deleteImage } from "../images/image-rows.server.ts";
import { type ImageFiles, removeImageObjects } from "../images/remove-image-objects.server.ts";
import { countOrphans, listKnownFiles, listOrphans } from "./orphaned-images.server.ts";
import { listVariantNames } from "./variants/variant-rows.server.ts";

/** Younger files may be about to be used, by a form that is being filled in or by an upload that is still running. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/** The number of images removed per transaction, and of files looked up at once. */
const AT_ONCE = 200;

const FOLDERS = [
  { prefix: "public/", table: "images" },
  { prefix: "variants/", table: "image_variants" },
] as const;

type Parts = Pick<Services, "db" | "storage" | "clock">;

export type SweptImages = {
  /** Unused images, young ones included. */
  unused: number;
  removed: number;
  /** Files in the store without a row, young ones included. */
  strayFiles: number;
  removedFiles: number;
};

const counted = (count: number, one: string, many: string): string => (count === 1 ? `One ${one}` : `${count} ${many}`);

/** Logs what the site removed automatically: "3 images that nothing used". */
const noteRemoved = (
  transaction: Parameters<typeof insertActivity>[0],
  { name, now }: { name: string; now: Date },
): Promise<void> =>
  insertActivity(transaction, {
    username: null,
    action: "removed",
    subject: { kind: "unused pictures", id: null, name },
    now,
  });

/** Removes the next batch of old unused images from the database. Search and removal share one transaction. */
function removeOrphans({ db }: Pick<Parts, "db">, { now, limit }: { now: Date; limit: Date }): Promise<ImageFiles[]> {
  return db.write.transaction().execute(async (transaction) => {
    const removed: ImageFiles[] = [];
    for (const name of await listOrphans(transaction, { now, takenInBefore: limit, limit: AT_ONCE })) {
      removed.push({ name, variants: await listVariantNames(transaction, name) });
      await deleteImage(transaction, name);
    }
    if (removed.length > 0) {
      const what = counted(removed.length, "image that nothing used", "images that nothing used");
      await noteRemoved(transaction, { name: what, now });
    }
    return removed;
  });
}

async function* inBatches(objects: AsyncIterable<ListedObject>): AsyncGenerator<ListedObject[]> {
  let batch: ListedObject[] = [];
  for await (const object of objects) {
    batch.push(object);
    if (batch.length < AT_ONCE) continue;
    yield batch;
    batch = [];
  }
  yield batch;
}

/** Removes old files without a row, left by uploads or removals that were interrupted. */
async function removeStrayFiles({ db, storage }: Parts, limit: Date) {
  const count = { strayFiles: 0, removedFiles: 0 };
  for (const { prefix, table } of FOLDERS) {
    for await (const objects of inBatches(storage.list(prefix))) {
      const nameOf = ({ key }: ListedObject) => key.slice(prefix.length);
      const known = await listKnownFiles(db.read, table, objects.map(nameOf));
      for (const object of objects.filter((each) => !known.has(nameOf(each)))) {
        count.strayFiles += 1;
        if (object.modified > limit) continue;
        await storage.remove(object.key);
        count.removedFiles += 1;
      }
    }
  }
  return count;
}

/**
 * Finds images that no entry (bin included), revision or preview uses, and files that belong to no image. Removes those
 * older than seven days.
 * @returns how many there were, and how many were removed
 */
export async function sweepImages({ db, storage, clock }: Parts): Promise<SweptImages> {
  const now = clock.now();
  const limit = new Date(now.getTime() - KEPT_MS);
  const unused = await countOrphans(db.read, now);
  let removed = 0;
  for (;;) {
    const images = await removeOrphans({ db }, { now, limit });
    await removeImageObjects(storage, images);
    removed += images.length;
    if (images.length < AT_ONCE) break;
  }
  const files = await removeStrayFiles({ db, storage, clock }, limit);
  await storage.removeUnfinished(limit);
  if (files.removedFiles > 0) {
    const name = counted(files.removedFiles, "file that belonged to no image", "files that belonged to no image");
    await db.write.transaction().execute((transaction) => noteRemoved(transaction, { name, now }));
  }
  return { unused, removed, ...files };
}

/** Sweeps now and then daily while the site runs, in only one of its processes. @returns a function that stops it */
export const keepSweepingImages = (services: Parts & Pick<Services, "log">): (() => void) =>
  scheduleDailyOnce(
    async () => {
      const swept = await sweepImages(services);
      if (swept.unused + swept.strayFiles > 0) services.log.info(swept, "Unused images were looked for");
    },
    { ...services, name: "unused pictures", failure: "Unused images could not be looked for" },
  );
