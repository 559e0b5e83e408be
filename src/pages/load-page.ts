import type { ApiClient } from "../platform/api-client/api-client.ts";
import { contentOf } from "../platform/render/read-answer.ts";
import type { Source } from "../sources/source.ts";
import type { PageContents, PageKey } from "./page.ts";

/** A page as visitors read it. Its rich texts are safe HTML. */
export type ShownPage<Key extends PageKey> = { fields: PageContents[Key]; sources: Source[] };

/** Loads a page as it is published. */
export async function loadPage<Key extends PageKey>(
  api: ApiClient,
  key: Key,
  { signal, fallback }: { signal: AbortSignal; fallback: string },
): Promise<ShownPage<Key>> {
  const call = api.api.pages[":id"].published.$get({ param: { id: key } }, { init: { signal } });
  // The answer is trusted: it comes from this site's own server, and the key decides its fields.
  return (await contentOf(call, { signal, fallback })) as unknown as ShownPage<Key>;
}
