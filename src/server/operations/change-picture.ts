import { siteDay } from "../../domain/articles/publication-day.ts";
import { AppError } from "../../domain/errors/app-error.ts";
import type { ImageWords } from "../../domain/images/entry-images.ts";
import { isStoredImageName } from "../../domain/images/image-names.ts";
import type { LibraryPicture } from "../../domain/images/picture-library.ts";
import { insertActivity } from "../db/activities.ts";
import { raiseContentVersion } from "../db/content-version.ts";
import { type ImageTexts, imagesByNames } from "../db/entry-images.ts";
import { findLibraryPicture } from "../db/picture-library.ts";
import type { Writer } from "./bin-entry.ts";
import { checkTouchedEntries } from "./check-safety.ts";
import { newWordsOf, writePictureWords } from "./picture-words.ts";
import { renderTouchedEntries } from "./render-entries.ts";

const COLUMN_WORDS: Record<keyof ImageTexts, string> = {
  alt: "alternative text",
  credit: "credit",
  licence: "licence",
  taken_on: "date",
  focus_x: "focal point",
  focus_y: "focal point",
};

/** What was changed, in words for the list of activities. */
const changedWords = (texts: ImageTexts): string =>
  [...new Set(Object.keys(texts).map((column) => COLUMN_WORDS[column as keyof ImageTexts]))].join(", ");

/**
 * Changes the words of a picture that were sent, wherever it is shown: the entries that show it, bin included, are
 * rendered anew and get a new version. Where nothing would be another than it is, nothing is written at all.
 * @throws AppError `NotFound` for a name that is not stored, `Invalid` for words that an entry which shows it may not have
 */
export function changePicture(
  { db, clock }: Writer,
  name: string,
  { words, by }: { words: ImageWords; by: string },
): Promise<LibraryPicture> {
  const unknown = () => new AppError("NotFound", "There is no picture with this name.");
  return db.write.transaction().execute(async (transaction) => {
    const [image] = isStoredImageName(name) ? await imagesByNames(transaction, [name]) : [];
    if (image === undefined) throw unknown();
    const texts = newWordsOf(words, image);
    const now = clock.now();
    if (Object.keys(texts).length > 0) {
      const touched = await writePictureWords(transaction, new Map([[name, texts]]));
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
    const picture = await findLibraryPicture(transaction, name, siteDay(now));
    if (picture === undefined) throw unknown();
    return picture;
  });
}
