import { adminApi } from "../../admin/api/admin-api.browser.ts";
import { bodyOf, pageOf } from "../../admin/api/failure.ts";
import { pagesOf } from "../../admin/ui/lists/use-last-page.browser.ts";
import type { LibrarySourceChange, ListedLibrarySource, NewLibrarySource } from "../library-source.ts";

export type FoundSources = { sources: ListedLibrarySource[]; total: number; totalPages: number };

export async function loadSources(query: Record<string, string>, signal: AbortSignal): Promise<FoundSources> {
  const { items: sources, total } = await pageOf(adminApi.api.sources.$get({ query }, { init: { signal } }));
  return { sources, total, totalPages: pagesOf(total, Number(query.limit)) };
}

const one = adminApi.api.sources[":key"];
const at = (key: string) => ({ param: { key: encodeURIComponent(key) } });

export const loadSource = (key: string, signal: AbortSignal) => bodyOf(one.$get(at(key), { init: { signal } }));

export const loadDuplicates = (query: { title: string; url?: string; except?: string }, signal: AbortSignal) =>
  bodyOf(adminApi.api.sources.duplicates.$get({ query }, { init: { signal } }));

export const loadChecks = (signal: AbortSignal) => bodyOf(adminApi.api.sources.checks.$get({}, { init: { signal } }));

/** Has the address of a source checked before all others. */
export const checkSource = (key: string) => bodyOf(one.check.$post(at(key)));

export const forgetCheck = (key: string) => bodyOf(one.check.$delete(at(key)));

export const createSource = (json: NewLibrarySource) => bodyOf(adminApi.api.sources.$post({ json }));

/** @param updatedAt of the version that was read: rejects with 412 if it has changed since */
export const changeSource = (key: string, json: LibrarySourceChange, updatedAt: string) =>
  bodyOf(one.$put({ ...at(key), header: { "if-match": `"${updatedAt}"` }, json }));

export const deleteSource = (key: string) => bodyOf(one.$delete(at(key)));

export const mergeSources = (key: string, into: string, change: LibrarySourceChange) =>
  bodyOf(one.merge.$post({ ...at(key), json: { into, change } }));
