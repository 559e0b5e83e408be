import { AppError, invalidField } from "../../domain/errors/app-error.ts";
import { chooseImages } from "../../domain/images/choose-images.ts";
import { type ImageDetail, type ImageDetailInput, imageNameFromUrl } from "../../domain/images/entry-images.ts";
import { entriesShowing, type ImageTexts, imagesByNames, updateImageTexts } from "../db/entry-images.ts";
import type { WriteTransaction } from "../db/queryable.ts";

type SentImages = {
  imageUrl?: string[] | null | undefined;
  images?: string[] | null | undefined;
  imageDetails?: ImageDetailInput[] | null | undefined;
};

export type PlacedImages = {
  /** The entry's pictures as they are now, in order. */
  images: ImageDetail[];
  /** The names to store in order; undefined when the list stays as it was. */
  names: string[] | undefined;
  /** Other entries that show a picture whose texts were changed here. */
  touched: { tuskerSeqs: number[]; articleSeqs: number[] };
};

const textsOf = (detail: ImageDetailInput): ImageTexts => ({
  ...(detail.alt === undefined ? {} : { alt: detail.alt }),
  ...(detail.credit === undefined ? {} : { credit: detail.credit }),
  ...(detail.licence === undefined ? {} : { licence: detail.licence }),
  ...(detail.takenOn === undefined ? {} : { taken_on: detail.takenOn }),
});

/**
 * Works out which pictures an entry is to show, writes their texts, and tells which other entries that touches.
 * @throws AppError `Invalid` for a picture that the store does not have, or texts for one that the entry does not show.
 */
export async function placeImages(
  transaction: WriteTransaction,
  stored: ImageDetail[],
  sent: SentImages,
): Promise<PlacedImages> {
  const chosen = chooseImages(
    stored.map((image) => image.url),
    sent,
  );
  const names = chosen?.map((url) => imageNameFromUrl(url) ?? "");
  const shown = names ?? stored.map((image) => imageNameFromUrl(image.url) ?? "");
  let images = names === undefined ? stored : await imagesByNames(transaction, names);
  if (names !== undefined && images.length < names.length) {
    const known = new Set(images.map((image) => imageNameFromUrl(image.url)));
    const errors = names.flatMap((name, index) =>
      known.has(name)
        ? []
        : [{ path: `images.${index}`, message: `The picture "${name}" is not in the store: upload it first.` }],
    );
    throw new AppError("Invalid", errors[0]?.message ?? "A picture is not in the store.", { errors });
  }
  const changed: string[] = [];
  for (const [index, detail] of (sent.imageDetails ?? []).entries()) {
    const name = imageNameFromUrl(detail.url) ?? "";
    if (!shown.includes(name)) {
      throw invalidField(`imageDetails.${index}.url`, "These texts belong to a picture that the entry does not show.");
    }
    const texts = textsOf(detail);
    if (Object.keys(texts).length > 0) {
      await updateImageTexts(transaction, name, texts);
      changed.push(name);
    }
  }
  if (changed.length > 0) images = await imagesByNames(transaction, shown);
  return { images, names, touched: await entriesShowing(transaction, changed) };
}
