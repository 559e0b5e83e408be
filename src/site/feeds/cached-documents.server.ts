import { LRUCache } from "lru-cache";
import { getContentVersion } from "../../platform/db/content-version.server.ts";
import { tagOf } from "../../platform/http/entity-tag.server.ts";
import type { Services } from "../../platform/services/services.server.ts";
import { siteDay } from "../../platform/text/dates/publication-day.ts";

/** Maximum total length in characters; a document longer than that is not cached. */
const KEPT_LENGTH = 16_000_000;

export type CachedDocument = { body: string; tag: string };

type Make = () => Promise<string | undefined>;

/**
 * Caches documents made from the public content until the content changes or a day begins in Sri Lanka, which may
 * publish scheduled articles. Concurrent requests for a document share one build of it.
 */
export function createCachedDocuments({ db, clock }: Pick<Services, "db" | "clock">) {
  const kept = new LRUCache<string, CachedDocument, Make>({
    maxSize: KEPT_LENGTH,
    sizeCalculation: ({ body }) => Math.max(1, body.length),
    fetchMethod: async (_key, _stale, { context: make }) => {
      const body = await make();
      return body === undefined ? undefined : { body, tag: tagOf(body) };
    },
    // A document evicted while it is being built is still returned to the requests that wait for it.
    ignoreFetchAbort: true,
  });

  return async (name: string, make: Make): Promise<CachedDocument | undefined> => {
    const key = `${await getContentVersion(db.read)} ${siteDay(clock.now())} ${name}`;
    return (await kept.fetch(key, { context: make })) ?? undefined;
  };
}
