import type { Sharp } from "sharp";
import { VARIANT_TYPES, type VariantType, variantWidths } from "../image-variants.ts";
import { MAX_WEBP_PIXELS, MAX_WEBP_SIDE } from "../recognition/image-limits.server.ts";

/** One variant of an image: a format and a width in pixels. */
export type VariantSpec = { type: VariantType; width: number };

/**
 * Every variant that an image of this size should have: all formats in all widths, the widest first. For a very tall
 * image, widths that WebP cannot hold are left out. If none is left, the image is shown as stored.
 */
export function variantSpecs(image: { width: number; height: number }): VariantSpec[] {
  const fits = (width: number) => {
    const height = Math.round((width * image.height) / image.width);
    return height <= MAX_WEBP_SIDE && width * height <= MAX_WEBP_PIXELS;
  };
  const widths = variantWidths(image.width).filter(fits).reverse();
  return widths.flatMap((width) => VARIANT_TYPES.map((type) => ({ type, width })));
}

/**
 * Up to this width, AVIF is encoded with a higher effort: it takes three times as long and saves a twelfth of the
 * bytes. Phones load these widths.
 */
const CAREFUL_WIDTH = 960;

/**
 * Judged by eye on drawings with the grain of a photograph, comparing each format with the others and the original.
 * Sharpening would make halos around hair and grass. Chroma subsampling is not visible in a photograph.
 */
export function encodeVariant(image: Sharp, { type, width }: VariantSpec): Sharp {
  if (type === "image/jpeg") return image.flatten({ background: "white" }).jpeg({ quality: 78, mozjpeg: true });
  if (type === "image/webp") return image.webp({ quality: 78, effort: 4 });
  return image.avif({ quality: 55, effort: width <= CAREFUL_WIDTH ? 4 : 3, chromaSubsampling: "4:2:0" });
}
