import type { ImageDetail, ImageWords } from "../../images/entry-images.ts";
import type { WriteTransaction } from "../../platform/db/queryable.server.ts";
import { entriesShowing, type ImageTexts, updateImageTexts } from "../images/entry-image-rows.server.ts";
import { keepStatesBefore, type Touched } from "./record-save.server.ts";

/** Whether a focal point that was sent is the one that an editor chose before, or none where none was chosen. */
export function isSameFocus(sent: ImageWords["focus"], { focus }: ImageDetail): boolean {
  const before = focus?.chosen ? focus : null;
  return sent?.x === before?.x && sent?.y === before?.y;
}

/** The words that were sent and are not what the image has already. */
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
 * Writes new words of images, by the images' names, and tells which entries show one of them: those are to be rendered
 * anew. Their histories keep them as they were before.
 */
export async function writeImageWords(
  transaction: WriteTransaction,
  changed: ReadonlyMap<string, ImageTexts>,
): Promise<Touched> {
  const touched = await entriesShowing(transaction, [...changed.keys()]);
  await keepStatesBefore(transaction, touched);
  for (const [name, texts] of changed) await updateImageTexts(transaction, name, texts);
  return touched;
}
