import type { PictureValue } from "../stored/image-value.ts";

type Pictures = readonly PictureValue[];

/** The list with one picture at another place; places outside of the list are its ends. */
export function movePicture(pictures: Pictures, url: string, to: number): PictureValue[] {
  const moved = pictures.find((picture) => picture.url === url);
  if (moved === undefined) return [...pictures];
  const others = pictures.filter((picture) => picture.url !== url);
  return others.toSpliced(Math.min(Math.max(to, 0), others.length), 0, moved);
}

/**
 * The list with a picture that has come: in front of those that were chosen after it and came sooner, else at the end.
 * @param numberOf the place in which a picture of this page was chosen; undefined for those that were there before
 */
export function addInOrder(
  pictures: Pictures,
  picture: PictureValue,
  numberOf: (url: string) => number | undefined,
): PictureValue[] {
  if (pictures.some(({ url }) => url === picture.url)) return [...pictures];
  const own = numberOf(picture.url) ?? Number.POSITIVE_INFINITY;
  const index = pictures.findIndex(({ url }) => (numberOf(url) ?? Number.NEGATIVE_INFINITY) > own);
  return pictures.toSpliced(index < 0 ? pictures.length : index, 0, picture);
}

/** The list with another picture in the place of one; where that other one stands in it already, without this one. */
export function replacePicture(pictures: Pictures, url: string, other: PictureValue): PictureValue[] {
  const isThere = pictures.some((picture) => picture.url === other.url && picture.url !== url);
  return pictures.flatMap((picture) => (picture.url !== url ? [picture] : isThere ? [] : [other]));
}

/** The list with a picture back at its place; a list that has it again stays as it is. */
export const putBack = (pictures: Pictures, picture: PictureValue, index: number): PictureValue[] =>
  pictures.some(({ url }) => url === picture.url) ? [...pictures] : pictures.toSpliced(index, 0, picture);

export const changeTexts = (pictures: Pictures, url: string, texts: Partial<PictureValue>): PictureValue[] =>
  pictures.map((picture) => (picture.url === url ? { ...picture, ...texts, url } : picture));
