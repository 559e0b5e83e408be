import type { ImageDetail } from "./entry-images.ts";
import type { VariantType } from "./image-variants.ts";

/**
 * The formats that some browsers do not support, the smallest files first. Each has its own `<source>` before the
 * image.
 */
export const LIGHT_TYPES: readonly VariantType[] = ["image/avif", "image/webp"];

type Variants = Pick<ImageDetail, "url" | "width" | "height" | "variants">;

/** The variants of one format as the value of `srcset`: `/a-320.avif 320w, /a-640.avif 640w`. "" if there are none. */
export const sourceSet = ({ variants }: Pick<Variants, "variants">, type: VariantType): string =>
  variants.flatMap((variant) => (variant.type === type ? `${variant.url} ${variant.width}w` : [])).join(", ");

/**
 * The widest JPEG or WebP variant, which every browser supports, up to a width in pixels. Falls back to the stored
 * image.
 */
export const plainVariant = (
  { url, width, height, variants }: Variants,
  widest = Infinity,
): Omit<Variants, "variants"> =>
  variants.findLast((variant) => variant.type !== "image/avif" && variant.width <= widest) ?? { url, width, height };
