import { type Artwork, drawnFileName } from "../../artwork/drawn-images.ts";
import { findRowBySlug } from "../../entries/records/complete-entries.server.ts";

import type { Queryable } from "../../platform/db/queryable.server.ts";
import { articleCardUrl, tuskerCardUrl } from "../share-card-address.server.ts";
import { type DrawingKind, isPublicArticle, isPublicTusker } from "./find-drawing.server.ts";

// Pages that are still open, other sites and messages hold addresses of drawings as they were. They are led to the
// present ones, of public entries alone: nobody may learn from an old address what a hidden entry looks like now.

/**
 * Where a drawing is found now that was drawn differently before; undefined where there is no such public entry.
 * @param today the day (YYYY-MM-DD) that it is in Sri Lanka
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
    return row !== undefined && isPublicTusker(row) ? tuskerCardUrl(row) : undefined;
  }
  const row = await findRowBySlug(db, "article", slug);
  return row !== undefined && isPublicArticle(row, today) ? articleCardUrl(row) : undefined;
}
