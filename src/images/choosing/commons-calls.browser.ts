import { adminApi } from "../../admin/api/admin-api.browser.ts";
import { bodyOf } from "../../admin/api/failure.ts";
import type { CommonsFile } from "../commons/commons-file.ts";
import type { ImageKind } from "../image-kinds.ts";
import type { LibraryImage } from "../library/image-library.ts";
import { noteImages } from "../stored/known-images.ts";

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
