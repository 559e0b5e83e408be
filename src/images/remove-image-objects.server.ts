import { imageKey, type Storage, variantKey } from "../platform/storage/storage.server.ts";

/** A stored image and the variants of it, by the names of their files. */
export type ImageFiles = { name: string; variants: string[] };

/**
 * Removes the objects of images whose rows are gone: after the transaction that took those. Each is tried, whatever
 * becomes of the others; what is left when that fails, or when the process dies, the sweep finds.
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
