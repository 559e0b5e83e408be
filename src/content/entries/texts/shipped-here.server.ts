import type { Queryable } from "../../../platform/db/queryable.server.ts";
import { foldForSearch } from "../../../platform/text/fold.ts";
import { findSources } from "../../sources/rows/source-rows.server.ts";
import { isSameSource } from "../../sources/same-source.ts";
import type { PageContents, PageKey } from "../../texts/page.ts";
import { citedOnPage, replaceCitedOnPage } from "../../texts/page-texts.ts";
import { SHIPPED } from "../../texts/shipped/shipped.ts";
import { SHIPPED_SOURCES } from "../../texts/shipped/sources.server.ts";

/** The keys that shipped sources have in this library: under its own key, else by its address or, without any, its title. */
async function findKeysHere(db: Queryable, keys: readonly string[]): Promise<Map<string, string>> {
  const shipped = keys.flatMap((key) => {
    const source = SHIPPED_SOURCES[key];
    return source === undefined ? [] : [{ key, ...source, titleKey: foldForSearch(source.title) }];
  });
  const rows = await findSources(db, {
    keys,
    urls: shipped.flatMap(({ url }) => url ?? []),
    titleKeys: shipped.flatMap(({ url, titleKey }) => (url === undefined ? [titleKey] : [])),
  });
  const found = new Map<string, string>();
  for (const { key, titleKey, ...source } of shipped) {
    const row =
      rows.find((one) => one.key === key && isSameSource(one, source)) ??
      rows.find((one) => (source.url === undefined ? one.title_key === titleKey : one.url === source.url));
    if (row !== undefined) found.set(key, row.merged_into ?? row.key);
  }
  return found;
}

/**
 * A page as it is shipped, citing those of its sources that this site's library has. A site that began without the
 * starter content may have none of them, or others under their keys.
 */
export async function shippedHere<Key extends PageKey>(db: Queryable, key: Key): Promise<PageContents[Key]> {
  const cited = citedOnPage(key, SHIPPED[key]);
  if (cited.length === 0) return SHIPPED[key];
  const here = await findKeysHere(db, cited);
  return replaceCitedOnPage(key, SHIPPED[key], (one) => here.get(one));
}
