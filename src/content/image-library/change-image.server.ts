import { insertActivity } from "../../people/activity/activity-rows.server.ts";
import { raiseContentVersion } from "../../platform/db/content-version.server.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { isStoredImageName } from "../../platform/storage/image-names.ts";
import { siteDay } from "../../platform/text/dates/publication-day.ts";
import { type ImageTexts, imagesByNames } from "../entries/entry-image-rows.server.ts";
import type { Writer } from "../entries/saving/bin-entry.server.ts";
import { checkMayTouch, type SavedBy } from "../entries/saving/check-right.server.ts";
import { checkTouchedEntries } from "../entries/saving/check-safety.server.ts";
import { newWordsOf, writeImageWords } from "../entries/saving/image-words.server.ts";
import { renderTouchedEntries } from "../entries/saving/render-entries.server.ts";
import type { ImageWords } from "../images/entry-images.ts";
import type { LibraryImage } from "./image-library.ts";
import { findLibraryImage } from "./library-rows.server.ts";

const COLUMN_WORDS: Record<keyof ImageTexts, string> = {
  alt: "alternative text",
  credit: "credit",
  licence: "licence",
  taken_on: "date",
  focus_x: "focal point",
  focus_y: "focal point",
};

/** The changed fields, in words for the activity log. */
const changedWords = (texts: ImageTexts): string =>
  [...new Set(Object.keys(texts).map((column) => COLUMN_WORDS[column as keyof ImageTexts]))].join(", ");

/**
 * Changes those words of an image that were sent. Every entry that shows it, bin included, is rendered again and gets a
 * new version. If nothing differs, nothing is written.
 * @throws AppError `NotFound` for a name that is not stored, `Invalid` for words that an entry showing the image may
 * not have, `Forbidden` if a published entry shows the image and the role may not publish
 */
export function changeImage(
  { db, clock }: Writer,
  name: string,
  words: ImageWords,
  savedBy: SavedBy,
): Promise<LibraryImage> {
  const unknown = () => new AppError("NotFound", "There is no image with this name.");
  return db.write.transaction().execute(async (transaction) => {
    const [image] = isStoredImageName(name) ? await imagesByNames(transaction, [name]) : [];
    if (image === undefined) throw unknown();
    const texts = newWordsOf(words, image);
    const now = clock.now();
    if (Object.keys(texts).length > 0) {
      const { by } = savedBy;
      const touched = await writeImageWords(transaction, new Map([[name, texts]]));
      await checkMayTouch(transaction, savedBy, touched);
      await checkTouchedEntries(transaction, touched, now);
      await renderTouchedEntries(transaction, touched, { by, now });
      await insertActivity(transaction, {
        username: by,
        action: "changed",
        subject: { kind: "picture", id: null, name },
        detail: changedWords(texts),
        now,
      });
      await raiseContentVersion(transaction);
    }
    const picture = await findLibraryImage(transaction, name, siteDay(now));
    if (picture === undefined) throw unknown();
    return picture;
  });
}
