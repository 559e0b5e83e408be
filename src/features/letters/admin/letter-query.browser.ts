import { queryOptions } from "@tanstack/react-query";
import { adminApi } from "../../../admin/kit/api/admin-api.browser.ts";
import { bodyOf } from "../../../admin/kit/api/failure.ts";
import type { Letter, LetterChange } from "../letter.ts";

export const LETTER = adminApi.api.letters[":id"];

export const paramOf = (id: string) => ({ param: { id: encodeURIComponent(id) } });

/** One letter, in the list and beside the form that it opened. */
export const letterQuery = (id: string) =>
  queryOptions({
    queryKey: ["letter", id],
    queryFn: ({ signal }): Promise<Letter> => bodyOf(LETTER.$get(paramOf(id), { init: { signal } })),
  });

export const changeLetter = (id: string, json: LetterChange): Promise<Letter> =>
  bodyOf(LETTER.$put({ ...paramOf(id), json }));
