import { isStoredImageName, UPLOADS_PATH } from "../platform/storage/image-names.ts";

/** The widths in which an image is to be had, in pixels; none is wider than the image itself. */
const VARIANT_WIDTHS = [320, 480, 640, 960, 1280, 1920, 2560] as const;

/** The kinds of file of each width, the lightest first, with the extension of each. */
export const VARIANT_EXTENSIONS = { "image/avif": "avif", "image/webp": "webp", "image/jpeg": "jpg" } as const;
export type VariantType = keyof typeof VARIANT_EXTENSIONS;
export const VARIANT_TYPES = Object.keys(VARIANT_EXTENSIONS) as VariantType[];

/** What those are of which an upload is answered; the others follow. */
export const PROMPT_VARIANT_TYPES: readonly VariantType[] = ["image/webp", "image/jpeg"];

/** Longest part of the image's own name in the name of a variant. */
const MAX_STEM_LENGTH = 80;

/** The widths to make of an image: those of the list that it has, or its own where it is smaller than all. */
export function variantWidths(width: number): number[] {
  const fitting = VARIANT_WIDTHS.filter((known) => known <= width);
  return fitting.length > 0 ? fitting : [width];
}

/**
 * `gemunu-640-0123456789ab.avif`: a safe file name, another one for other bytes.
 * @param image the stored name of the image
 * @param hash of the variant's bytes, hexadecimal; its first 12 digits are used
 */
export function variantFileName(image: string, form: { width: number; type: VariantType; hash: string }): string {
  const stem = image.replace(/\.[a-z0-9]+$/, "").slice(0, MAX_STEM_LENGTH);
  return `${stem}-${form.width}-${form.hash.slice(0, 12)}.${VARIANT_EXTENSIONS[form.type]}`;
}

/** The address of a variant: root-relative. */
export const variantUrlFor = (name: string): string => `${UPLOADS_PATH}variants/${name}`;

/** The name in a variant's address (root-relative, or absolute on a public store), else undefined. */
export function variantNameFromUrl(url: string): string | undefined {
  const name = /^(?:https:\/\/[^/?#]+)?\/(?:[^?#]*\/)?variants\/([^/?#]+)$/.exec(url)?.[1];
  return name !== undefined && isStoredImageName(name) ? name : undefined;
}

/**
 * What the name of a variant tells: the image's own name without its ending, cut where it is long, its width and its
 * kind of file.
 * Undefined for a name that `variantFileName` does not give.
 */
export function readVariantFileName(name: string): { stem: string; width: number; type: VariantType } | undefined {
  const [, stem = "", width, extension] = /^(.+)-(\d{1,4})-[0-9a-f]{12}\.([a-z]+)$/.exec(name) ?? [];
  const type = VARIANT_TYPES.find((each) => VARIANT_EXTENSIONS[each] === extension);
  return type && { stem, width: Number(width), type };
}
