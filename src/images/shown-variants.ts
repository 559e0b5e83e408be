import type { ImageDetail } from "./entry-images.ts";
import type { VariantType } from "./image-variants.ts";

/** The kinds that not every browser shows, the lightest first: each has a `<source>` of its own before the image. */
export const LIGHT_TYPES: readonly VariantType[] = ["image/avif", "image/webp"];

type Forms = Pick<ImageDetail, "url" | "width" | "height" | "variants">;

/** The forms of one kind as the attribute `srcset` names them: `/a-320.avif 320w, /a-640.avif 640w`. "" where none is there. */
export const sourceSet = ({ variants }: Pick<Forms, "variants">, type: VariantType): string =>
  variants.flatMap((form) => (form.type === type ? `${form.url} ${form.width}w` : [])).join(", ");

/**
 * The widest form that every browser shows, a JPEG or else a WebP, up to a width in pixels; the stored image
 * itself where there is none.
 */
export const plainForm = ({ url, width, height, variants }: Forms, widest = Infinity): Omit<Forms, "variants"> =>
  variants.findLast((form) => form.type !== "image/avif" && form.width <= widest) ?? { url, width, height };
