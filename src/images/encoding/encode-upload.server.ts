import { PROMPT_VARIANT_TYPES } from "../image-variants.ts";
import type { ImageLimits } from "../recognition/image-limits.server.ts";
import { type MadeVariants, makeVariants } from "./make-variants.server.ts";
import { type EncodedImage, reencodeImage } from "./reencode-image.server.ts";
import { variantSpecs } from "./variant-specs.server.ts";

export type UploadToEncode = {
  /** The file as it came. */
  source: string;
  /** Where the image is to be written that is stored. */
  master: string;
  /** An empty folder for its variants. */
  folder: string;
  limits: ImageLimits;
};

export type EncodedUpload = MadeVariants & { picture: EncodedImage };

/** Nobody has said yet who made the image. */
const NO_CREDIT = { credit: null, licence: null };

/**
 * Makes of an upload what is stored, and those of its variants that are quickly made.
 * @throws as `reencodeImage` and `makeVariants` do
 */
export async function encodeUpload({ source, master, folder, limits }: UploadToEncode): Promise<EncodedUpload> {
  const image = await reencodeImage(source, master, limits);
  const specs = variantSpecs(image).filter((spec) => PROMPT_VARIANT_TYPES.includes(spec.type));
  return { picture: image, ...(await makeVariants({ master, folder, specs, credit: NO_CREDIT, limits })) };
}
