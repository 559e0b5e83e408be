import { adminApi } from "../admin/api/admin-api.browser.ts";
import { succeeded } from "../admin/api/failure.ts";

/** A portrait as the site draws it from a record, here from an invented one. */
export async function loadPortrait(signal: AbortSignal): Promise<{ svg: string; alt: string }> {
  const sample = { slug: "sample", name: "A sample", location: "Nowhere", category: "domesticated", age: 30 } as const;
  const response = await succeeded(adminApi.api.drawings.portrait.$post({ json: sample }, { init: { signal } }));
  return response.json();
}
