import { invalidField } from "../../platform/errors/app-error.ts";

const sameList = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((url, index) => url === b[index]);

/**
 * Which images an entry is to have, from the two names under which clients send them.
 * Where both come and differ, the one that differs from what is stored counts.
 * @param stored the addresses the entry has now
 * @returns undefined when neither was sent
 * @throws AppError `Invalid` when both were sent, differ, and neither is what is stored
 */
export function chooseImages(
  stored: readonly string[],
  sent: { imageUrl?: string[] | null | undefined; images?: string[] | null | undefined },
): string[] | undefined {
  const imageUrl = sent.imageUrl === null ? [] : sent.imageUrl;
  const images = sent.images === null ? [] : sent.images;
  if (imageUrl === undefined || images === undefined) return imageUrl ?? images;
  if (sameList(imageUrl, images)) return images;
  if (sameList(imageUrl, stored)) return images;
  if (sameList(images, stored)) return imageUrl;
  throw invalidField("images", "imageUrl and images are two names for one list, but they differ: send one of them.");
}
