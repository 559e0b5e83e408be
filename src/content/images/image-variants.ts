import { UPLOADS_PATH } from "../../platform/storage/image-names.ts";

/** The widths of variants, in pixels; a variant is never wider than the image itself. */
const VARIANT_WIDTHS = [320, 480, 640, 960, 1280, 1920, 2560] as const;

/** The formats of each width, the smallest files first, with the extension of each. */
export const VARIANT_EXTENSIONS = { "image/avif": "avif", "image/webp": "webp", "image/jpeg": "jpg" } as const;
export type VariantType = keyof typeof VARIANT_EXTENSIONS;
export const VARIANT_TYPES = Object.keys(VARIANT_EXTENSIONS) as VariantType[];

/** The formats made before an upload is answered; the others follow afterwards. */
export const PROMPT_VARIANT_TYPES: readonly VariantType[] = ["image/webp", "image/jpeg"];

/** Maximum length of the image's own name within the name of a variant. */
const MAX_STEM_LENGTH = 80;

/**
 * The widths of an image's variants: those of the list that do not exceed its own, or its own if it is narrower than
 * all.
 */
export function variantWidths(width: number): number[] {
  const fitting = VARIANT_WIDTHS.filter((known) => known <= width);
  return fitting.length > 0 ? fitting : [width];
}

/**
 * `gemunu-640-0123456789ab.avif`: a safe file name that changes with the bytes.
 * @param image the stored name of the image
 * @param hash of the variant's bytes, hexadecimal; its first 12 digits are used
 */
export function variantFileName(image: string, form: { width: number; type: VariantType; hash: string }): string {
  const stem = image.replace(/\.[a-z0-9]+$/, "").slice(0, MAX_STEM_LENGTH);
  return `${stem}-${form.width}-${form.hash.slice(0, 12)}.${VARIANT_EXTENSIONS[form.type]}`;
}

/** The root-relative address of a variant. */
export const variantUrlFor = (name: string): string => `${UPLOADS_PATH}variants/${name}`;

/**
 * Parses the name of a variant: the image's own name without its extension (truncated if long), the width and the
 * format.
 * Undefined for a name that `variantFileName` does not produce.
 */
export function readVariantFileName(name: string): { stem: string; width: number; type: VariantType } | undefined {
  const [, stem = "", width, extension] = /^(.+)-(\d{1,4})-[0-9a-f]{12}\.([a-z]+)$/.exec(name) ?? [];
  const type = VARIANT_TYPES.find((each) => VARIANT_EXTENSIONS[each] === extension);
  return type && { stem, width: Number(width), type };
}
