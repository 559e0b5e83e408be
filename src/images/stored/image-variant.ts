import type { ImageDetail } from "../entry-images.ts";

/** A stored image and what else there is of it. */
export type ImageWithVariants = Pick<ImageDetail, "url"> & { variants: readonly Form[] };

type Form = Pick<ImageDetail["variants"][number], "url" | "width" | "type">;

/**
 * The address of the form that is best shown at a width: WebP, which is there as soon as an image is and which every
 * browser of today reads. Where there is no smaller form, the image's own.
 * @param width in pixels of the screen
 */
export function formAt({ url, variants }: ImageWithVariants, width: number): string {
  const forms = variants.filter(({ type }) => type === "image/webp").toSorted((a, b) => a.width - b.width);
  return (forms.find((form) => form.width >= width) ?? forms.at(-1))?.url ?? url;
}
