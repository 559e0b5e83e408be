import { adminApi } from "../../admin/api/admin-api.browser.ts";
import { bodyOf, pageOf, succeeded } from "../../admin/api/failure.ts";
import type { Letter, LetterChange } from "../letter.ts";

export const LETTERS_PER_PAGE = 20;

export type LetterPage = { letters: Letter[]; total: number };

const param = (id: string) => ({ id: encodeURIComponent(id) });

// All of these throw the API's `Failure`, or what `fetch` throws.

export async function loadLetters(
  { page, closed }: { page: number; closed: boolean },
  signal: AbortSignal,
): Promise<LetterPage> {
  const query = { page: String(page), limit: String(LETTERS_PER_PAGE), ...(closed && { closed: "1" as const }) };
  const { items: letters, total } = await pageOf(adminApi.api.letters.$get({ query }, { init: { signal } }));
  return { letters, total };
}

export const loadLetter = (id: string, signal: AbortSignal): Promise<Letter> =>
  bodyOf(adminApi.api.letters[":id"].$get({ param: param(id) }, { init: { signal } }));

export const changeLetter = (id: string, json: LetterChange): Promise<Letter> =>
  bodyOf(adminApi.api.letters[":id"].$put({ param: param(id), json }));

/** Puts the photograph of a letter into the library of images. */
export const takePhotograph = (id: string, json: { alt: string; credit: string }): Promise<Letter> =>
  bodyOf(adminApi.api.letters[":id"].photograph.$post({ param: param(id), json }));

export async function deleteLetter(id: string): Promise<void> {
  await succeeded(adminApi.api.letters[":id"].$delete({ param: param(id) }));
}
