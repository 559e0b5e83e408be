import { adminApi } from "../../admin/api/admin-api.browser.ts";
import { noteEntriesChanged } from "../../admin/api/bin-calls.browser.ts";
import { bodyOf, succeeded } from "../../admin/api/failure.ts";
import type { LibraryImage, WithdrawnImage } from "../library/image-library.ts";
import { type ImageWords, wordsBody } from "../stored/image-value.ts";
import { noteImages } from "../stored/known-images.ts";
import { forgetIdleImages } from "../stored/use-stored-images.browser.ts";

export type LibraryPage = { pictures: LibraryImage[]; total: number; totalPages: number };

const param = (name: string) => ({ name: encodeURIComponent(name) });

/**
 * Loads one page of the library. `query` has the parameters of the API's list call.
 * @throws the API's `Failure`, or what `fetch` throws; so do the other functions of this file
 */
export async function loadLibrary(query: Record<string, string>, signal: AbortSignal): Promise<LibraryPage> {
  const page = await bodyOf(adminApi.api.uploads.$get({ query }, { init: { signal } }));
  noteImages(page.pictures);
  return page;
}

/** Loads one stored image with the entries that show it. */
export const loadImage = (name: string, signal: AbortSignal): Promise<LibraryImage> =>
  bodyOf(adminApi.api.uploads[":name"].$get({ param: param(name) }, { init: { signal } }));

/** Changes the words of an image in every entry that shows it. */
export async function saveImageWords(name: string, words: ImageWords): Promise<void> {
  noteImages([await bodyOf(adminApi.api.uploads[":name"].$put({ param: param(name), json: wordsBody(words) }))]);
}

/** Drops the cached images, so that a deleted one does not stay here, and marks the lists of entries as stale. */
function noteTakenAway(): void {
  forgetIdleImages();
  noteEntriesChanged();
}

/** Deletes an image that no published entry shows. Drafts and entries in the bin lose it. */
export async function deleteImage(name: string): Promise<void> {
  await succeeded(adminApi.api.uploads[":name"].$delete({ param: param(name) }));
  noteTakenAway();
}

/** Removes an image everywhere at once. This cannot be undone. */
export async function withdrawImage(name: string): Promise<WithdrawnImage> {
  const withdrawn = await bodyOf(adminApi.api.uploads[":name"].withdraw.$post({ param: param(name) }));
  noteTakenAway();
  return withdrawn;
}
