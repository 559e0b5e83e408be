import type { ImageValue } from "../../inputs/stored-images/image-value.ts";

type Images = readonly ImageValue[];

/** Moves an image to another index. An index outside the list is clamped to its ends. */
export function moveImage(images: Images, url: string, to: number): ImageValue[] {
  const moved = images.find((image) => image.url === url);
  if (moved === undefined) return [...images];
  const others = images.filter((image) => image.url !== url);
  return others.toSpliced(Math.min(Math.max(to, 0), others.length), 0, moved);
}

/**
 * Inserts an image that has just been uploaded. It goes before the images that were chosen after it but arrived
 * earlier, otherwise to the end.
 * @param numberOf the position in which an image was chosen on this page; undefined for images that were there before
 */
export function addInOrder(
  images: Images,
  image: ImageValue,
  numberOf: (url: string) => number | undefined,
): ImageValue[] {
  if (images.some(({ url }) => url === image.url)) return [...images];
  const own = numberOf(image.url) ?? Number.POSITIVE_INFINITY;
  const index = images.findIndex(({ url }) => (numberOf(url) ?? Number.NEGATIVE_INFINITY) > own);
  return images.toSpliced(index < 0 ? images.length : index, 0, image);
}

/** Replaces one image by another. If the other one is already in the list, the first is only removed. */
export function replaceImage(images: Images, url: string, other: ImageValue): ImageValue[] {
  const isThere = images.some((image) => image.url === other.url && image.url !== url);
  return images.flatMap((image) => (image.url !== url ? [image] : isThere ? [] : [other]));
}

/** Puts an image back at its index; a no-op if the list contains it again. */
export const putBack = (images: Images, image: ImageValue, index: number): ImageValue[] =>
  images.some(({ url }) => url === image.url) ? [...images] : images.toSpliced(index, 0, image);

export const changeTexts = (images: Images, url: string, texts: Partial<ImageValue>): ImageValue[] =>
  images.map((image) => (image.url === url ? { ...image, ...texts, url } : image));
