import { type Artwork, drawnFileName } from "../../artwork/drawn-images.ts";
import { completeEntry, findRowBySlug } from "../../content/entries/records/complete-entries.server.ts";

import type { Queryable } from "../../platform/db/queryable.server.ts";
import { type DrawingKind, isPublicArticle, isPublicTusker } from "./find-drawing.server.ts";

// Open pages, other sites and messages contain outdated addresses of drawings. These are redirected to the current
// ones, but only for public entries: an old address must not reveal what a hidden entry looks like now.

/**
 * The current address of a drawing that has changed; undefined if there is no such public entry.
 * @param today the current day (YYYY-MM-DD) in Sri Lanka
 */
export async function presentDrawingUrl(
  db: Queryable,
  kind: DrawingKind,
  artwork: Artwork,
  today: string,
): Promise<string | undefined> {
  const hash = kind === "portraits" ? await portraitHash(db, artwork) : await landscapeHash(db, artwork, today);
  return hash === undefined || hash === artwork.hash ? undefined : `/${kind}/${drawnFileName({ ...artwork, hash })}`;
}

async function portraitHash(db: Queryable, { slug }: Artwork): Promise<string | undefined> {
  const row = await findRowBySlug(db, "tusker", slug);
  return row !== undefined && isPublicTusker(row) ? row.portrait_hash : undefined;
}

async function landscapeHash(db: Queryable, { slug }: Artwork, today: string): Promise<string | undefined> {
  const row = await findRowBySlug(db, "article", slug);
  return row !== undefined && isPublicArticle(row, today) ? row.landscape_hash : undefined;
}

/** The same for a share card. */
export async function presentCardUrl(
  db: Queryable,
  kind: string,
  slug: string,
  today: string,
): Promise<string | undefined> {
  if (kind === "tuskers") {
    const row = await findRowBySlug(db, "tusker", slug);
    return row !== undefined && isPublicTusker(row) ? (await completeEntry(db, "tusker", row)).cardUrl : undefined;
  }
  const row = await findRowBySlug(db, "article", slug);
  return row !== undefined && isPublicArticle(row, today)
    ? (await completeEntry(db, "article", row)).cardUrl
    : undefined;
}
