import { adminApi } from "../../../admin/api/admin-api.browser.ts";
import { readFailure } from "../../../admin/api/failure.ts";
import type { RenamedTag, TagUse } from "../tag-use.ts";

const param = (tag: string) => ({ tag: encodeURIComponent(tag) });

/** All tags with their uses. @throws the API's `Failure`, or what `fetch` throws; so do the functions below */
export async function loadTags(signal: AbortSignal): Promise<TagUse[]> {
  const response = await adminApi.api.tags.$get({}, { init: { signal } });
  if (!response.ok) throw await readFailure(response);
  return response.json();
}

export async function renameTag(tag: string, name: string): Promise<RenamedTag> {
  const response = await adminApi.api.tags[":tag"].$put({ param: param(tag), json: { name } });
  if (!response.ok) throw await readFailure(response);
  return response.json();
}

export async function deleteTag(tag: string): Promise<void> {
  const response = await adminApi.api.tags[":tag"].$delete({ param: param(tag) });
  if (!response.ok) throw await readFailure(response);
}
