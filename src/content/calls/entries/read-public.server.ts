import { AppError } from "../../../platform/errors/app-error.ts";
import type { EntryKind } from "../../../platform/ids/entry-kind.ts";
import { looksLikeId, lookupOrder } from "../../../platform/ids/identifier-kind.ts";
import type { Services } from "../../../platform/services/services.server.ts";
import { siteDay } from "../../../platform/text/dates/publication-day.ts";
import { withPublicImages } from "../../entries/reader-images.server.ts";
import { completeEntry, type EntryTypes, type RowOf } from "../../entries/records/complete-entries.server.ts";
import { listEntriesBySeq, listSeqs } from "../../entries/records/list-entries.server.ts";
import { readSourceDetails } from "../../entries/sources/source-details.server.ts";
import type { ListTypes } from "../../search/directory-index.server.ts";
import { getVisibleRow, getVisibleRowBySlug } from "./visible-entry.server.ts";

/** What reading for visitors needs of the site. */
export type Reading = Pick<Services, "db" | "config" | "clock">;

/**
 * The row of the entry that visitors see at a slug, a former slug or an id.
 * @throws AppError `NotFound`, or `Gone` if the entry was public and is now in the bin or was deleted for ever
 */
export function getPublicRow<Kind extends EntryKind>(
  { db, clock }: Reading,
  kind: Kind,
  name: string,
): Promise<RowOf<Kind>> {
  const viewer = { isSignedIn: false, today: siteDay(clock.now()) };
  return looksLikeId(name)
    ? getVisibleRow(db.read, kind, name.toLowerCase(), viewer)
    : getVisibleRowBySlug(db.read, kind, name, viewer);
}

/** A whole entry as visitors see it, with what the library knows of its sources. */
export async function completePublicEntry<Kind extends EntryKind>(
  { db, config }: Reading,
  kind: Kind,
  row: RowOf<Kind>,
) {
  const entry = await completeEntry(db.read, kind, row);
  const sourceDetails = await readSourceDetails(db.read, entry.sources);
  return { ...withPublicImages(config, entry), version: row.version, sourceDetails };
}

/** The present slug of the entry that an address of the earlier site names by id or slug; throws as `getPublicRow` does. */
export async function getPresentSlug({ db, clock }: Reading, kind: EntryKind, name: string): Promise<string> {
  const viewer = { isSignedIn: false, today: siteDay(clock.now()) };
  let missing: unknown;
  for (const by of lookupOrder(name)) {
    try {
      const found =
        by === "id"
          ? await getVisibleRow(db.read, kind, name.toLowerCase(), viewer)
          : await getVisibleRowBySlug(db.read, kind, name, viewer);
      return found.slug;
    } catch (error) {
      if (!(error instanceof AppError && error.kind === "NotFound")) throw error;
      missing = error;
    }
  }
  throw missing;
}

/** One page of a list, and how many entries all its pages have. `page` counts from 1. */
export type PublicList<Entry> = { items: Entry[]; total: number };

export async function readPublicList<Kind extends EntryKind>(
  { db, config }: Reading,
  kind: Kind,
  filter: ListTypes[Kind]["filter"],
  { page, perPage }: { page: number; perPage: number },
): Promise<PublicList<EntryTypes[Kind]["entry"]>> {
  const seqs = await listSeqs(db, kind, filter);
  const start = (page - 1) * perPage;
  const entries = await listEntriesBySeq(db, kind, filter, seqs.subarray(start, start + perPage));
  return { items: entries.map((entry) => withPublicImages(config, entry)), total: seqs.length };
}
