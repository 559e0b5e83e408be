import { adminApi } from "../../admin/api/admin-api.browser.ts";
import { noteEntriesChanged } from "../../admin/api/bin-calls.browser.ts";
import { readFailure } from "../../admin/api/failure.ts";
import type { LibraryImage, WithdrawnImage } from "../library/image-library.ts";
import { type ImageWords, wordsBody } from "../stored/image-value.ts";
import { noteImages } from "../stored/known-images.ts";
import { forgetIdleImages } from "../stored/use-stored-images.browser.ts";

export type LibraryPage = { pictures: LibraryImage[]; total: number; totalPages: number };

const param = (name: string) => ({ name: encodeURIComponent(name) });

/**
 * One page of the library. `query` as the API's list call takes it.
 * @throws the API's `Failure`, or what `fetch` throws; so do the others
 */
export async function loadLibrary(query: Record<string, string>, signal: AbortSignal): Promise<LibraryPage> {
  const response = await adminApi.api.uploads.$get({ query }, { init: { signal } });
  if (!response.ok) throw await readFailure(response);
  const page = await response.json();
  noteImages(page.pictures);
  return page;
}

/** One stored image, and who shows it. */
export async function loadImage(name: string, signal: AbortSignal): Promise<LibraryImage> {
  const response = await adminApi.api.uploads[":name"].$get({ param: param(name) }, { init: { signal } });
  if (!response.ok) throw await readFailure(response);
  return response.json();
}

/** Changes what is said of an image, at every entry that shows it. */
export async function saveImageWords(name: string, words: ImageWords): Promise<void> {
  const response = await adminApi.api.uploads[":name"].$put({ param: param(name), json: wordsBody(words) });
  if (!response.ok) throw await readFailure(response);
  noteImages([await response.json()]);
}

/** What was taken away is not kept here either, and lists of entries have to be read again. */
function noteTakenAway(): void {
  forgetIdleImages();
  noteEntriesChanged();
}

/** Deletes an image that no published entry shows; drafts and the bin lose it. */
export async function deleteImage(name: string): Promise<void> {
  const response = await adminApi.api.uploads[":name"].$delete({ param: param(name) });
  if (!response.ok) throw await readFailure(response);
  noteTakenAway();
}

/** Takes an image away from everywhere at once. It cannot be undone. */
export async function withdrawImage(name: string): Promise<WithdrawnImage> {
  const response = await adminApi.api.uploads[":name"].withdraw.$post({ param: param(name) });
  if (!response.ok) throw await readFailure(response);
  noteTakenAway();
  return response.json();
}
