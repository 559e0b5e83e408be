import { invalidField } from "../../platform/errors/app-error.ts";

const sameList = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((url, index) => url === b[index]);

/**
 * Decides which images an entry gets, from the two names under which clients send them. If both were sent and differ,
 * the one that differs from the stored list wins.
 * @param stored the entry's current URLs
 * @returns undefined if neither was sent
 * @throws AppError `Invalid` if both were sent, differ, and neither equals the stored list
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
  throw invalidField(
    "images",
    "imageUrl and images are names for the same list, but they differ: send only one of them.",
  );
}
