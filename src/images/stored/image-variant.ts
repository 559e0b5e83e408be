import type { ImageDetail } from "../entry-images.ts";

/** A stored image and what else there is of it. */
export type ImageWithVariants = Pick<ImageDetail, "url"> & { variants: readonly Variant[] };

type Variant = Pick<ImageDetail["variants"][number], "url" | "width" | "type">;

/**
 * The address of the variant that is best shown at a width: WebP, which is there as soon as an image is and which every
 * browser of today reads. Where there is no smaller variant, the image's own.
 * @param width in pixels of the screen
 */
export function variantAt({ url, variants }: ImageWithVariants, width: number): string {
  const forms = variants.filter(({ type }) => type === "image/webp").toSorted((a, b) => a.width - b.width);
  return (forms.find((variant) => variant.width >= width) ?? forms.at(-1))?.url ?? url;
}
