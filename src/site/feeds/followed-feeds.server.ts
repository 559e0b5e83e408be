import {
  completeDetails,
  completeEntry,
  findRowById,
  findRowBySlug,
  listRowsBySeq,
} from "../../entries/records/complete-entries.server.ts";
import { isListed } from "../../entries/records/list-entries.server.ts";
import { findEntryIdBySlug } from "../../entries/saving/slug-rows.server.ts";
import type { IndexedDatabase } from "../../entries/search/directory-index.server.ts";
import { placeAddress } from "../../places/place-address.ts";
import type { PlaceKey } from "../../places/places.ts";
import { PLACE_NAMES } from "../../places/words.ts";
import { siteName } from "../../platform/identity/site-identity.ts";
import { beginOfSiteDay } from "../../platform/text/publication-day.ts";
import { writtenDate } from "../../platform/text/written-date.ts";
import { escapeXml } from "../../platform/text/xml-text.ts";
import { correctionText } from "../../tuskers/corrections/correction-text.ts";
import type { Correction } from "../../tuskers/corrections/corrections.ts";
import { readCorrections } from "../../tuskers/corrections/read-corrections.server.ts";
import { readPlaceIndex } from "../../tuskers/lives/read-lives.server.ts";
import { nameHere } from "../../tuskers/name-here.ts";
import type { TuskerDetail } from "../../tuskers/tusker.ts";
import { type AtomEntry, atomFeed, FEED_ENTRIES } from "./atom-feed.server.ts";
import { tuskerInFeed } from "./directory-feed.server.ts";
import { placeFeedAddress, tuskerFeedAddress } from "./feed-addresses.ts";
import { words } from "./words.ts";

// Feeds tell what pages tell, and no sooner: saves refuse what is younger than 90 days of a tusker that may live wild.

const SHOWN = { includeDrafts: false };

/** The days on which his record was changed, as entries that lead to his page. */
function changesInFeed(siteUrl: string, tusker: TuskerDetail, corrections: readonly Correction[]): AtomEntry[] {
  const { id, url, author } = tuskerInFeed(siteUrl, tusker);
  return corrections.map((correction, index) => {
    const text = `${correctionText(correction)}.`;
    const day = beginOfSiteDay(correction.on);
    return {
      // Counted from the oldest, so that a new correction renames none.
      id: `${id}/change-${corrections.length - index}-${correction.on}`,
      url: `${url}#corrections`,
      title: words.tusker.changed(nameHere(tusker), writtenDate(correction.on)),
      summary: text,
      html: `<p>${escapeXml(text)}</p>`,
      published: day,
      updated: day,
      author,
      categories: ["changed"],
    };
  });
}

/** What to follow of one tusker: his record as it is now, and the days on which it was changed. */
export async function tuskerFeed(siteUrl: string, db: IndexedDatabase, slug: string): Promise<string | undefined> {
  const row = await findRowBySlug(db.read, "tusker", slug);
  if (row === undefined || !isListed("tusker", row, SHOWN)) return undefined;
  const tusker = await completeEntry(db.read, "tusker", row);
  const corrections = await readCorrections(db.read, row.id);
  const name = nameHere(tusker);
  const head = {
    siteUrl,
    path: tuskerFeedAddress(slug),
    title: words.title(name, siteName()),
    subtitle: words.tusker.subtitle(name),
    page: `/tuskers/${slug}`,
    author: siteName(),
  };
  return atomFeed(head, [tuskerInFeed(siteUrl, tusker), ...changesInFeed(siteUrl, tusker, corrections)]);
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
