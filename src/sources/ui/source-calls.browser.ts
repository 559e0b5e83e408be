import { adminApi } from "../../admin/api/admin-api.browser.ts";
import { bodyOf, failureOf } from "../../admin/api/failure.ts";
import type { LibrarySource } from "../library-source.ts";
import type { Source } from "../source.ts";

/** A source of the library, as far as choosing one needs it. */
export type FoundSource = Pick<LibrarySource, "key" | "title" | "url" | "kind" | "publisher" | "date">;

export type NewSource = { title: string; url?: string; kind: Source["kind"] };

const MOST_FOUND = "10";

/** The sources that a few words find. @throws Error with a sentence that may be shown */
export const searchSources = (search: string, signal: AbortSignal): Promise<FoundSource[]> =>
  told(
    bodyOf(adminApi.api.sources.$get({ query: { search, page: "1", limit: MOST_FOUND } }, { init: { signal } })),
    signal,
  );

/** Puts a new source into the library. @throws Error with a sentence that may be shown */
export const createSource = (json: NewSource): Promise<FoundSource> =>
  told(bodyOf(adminApi.api.sources.$post({ json })));

async function told<Body>(call: Promise<Body>, signal?: AbortSignal): Promise<Body> {
  try {
    return await call;
  } catch (error) {
    if (signal?.aborted) throw error;
    const { message, errors } = failureOf(error);
    throw new Error(errors[0]?.message ?? message);
  }
}
