import type { WriteTransaction } from "../../../platform/db/queryable.server.ts";
import type { ImageDetail, ImageWords } from "../../images/entry-images.ts";
import type { EntrySeqs } from "../../kinds/rows/entry-rows.server.ts";
import { entriesShowing, type ImageTexts, updateImageTexts } from "../entry-image-rows.server.ts";
import { keepStatesBefore } from "./record-save.server.ts";

/** Whether a submitted focal point equals the one that an editor chose; null matches if none was chosen. */
export function isSameFocus(sent: ImageWords["focus"], { focus }: ImageDetail): boolean {
  const before = focus?.chosen ? focus : null;
  return sent?.x === before?.x && sent?.y === before?.y;
}

/** The submitted texts that differ from those of the image. */
export function newWordsOf(words: ImageWords, image: ImageDetail): ImageTexts {
  const { alt, credit, licence, takenOn, focus } = words;
  return {
    ...(alt === undefined || alt === image.alt ? {} : { alt }),
    ...(credit === undefined || credit === image.credit ? {} : { credit }),
    ...(licence === undefined || licence === image.licence ? {} : { licence }),
    ...(takenOn === undefined || takenOn === image.takenOn ? {} : { taken_on: takenOn }),
    ...(focus === undefined || isSameFocus(focus, image)
      ? {}
      : { focus_x: focus?.x ?? null, focus_y: focus?.y ?? null }),
  };
}

/**
 * Updates the texts of images, by name, and returns the entries that show one of them: they must be rendered again.
 * Their previous state is kept in their histories first.
 */
export async function writeImageWords(
  transaction: WriteTransaction,
  changed: ReadonlyMap<string, ImageTexts>,
): Promise<EntrySeqs> {
  const touched = await entriesShowing(transaction, [...changed.keys()]);
  await keepStatesBefore(transaction, touched);
  for (const [name, texts] of changed) await updateImageTexts(transaction, name, texts);
  return touched;
}
