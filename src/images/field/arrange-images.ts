import type { ImageValue } from "../stored/image-value.ts";

type Images = readonly ImageValue[];

/** The list with one image at another place; places outside of the list are its ends. */
export function moveImage(images: Images, url: string, to: number): ImageValue[] {
  const moved = images.find((image) => image.url === url);
  if (moved === undefined) return [...images];
  const others = images.filter((image) => image.url !== url);
  return others.toSpliced(Math.min(Math.max(to, 0), others.length), 0, moved);
}

/**
 * The list with an image that has come: in front of those that were chosen after it and came sooner, else at the end.
 * @param numberOf the place in which an image of this page was chosen; undefined for those that were there before
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

/** The list with another image in the place of one; where that other one stands in it already, without this one. */
export function replaceImage(images: Images, url: string, other: ImageValue): ImageValue[] {
  const isThere = images.some((image) => image.url === other.url && image.url !== url);
  return images.flatMap((image) => (image.url !== url ? [image] : isThere ? [] : [other]));
}

/** The list with an image back at its place; a list that has it again stays as it is. */
export const putBack = (images: Images, image: ImageValue, index: number): ImageValue[] =>
  images.some(({ url }) => url === image.url) ? [...images] : images.toSpliced(index, 0, image);

export const changeTexts = (images: Images, url: string, texts: Partial<ImageValue>): ImageValue[] =>
  images.map((image) => (image.url === url ? { ...image, ...texts, url } : image));
