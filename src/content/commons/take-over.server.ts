import { insertActivity } from "../../people/activity/activity-rows.server.ts";
import { AppError, invalidField } from "../../platform/errors/app-error.ts";
import type { Services } from "../../platform/services/services.server.ts";
import { siteDay } from "../../platform/text/dates/publication-day.ts";
import { updateImageTexts } from "../entries/entry-image-rows.server.ts";
import type { LibraryImage } from "../image-library/image-library.ts";
import { findLibraryImage } from "../image-library/library-rows.server.ts";
import { storeImage, type UploadParts } from "../image-library/uploads/store-upload.server.ts";
import { uploadsUnderWay } from "../images/encoding/encoding-queue.server.ts";
import type { ImageWords } from "../images/entry-images.ts";
import type { ImageKind } from "../images/image-kinds.ts";
import { keptName } from "./tells-place.ts";

type Wanted = {
  address: string;
  kind: ImageKind;
  words: Pick<ImageWords, "alt" | "credit" | "licence" | "takenOn">;
};

/** The file while it is written to the disk; afterwards it waits there to be encoded, and holds no memory. */
async function* letGo(fetched: Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* fetched.splice(0);
}

/**
 * Takes the file of a page of Wikimedia Commons into the library: looks the page up again, fetches the file and cleans
 * it like an upload.
 * @throws AppError as `Commons` and `storeImage` do, and `Invalid` for an image that may not be used
 */
export function takeOver(
  parts: UploadParts & Pick<Services, "commons">,
  { address, kind, words: { alt, credit, licence, takenOn } }: Wanted,
  { by, signal }: { by: string; signal: AbortSignal },
): Promise<LibraryImage> {
  const { db, clock, commons } = parts;
  return uploadsUnderWay.run(async () => {
    const found = await commons.find(address, signal);
    const { title, pageUrl, refusal, showsPosition } = found.file;
    if (refusal !== null) throw invalidField("address", refusal);
    const fetched = [await commons.fetchFile(found, signal)];
    const now = clock.now();
    const today = siteDay(now);
    const incoming = {
      bytes: letGo(fetched),
      fileName: keptName(title, today),
      kind,
      signal,
    };
    const { name } = await storeImage(parts, incoming, async (transaction, image, { hadPosition }) => {
      await updateImageTexts(transaction, image.name, { alt, credit, licence, taken_on: takenOn });
      await transaction
        .updateTable("images")
        .set({ source_url: pageUrl, source_position: showsPosition || hadPosition ? 1 : 0 })
        .where("name", "=", image.name)
        .execute();
      await insertActivity(transaction, {
        username: by,
        action: "uploaded",
        subject: { kind: "picture", id: null, name: image.name },
        detail: "from Wikimedia Commons",
        now,
      });
    });
    const image = await findLibraryImage(db.read, name, today);
    if (image === undefined) throw new AppError("NotFound", "There is no image with this name.");
    return image;
  });
}
