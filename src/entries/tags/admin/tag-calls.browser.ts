import { adminApi } from "../../../admin/api/admin-api.browser.ts";
import { bodyOf, succeeded } from "../../../admin/api/failure.ts";
import type { RenamedTag, TagUse } from "../tag-use.ts";

const param = (tag: string) => ({ tag: encodeURIComponent(tag) });

/** All tags with their uses. @throws the API's `Failure`, or what `fetch` throws; so do the functions below */
export const loadTags = (signal: AbortSignal): Promise<TagUse[]> =>
  bodyOf(adminApi.api.tags.$get({}, { init: { signal } }));

export const renameTag = (tag: string, name: string): Promise<RenamedTag> =>
  bodyOf(adminApi.api.tags[":tag"].$put({ param: param(tag), json: { name } }));

export async function deleteTag(tag: string): Promise<void> {
  await succeeded(adminApi.api.tags[":tag"].$delete({ param: param(tag) }));
}
