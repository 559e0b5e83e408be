import { imageKey, type Storage, variantKey } from "../../platform/storage/storage.server.ts";

/** A stored image and its variants, by file name. */
export type ImageFiles = { name: string; variants: string[] };

/**
 * Removes the objects of images whose rows are gone. To be called after the transaction that deleted those. Every
 * object is tried, even if another one fails. The sweep finds what is left after a failure or a crash.
 * @throws the first failure
 */
export async function removeImageObjects(storage: Storage, images: readonly ImageFiles[]): Promise<void> {
  const failures: unknown[] = [];
  for (const { name, variants } of images) {
    for (const key of [imageKey(name), ...variants.map(variantKey)]) {
      await storage.remove(key).catch((error: unknown) => failures.push(error));
    }
  }
  if (failures.length > 0) throw failures[0];
}
