import type { Artwork } from "../../artwork/drawn-images.ts";
import { landscapeFor } from "../../artwork/landscapes/article-landscape.ts";
import { drawPortrait } from "../../artwork/portrait/portrait.ts";
import type { ArticleRow } from "../../content/articles/article-tables.server.ts";
import { type Draw, portraitTraits } from "../../content/drawings/entry-drawings.server.ts";
import { findRowBySlug } from "../../content/entries/records/complete-entries.server.ts";
import { toTusker } from "../../content/entries/records/tusker-record.server.ts";
import { tagsOfEntries } from "../../content/kinds/tag-rows.server.ts";
import type { TuskerRow } from "../../content/tuskers/tusker-tables.server.ts";
import type { Queryable } from "../../platform/db/queryable.server.ts";

/** The kinds of drawings of entries; also the folders in their addresses and file paths. */
export const DRAWING_KINDS = ["portraits", "landscapes"] as const;

export type DrawingKind = (typeof DRAWING_KINDS)[number];

export type FoundDrawing = {
  draw: Draw;
  /** False for the drawing of an entry that readers do not see: a draft, an entry in the bin, a scheduled article. */
  isPublic: boolean;
};

export const isPublicTusker = (row: TuskerRow): boolean => row.publication === "published" && row.binned_at === null;

/** @param today the current day (YYYY-MM-DD) in Sri Lanka */
export const isPublicArticle = (row: ArticleRow, today: string): boolean =>
  row.publication === "published" && row.binned_at === null && row.publish_date <= today;

/**
 * Finds the function that draws this image; undefined if there is no such entry, or if its drawing has changed since.
 * For an entry that is not public, knowing the address is enough: only administrators are given its hash.
 * @param today the current day (YYYY-MM-DD) in Sri Lanka
 */
export async function findDrawing(
  db: Queryable,
  kind: DrawingKind,
  { slug, aspect, hash }: Artwork,
  today: string,
): Promise<FoundDrawing | undefined> {
  if (kind === "portraits") {
    const row = await findRowBySlug(db, "tusker", slug);
    if (row?.portrait_hash !== hash) return undefined;
    const draw = async () => {
      const tags = (await tagsOfEntries(db, "tusker", [row.seq])).get(row.seq) ?? [];
      return drawPortrait(portraitTraits(toTusker(row, tags, [])), { aspect, title: row.portrait_alt });
    };
    return { draw, isPublic: isPublicTusker(row) };
  }
  const row = await findRowBySlug(db, "article", slug);
  if (row?.landscape_hash !== hash) return undefined;
  const draw = async () => {
    const tags = (await tagsOfEntries(db, "article", [row.seq])).get(row.seq) ?? [];
    return landscapeFor({ slug, tags, category: row.category }, aspect);
  };
  return { draw, isPublic: isPublicArticle(row, today) };
}
