import type { Queryable } from "../../../platform/db/queryable.server.ts";
import { AppError } from "../../../platform/errors/app-error.ts";
import type { EntryKind } from "../../../platform/ids/entry-kind.ts";
import type { ArticleRow } from "../../articles/article-tables.server.ts";
import { findRowById, findRowBySlug, type RowOf } from "../../entries/records/complete-entries.server.ts";
import { findEntryIdBySlug, findPurge } from "../../entries/saving/slug-rows.server.ts";
import type { TuskerRow } from "../../tuskers/tusker-tables.server.ts";

/** Who reads: visitors see what is published today, administrators all but the bin. */
export type Viewer = { isSignedIn: boolean; today: string };

/** Whether visitors see an entry. An article appears on its day. */
export const isPublic = (row: TuskerRow | ArticleRow, today: string): boolean =>
  row.publication === "published" && (!("publish_date" in row) || row.publish_date <= today);

const gone = (): AppError => new AppError("Gone", "This entry has been taken out of the directory.");

async function checkVisible<Row extends TuskerRow | ArticleRow>(
  db: Queryable,
  kind: EntryKind,
  row: Row | undefined,
  address: { slug: string } | { id: string },
  { isSignedIn, today }: Viewer,
): Promise<Row> {
  const missing = `There is no ${kind} with this ${"slug" in address ? "address" : "id"}.`;
  if (row === undefined) {
    const purge = await findPurge(db, kind, address);
    if (purge === "public" || (purge !== undefined && isSignedIn)) throw gone();
    throw new AppError("NotFound", missing);
  }
  if (!isSignedIn && !isPublic(row, today)) throw new AppError("NotFound", missing);
  if (row.binned_at !== null) throw gone();
  return row;
}

/**
 * The row of the entry with this id.
 * @throws AppError `NotFound`, or `Gone` if the entry was public and is now in the bin or was deleted for ever
 */
export const getVisibleRow = async <Kind extends EntryKind>(
  db: Queryable,
  kind: Kind,
  id: string,
  viewer: Viewer,
): Promise<RowOf<Kind>> => checkVisible<RowOf<Kind>>(db, kind, await findRowById(db, kind, id), { id }, viewer);

/**
 * The row of the entry that has this slug, or had it formerly.
 * @throws AppError as `getVisibleRow` does
 */
export async function getVisibleRowBySlug<Kind extends EntryKind>(
  db: Queryable,
  kind: Kind,
  slug: string,
  viewer: Viewer,
): Promise<RowOf<Kind>> {
  const current = await findRowBySlug(db, kind, slug);
  const ownerId = current ? undefined : await findEntryIdBySlug(db, kind, slug);
  const row = current ?? (ownerId === undefined ? undefined : await findRowById(db, kind, ownerId));
  return checkVisible<RowOf<Kind>>(db, kind, row, { slug }, viewer);
}
