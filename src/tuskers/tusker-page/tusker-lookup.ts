import type { ApiClient } from "../../platform/api-client/api-client.ts";
import { words } from "./words.en.ts";

/** Where tuskers are, and how one is found, for `loadEntry` and `leadToEntry`. */
export const tuskerLookup = ({ api: { tuskers } }: ApiClient, { signal }: Request) => ({
  list: "/tuskers",
  byId: (id: string) => tuskers[":id"].$get({ param: { id } }, { init: { signal } }),
  bySlug: (slug: string) => tuskers.slug[":slug"].$get({ param: { slug } }, { init: { signal } }),
  signal,
  fallback: words.failure.message,
});
