import { storeImage, type UploadParts } from "../../content/image-library/uploads/store-upload.server.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import type { EntryKind } from "../../platform/ids/entry-kind.ts";
import { createBoundedQueue } from "../../platform/limits/bounded-queue.server.ts";
import { imageUrlFor } from "../../platform/storage/image-names.ts";
import { findImportedImage, insertImportedImage } from "./imported-image-rows.server.ts";
import type { OldImage } from "./old-entry.ts";
import type { OldSite } from "./old-site.server.ts";

/** How many images are fetched at the same time; re-encoding takes longer than fetching. */
const AT_ONCE = 3;

/** The result for an image of another site. `url` is its address here. */
export type ImportedImage = OldImage &
  ({ state: "known" | "imported"; url: string } | { state: "pending" } | { state: "failed"; message: string });

const fileNameOf = (address: URL): string => {
  const last = address.pathname.split("/").at(-1) ?? "";
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
};

/** The absolute address of a link, without its fragment: the key under which the image is remembered. */
function addressOf(link: string, site: OldSite): URL {
  const address = URL.parse(link, `${site.base.href}/`);
  if (!address) throw new AppError("Invalid", "Its address cannot be read.");
  address.hash = "";
  return address;
}

/** An unbounded queue: one entry has far too few images to make it long. */
const createLine = () =>
  createBoundedQueue({
    atOnce: AT_ONCE,
    waiting: Number.POSITIVE_INFINITY,
    refusal: () => new AppError("Unavailable", "Too many images are waiting."),
  });

/**
 * Stores the images of one entry that are missing here, through the same upload path as all images. Each is remembered
 * by its source address, so that a later import finds it. A failed image is reported and stops nothing.
 * @throws AppError `DiskFull`
 */
export async function importImages(
  parts: UploadParts,
  site: OldSite,
  images: OldImage[],
  { kind, dryRun }: { kind: EntryKind; dryRun: boolean },
): Promise<ImportedImage[]> {
  // There is no client that could disconnect; the site's own time limits end slow requests.
  const { signal } = new AbortController();
  const importOne = async (old: OldImage): Promise<ImportedImage> => {
    try {
      const address = addressOf(old.link, site);
      const known = await findImportedImage(parts.db.read, address.href);
      if (known !== undefined) return { ...old, state: "known", url: imageUrlFor(known) };
      if (dryRun) return { ...old, state: "pending" };
      const bytes = await site.openImage(address);
      const image = await storeImage(
        parts,
        { bytes, fileName: fileNameOf(address), kind, signal },
        (transaction, { name }) => insertImportedImage(transaction, { sourceUrl: address.href, imageName: name }),
        { inBackground: true },
      );
      return { ...old, state: "imported", url: imageUrlFor(image.name) };
    } catch (error) {
      if (!(error instanceof AppError) || error.kind === "DiskFull") throw error;
      return { ...old, state: "failed", message: error.message };
    }
  };
  const line = createLine();
  return Promise.all(images.map((old) => line.run(() => importOne(old))));
}
