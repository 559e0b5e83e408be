import type { CommonsFile } from "../../../content/commons/commons-file.ts";
import type { LibraryImage } from "../../../content/image-library/image-library.ts";
import type { ImageKind } from "../../../content/images/image-kinds.ts";
import { adminApi } from "../../kit/api/admin-api.browser.ts";
import { bodyOf } from "../../kit/api/failure.ts";
import { noteImages } from "../stored-images/known-images.ts";

/** The words of an image from a link; an empty text is null. */
export type CommonsWords = Record<"alt" | "credit" | "licence" | "takenOn", string | null>;

/**
 * Asks what the page of a file of Wikimedia Commons says.
 * @throws the API's `Failure`, or what `fetch` throws; so does the other function of this file
 */
export const lookUpCommons = (address: string): Promise<CommonsFile> =>
  bodyOf(adminApi.api.uploads.commons["look-up"].$post({ json: { address } }));

/** Takes that file into the library. */
export async function takeFromCommons(address: string, kind: ImageKind, words: CommonsWords): Promise<LibraryImage> {
  const image = await bodyOf(adminApi.api.uploads.commons.$post({ json: { address, kind, ...words } }));
  noteImages([image]);
  return image;
}
