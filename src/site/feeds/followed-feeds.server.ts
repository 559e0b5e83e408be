import {
  completeDetails,
  completeEntry,
  findRowById,
  findRowBySlug,
  listRowsBySeq,
} from "../../content/entries/records/complete-entries.server.ts";
import { isListed } from "../../content/entries/records/list-entries.server.ts";
import { findEntryIdBySlug } from "../../content/entries/saving/slug-rows.server.ts";
import { readPlaceIndex } from "../../content/lives/read-lives.server.ts";
import { placeAddress } from "../../content/places/place-address.ts";
import type { PlaceKey } from "../../content/places/places.ts";
import { PLACE_NAMES } from "../../content/places/words.ts";
import type { IndexedDatabase } from "../../content/search/directory-index.server.ts";
import { nameHere } from "../../content/tuskers/name-here.ts";
import type { TuskerDetail } from "../../content/tuskers/tusker.ts";
import type { Queryable } from "../../platform/db/queryable.server.ts";
import { siteName } from "../../platform/identity/site-identity.ts";
import { type AtomEntry, atomFeed, FEED_ENTRIES } from "./atom-feed.server.ts";
import { tuskerInFeed } from "./directory-feed.server.ts";
import { placeFeedAddress, tuskerFeedAddress } from "./feed-addresses.ts";
import { words } from "./words.ts";

// Feeds tell what pages tell, and no sooner: saves refuse what is younger than 90 days of a tusker that may live wild.

const SHOWN = { includeDrafts: false };

/** Entries beside a tusker's own, the newest first. */
export type TuskerFeedEntries = (db: Queryable, siteUrl: string, tusker: TuskerDetail) => Promise<AtomEntry[]>;

/** What to follow of one tusker: his record as it is now, and what features add to it. */
export async function tuskerFeed(
  siteUrl: string,
  db: IndexedDatabase,
  slug: string,
  added: readonly TuskerFeedEntries[],
): Promise<string | undefined> {
  const row = await findRowBySlug(db.read, "tusker", slug);
  if (row === undefined || !isListed("tusker", row, SHOWN)) return undefined;
  const tusker = await completeEntry(db.read, "tusker", row);
  const further = await Promise.all(added.map((entries) => entries(db.read, siteUrl, tusker)));
  const name = nameHere(tusker);
  const head = {
    siteUrl,
    path: tuskerFeedAddress(slug),
    title: words.title(name, siteName()),
    subtitle: words.tusker.subtitle(name),
    page: `/tuskers/${slug}`,
    author: siteName(),
  };
  return atomFeed(head, [tuskerInFeed(siteUrl, tusker), ...further.flat()]);
}

/** What to follow of one place: the tuskers that are told of it or of what lies in it, the last changed first. */
export async function placeFeed(siteUrl: string, db: IndexedDatabase, key: PlaceKey): Promise<string> {
  const { [key]: place } = await readPlaceIndex(db);
  const rows = (await listRowsBySeq(db.read, "tusker", [...place.seqs])).filter((row) =>
    isListed("tusker", row, SHOWN),
  );
  const latest = rows.toSorted((one, other) => (one.updated_at < other.updated_at ? 1 : -1)).slice(0, FEED_ENTRIES);
  const tuskers = await completeDetails(db.read, "tusker", latest);
  const head = {
    siteUrl,
    path: placeFeedAddress(key),
    title: words.title(PLACE_NAMES[key], siteName()),
    subtitle: words.place.subtitle(PLACE_NAMES[key]),
    page: placeAddress(key),
    author: siteName(),
  };
  return atomFeed(
    head,
    tuskers.map((tusker) => tuskerInFeed(siteUrl, tusker)),
  );
}

/** The present slug of a public tusker who had this one before. */
export async function findMovedTusker(db: IndexedDatabase, slug: string): Promise<string | undefined> {
  const id = await findEntryIdBySlug(db.read, "tusker", slug);
  const row = id === undefined ? undefined : await findRowById(db.read, "tusker", id);
  return row === undefined || row.slug === slug || !isListed("tusker", row, SHOWN) ? undefined : row.slug;
}
