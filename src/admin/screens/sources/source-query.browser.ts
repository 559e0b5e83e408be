import { queryOptions } from "@tanstack/react-query";
import type { LibrarySourceChange } from "../../../content/sources/library-source.ts";
import { adminApi } from "../../kit/api/admin-api.browser.ts";
import { bodyOf } from "../../kit/api/failure.ts";

export const SOURCES = adminApi.api.sources;
export const SOURCE = SOURCES[":key"];

export const at = (key: string) => ({ param: { key: encodeURIComponent(key) } });

export const sourceQuery = (key: string) =>
  queryOptions({
    queryKey: ["source", key],
    queryFn: ({ signal }) => bodyOf(SOURCE.$get(at(key), { init: { signal } })),
  });

export const CHECKS = queryOptions({
  queryKey: ["address checks"],
  queryFn: ({ signal }) => bodyOf(SOURCES.checks.$get({}, { init: { signal } })),
});

/** @param updatedAt of the version that was read: rejects with 412 if it has changed since */
export const changeSource = (key: string, json: LibrarySourceChange, updatedAt: string) =>
  bodyOf(SOURCE.$put({ ...at(key), header: { "if-match": `"${updatedAt}"` }, json }));
