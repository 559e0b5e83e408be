import type { ApiClient } from "../../platform/api-client/api-client.ts";
import { words } from "./words.en.ts";

/** Where articles are, and how one is found, for `loadEntry` and `leadToEntry`. */
export const articleLookup = ({ api: { articles } }: ApiClient, { signal }: Request) => ({
  list: "/articles",
  byId: (id: string) => articles[":id"].$get({ param: { id } }, { init: { signal } }),
  bySlug: (slug: string) => articles.slug[":slug"].$get({ param: { slug } }, { init: { signal } }),
  signal,
  fallback: words.failure.message,
});
