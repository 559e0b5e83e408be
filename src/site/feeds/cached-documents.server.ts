import { LRUCache } from "lru-cache";
import type { Services } from "../../app/services.server.ts";
import { getContentVersion } from "../../platform/db/content-version.server.ts";
import { tagOf } from "../../platform/http/entity-tag.server.ts";
import { siteDay } from "../../platform/text/publication-day.ts";

/** Characters kept in all; a file that alone is longer is made each time it is asked for. */
const KEPT_LENGTH = 16_000_000;

export type CachedDocument = { body: string; tag: string };

type Make = () => Promise<string | undefined>;

/**
 * Keeps what is made from the public content for as long as that stays the same: until the content changes, or a day
 * begins in Sri Lanka, at which a scheduled article falls due. Those who wait for the same document share one making.
 */
export function createCachedDocuments({ db, clock }: Pick<Services, "db" | "clock">) {
  const kept = new LRUCache<string, CachedDocument, Make>({
    maxSize: KEPT_LENGTH,
    sizeCalculation: ({ body }) => Math.max(1, body.length),
    fetchMethod: async (_key, _stale, { context: make }) => {
      const body = await make();
      return body === undefined ? undefined : { body, tag: tagOf(body) };
    },
    // What lost its place while it was made still answers those who wait for it.
    ignoreFetchAbort: true,
  });

  return async (name: string, make: Make): Promise<CachedDocument | undefined> => {
    const key = `${await getContentVersion(db.read)} ${siteDay(clock.now())} ${name}`;
    return (await kept.fetch(key, { context: make })) ?? undefined;
  };
}
