import type { ImageDetail } from "../../../content/images/entry-images.ts";

/** A stored image and its variants. */
export type ImageWithVariants = Pick<ImageDetail, "url"> & { variants: readonly Variant[] };

type Variant = Pick<ImageDetail["variants"][number], "url" | "width" | "type">;

/**
 * The address of the variant that best fits a width. It is a WebP, which exists as soon as the image does and which
 * every current browser supports. Falls back to the image's own address if there is none.
 * @param width in device pixels
 */
export function variantAt({ url, variants }: ImageWithVariants, width: number): string {
  const forms = variants.filter(({ type }) => type === "image/webp").toSorted((a, b) => a.width - b.width);
  return (forms.find((variant) => variant.width >= width) ?? forms.at(-1))?.url ?? url;
}
