import { hash } from "node:crypto";
import { serialize } from "node:v8";
import { LRUCache } from "lru-cache";
import type { SiteFacts } from "../../ui/kit/site-facts.ts";

/** The HTML of a screen takes up to 80 kB. */
const MOST_KEPT = 100;

const known = new WeakMap<SiteFacts, LRUCache<string, object>>();

/**
 * The same object for the same data, as long as it is among those asked for last: screens are parts of it. A save that
 * changes other data leaves it, so what is read decides, and nothing kept can be stale.
 * @param facts those of the site, in the language of the screen
 * @throws Error if the data has a function
 */
export function objectFor(facts: SiteFacts, data: unknown): object {
  const objects = known.getOrInsertComputed(facts, () => new LRUCache({ max: MOST_KEPT }));
  const key = hash("sha256", serialize(data), "base64");
  const found = objects.get(key) ?? {};
  objects.set(key, found);
  return found;
}
