import { LRUCache } from "lru-cache";
import { siteDay } from "../../domain/articles/publication-day.ts";
import { getContentVersion } from "../../server/db/content-version.ts";
import type { Services } from "../../server/services.ts";
import { tagOf } from "../entity-tag.ts";

/** Characters kept in all; a file that alone is longer is made each time it is asked for. */
const KEPT_LENGTH = 16_000_000;

export type KeptDocument = { body: string; tag: string };

/**
 * Keeps what is made from the public content for as long as that stays the same: until the content changes, or a day
 * begins in Sri Lanka, at which a scheduled article falls due. Those who wait for the same document share one making.
 */
export function createKeptDocuments({ db, clock }: Pick<Services, "db" | "clock">) {
  const kept = new LRUCache<string, KeptDocument>({
    maxSize: KEPT_LENGTH,
    sizeCalculation: ({ body }) => Math.max(1, body.length),
  });
  const underWay = new Map<string, Promise<KeptDocument | undefined>>();

  return async (name: string, make: () => Promise<string | undefined>): Promise<KeptDocument | undefined> => {
    const key = `${await getContentVersion(db.read)} ${siteDay(clock.now())} ${name}`;
    const known = kept.get(key) ?? underWay.get(key);
    if (known !== undefined) return known;
    const making = make()
      .then((body) => {
        if (body === undefined) return undefined;
        const document = { body, tag: tagOf(body) };
        kept.set(key, document);
        return document;
      })
      .finally(() => underWay.delete(key));
    underWay.set(key, making);
    return making;
  };
}
