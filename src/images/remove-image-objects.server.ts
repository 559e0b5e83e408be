import { imageKey, type Storage, variantKey } from "../platform/storage/storage.server.ts";

/** A stored picture and the forms of it, by the names of their files. */
export type PictureFiles = { name: string; variants: string[] };

/**
 * Removes the objects of pictures whose rows are gone: after the transaction that took those. Each is tried, whatever
 * becomes of the others; what is left when that fails, or when the process dies, the sweep finds.
 * @throws the first failure
 */
export async function removePictureObjects(storage: Storage, pictures: readonly PictureFiles[]): Promise<void> {
  const failures: unknown[] = [];
  for (const { name, variants } of pictures) {
    for (const key of [imageKey(name), ...variants.map(variantKey)]) {
      await storage.remove(key).catch((error: unknown) => failures.push(error));
    }
  }
  if (failures.length > 0) throw failures[0];
}
