import type { Sharp } from "sharp";
import { VARIANT_TYPES, type VariantType, variantWidths } from "../image-variants.ts";
import { MAX_WEBP_PIXELS, MAX_WEBP_SIDE } from "../recognition/image-limits.server.ts";

/** One variant of an image: a kind of file in one width, in pixels. */
export type VariantSpec = { type: VariantType; width: number };

/**
 * Every variant that an image of this size is to have: all kinds of file in all widths, the widest first. Of a very
 * tall one those are left out that WebP cannot hold, up to all of them: it is shown as it was taken in.
 */
export function variantSpecs(image: { width: number; height: number }): VariantSpec[] {
  const fits = (width: number) => {
    const height = Math.round((width * image.height) / image.width);
    return height <= MAX_WEBP_SIDE && width * height <= MAX_WEBP_PIXELS;
  };
  const widths = variantWidths(image.width).filter(fits).reverse();
  return widths.flatMap((width) => VARIANT_TYPES.map((type) => ({ type, width })));
}

/** Up to this width AVIF is given three times as long for a twelfth of its bytes: it is what phones load. */
const CAREFUL_WIDTH = 960;

/**
 * Judged by eye on drawings with the grain of an image, each kind beside the others and the original. Sharpening
 * would make halos around hair and grass; colours at half the resolution are not seen in an image.
 */
export function encodeVariant(image: Sharp, { type, width }: VariantSpec): Sharp {
  if (type === "image/jpeg") return image.flatten({ background: "white" }).jpeg({ quality: 78, mozjpeg: true });
  if (type === "image/webp") return image.webp({ quality: 78, effort: 4 });
  return image.avif({ quality: 55, effort: width <= CAREFUL_WIDTH ? 4 : 3, chromaSubsampling: "4:2:0" });
}
