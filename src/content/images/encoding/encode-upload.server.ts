import { PROMPT_VARIANT_TYPES } from "../image-variants.ts";
import type { ImageLimits } from "../recognition/image-limits.server.ts";
import { tellsPosition } from "../recognition/tells-position.server.ts";
import { type MadeVariants, makeVariants } from "./make-variants.server.ts";
import { type EncodedImage, reencodeImage } from "./reencode-image.server.ts";
import { variantSpecs } from "./variant-specs.server.ts";

export type UploadToEncode = {
  /** The uploaded file. */
  source: string;
  /** Where to write the image that is stored. */
  master: string;
  /** An empty folder for its variants. */
  folder: string;
  limits: ImageLimits;
};

export type EncodedUpload = MadeVariants & {
  picture: EncodedImage;
  /** Whether the file that came had a position in its metadata; the stored one has none. */
  hadPosition: boolean;
};

/** A new upload has no credit yet. */
const NO_CREDIT = { credit: null, licence: null };

/**
 * Re-encodes an upload as the image that is stored, and makes the variants that are quick to make.
 * @throws as `reencodeImage` and `makeVariants` do
 */
export async function encodeUpload({ source, master, folder, limits }: UploadToEncode): Promise<EncodedUpload> {
  const image = await reencodeImage(source, master, limits);
  const specs = variantSpecs(image).filter((spec) => PROMPT_VARIANT_TYPES.includes(spec.type));
  const hadPosition = await tellsPosition(source, limits);
  return { picture: image, hadPosition, ...(await makeVariants({ master, folder, specs, credit: NO_CREDIT, limits })) };
}
