import { adminApi } from "../admin/api/admin-api.browser.ts";
import { readFailure } from "../admin/api/failure.ts";

/** A portrait as the site draws it from a record, here from an invented one. */
export async function loadPortrait(signal: AbortSignal): Promise<{ svg: string; alt: string }> {
  const sample = { slug: "sample", name: "A sample", location: "Nowhere", category: "domesticated", age: 30 } as const;
  const response = await adminApi.api.drawings.portrait.$post({ json: sample }, { init: { signal } });
  if (!response.ok) throw await readFailure(response);
  return response.json();
}
