import type { ImageDetail } from "./entry-images.ts";
import type { VariantType } from "./image-variants.ts";

/** The kinds that not every browser shows, the lightest first: each has a `<source>` of its own before the image. */
export const LIGHT_TYPES: readonly VariantType[] = ["image/avif", "image/webp"];

type Variants = Pick<ImageDetail, "url" | "width" | "height" | "variants">;

/**
 * The variants of one kind as the attribute `srcset` names them: `/a-320.avif 320w, /a-640.avif 640w`. "" where none is
 * there.
 */
export const sourceSet = ({ variants }: Pick<Variants, "variants">, type: VariantType): string =>
  variants.flatMap((variant) => (variant.type === type ? `${variant.url} ${variant.width}w` : [])).join(", ");

/**
 * The widest variant that every browser shows, a JPEG or else a WebP, up to a width in pixels; the stored image
 * itself where there is none.
 */
export const plainVariant = (
  { url, width, height, variants }: Variants,
  widest = Infinity,
): Omit<Variants, "variants"> =>
  variants.findLast((variant) => variant.type !== "image/avif" && variant.width <= widest) ?? { url, width, height };
