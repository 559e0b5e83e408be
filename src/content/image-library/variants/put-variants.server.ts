import { createHash } from "node:crypto";
import { AppError } from "../../../platform/errors/app-error.ts";
import { type Storage, variantKey } from "../../../platform/storage/storage.server.ts";
import type { MadeVariant } from "../../images/encoding/make-variants.server.ts";
import type { ImageVariantRow } from "../../images/image-tables.server.ts";
import { variantFileName } from "../../images/image-variants.ts";

/**
 * The file name of a variant. The image's own name is part of the hash, because two images may have the same pixels and
 * names that differ only in their extensions.
 */
const nameOf = (image: string, { type, width, hash }: MadeVariant): string =>
  variantFileName(image, { type, width, hash: createHash("sha256").update(`${image}\n${hash}`).digest("hex") });

export async function removeVariantObjects(storage: Storage, names: string[]): Promise<void> {
  for (const name of names) await storage.remove(variantKey(name));
}

/**
 * Stores the files of variants. If anything fails, the files stored so far are removed.
 * @param offered file names that the image already has; a file with such a name has exactly these bytes
 * @returns the rows to record, and the names of the new objects
 */
export async function putVariants(
  storage: Storage,
  { image, made, offered }: { image: string; made: MadeVariant[]; offered: readonly string[] },
): Promise<{ rows: ImageVariantRow[]; stored: string[] }> {
  const stored: string[] = [];
  const put = async (variant: MadeVariant): Promise<ImageVariantRow> => {
    const { type, width, height, bytes, file } = variant;
    const name = nameOf(image, variant);
    if (!offered.includes(name)) {
      try {
        await storage.put(variantKey(name), file, { type });
      } catch (error) {
        if (!(error instanceof AppError) || error.kind !== "Conflict") throw error;
        // Left by a process that died before it recorded the file. It is stored again so that the sweep does not treat
        // it as old.
        await storage.remove(variantKey(name));
        await storage.put(variantKey(name), file, { type });
      }
      stored.push(name);
    }
    return { name, image_name: image, type, width, height, bytes };
  };
  const settled = await Promise.allSettled(made.map(put));
  const failed = settled.find((each) => each.status === "rejected");
  if (failed) {
    await removeVariantObjects(storage, stored);
    throw failed.reason;
  }
  return { rows: settled.flatMap((each) => (each.status === "fulfilled" ? [each.value] : [])), stored };
}
