import { deskFetch } from "../desk/desk-api.ts";
import type { PictureUse, PictureValue, SamePicture } from "./picture-value.ts";

type StoredDetail = Partial<Record<"alt" | "credit" | "licence" | "takenOn", string | null>> & {
  url: string;
};

type PictureSize = { width: number; height: number };

/** The texts of a stored picture, as an entry that shows it tells them; undefined where that one cannot be read. */
async function findDetail(use: PictureUse, url: string): Promise<StoredDetail | undefined> {
  const response = await deskFetch(`/api/${use.kind}s/${encodeURIComponent(use._id)}`, { cache: "no-store" });
  if (!response.ok) return undefined;
  const { imageDetails = [] } = (await response.json()) as { imageDetails?: StoredDetail[] };
  return imageDetails.find((detail) => detail.url === url);
}

/**
 * A picture that is stored already, with its texts: all entries that show it share them, so they must not be saved empty.
 * @param reply of the upload that turned out to be the same; its pixels, and so its size, are the same
 * @throws Error where no entry that uses it can be read
 */
export async function storedPicture(same: SamePicture, reply: PictureSize): Promise<PictureValue> {
  const blank: PictureValue = { ...reply, url: same.url, alt: "", credit: "", licence: "", takenOn: "" };
  if (same.usedBy.length === 0) return blank;
  for (const use of same.usedBy) {
    const detail = await findDetail(use, same.url);
    if (detail === undefined) continue;
    const { alt, credit, licence, takenOn } = detail;
    return { ...blank, alt: alt ?? "", credit: credit ?? "", licence: licence ?? "", takenOn: takenOn ?? "" };
  }
  throw new Error(`No entry tells the texts of ${same.url}`);
}
