import type { LibrarySource, NewLibrarySource } from "../../../content/sources/library-source.ts";
import { adminApi } from "../../kit/api/admin-api.browser.ts";
import { bodyOf, failureOf } from "../../kit/api/failure.ts";

/** A source of the library, as far as choosing one needs it. */
export type FoundSource = Pick<LibrarySource, "key" | "title" | "url" | "kind" | "publisher" | "date">;

const MOST_FOUND = "10";

/** The sources that a few words find. @throws Error with a sentence that may be shown */
export const searchSources = (search: string, signal: AbortSignal): Promise<FoundSource[]> =>
  told(
    bodyOf(adminApi.api.sources.$get({ query: { search, page: "1", limit: MOST_FOUND } }, { init: { signal } })),
    signal,
  );

/** The sources that may be this one: of the same page, or nearly the same title. @throws Error as above */
export const findDuplicates = (query: { title?: string; url?: string }, signal?: AbortSignal): Promise<FoundSource[]> =>
  told(bodyOf(adminApi.api.sources.duplicates.$get({ query }, { init: signal ? { signal } : {} })), signal);

/** Puts a new source into the library. @throws Error as above; its cause is the field, if one is to blame */
export const createSource = (json: NewLibrarySource): Promise<FoundSource> =>
  told(bodyOf(adminApi.api.sources.$post({ json })));

async function told<Body>(call: Promise<Body>, signal?: AbortSignal): Promise<Body> {
  try {
    return await call;
  } catch (error) {
    if (signal?.aborted) throw error;
    const { message, errors } = failureOf(error);
    throw new Error(errors[0]?.message ?? message, { cause: errors[0]?.path });
  }
}
