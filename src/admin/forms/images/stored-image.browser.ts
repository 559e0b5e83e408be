import { type ImageUse, type ImageValue, type SameImage, wordsOf } from "../../inputs/stored-images/image-value.ts";
import { adminFetch } from "../../kit/api/admin-api.browser.ts";

type StoredDetail = { url: string } & Parameters<typeof wordsOf>[0];

type ImageSize = { width: number; height: number };

/** The texts of a stored image, read from an entry that shows it; undefined if that entry cannot be read. */
async function findDetail(use: ImageUse, url: string): Promise<StoredDetail | undefined> {
  const response = await adminFetch(`/api/${use.kind}s/${encodeURIComponent(use._id)}`, { cache: "no-store" });
  if (!response.ok) return undefined;
  const { imageDetails = [] } = (await response.json()) as { imageDetails?: StoredDetail[] };
  return imageDetails.find((detail) => detail.url === url);
}

/**
 * An image that is already stored, with its texts. All entries that show it share these texts, so they must not be
 * overwritten with empty ones.
 * @param reply of the upload that turned out to be a duplicate; its pixels, and therefore its size, are the same
 * @throws Error if no entry that uses the image can be read
 */
export async function storedImage(same: SameImage, reply: ImageSize): Promise<ImageValue> {
  const { width, height } = reply;
  const at = (words: Parameters<typeof wordsOf>[0]) => ({ url: same.url, width, height, ...wordsOf(words) });
  if (same.usedBy.length === 0) return at({});
  for (const use of same.usedBy) {
    const detail = await findDetail(use, same.url);
    if (detail !== undefined) return at(detail);
  }
  throw new Error(`No entry tells the texts of ${same.url}`);
}
