import type { Context } from "hono";
import type { ApiEnvironment } from "../../app/api-environment.server.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import type { EntryKind } from "../../platform/identifiers/entry-kind.ts";
import { siteDay } from "../../platform/text/publication-day.ts";
import type { Warning } from "../definition/warnings.ts";
import type { EntryToCheck } from "../safety/entry-texts.ts";
import { entryWarnings } from "../safety/entry-warnings.ts";
import { shownEntryTag } from "../saving/entry-version.server.ts";
import { findPurge } from "../saving/slug-rows.server.ts";

/** True when the browser's copy, named by `If-None-Match`, is the one that these headers belong to. */
export function isUnchanged(context: Context<ApiEnvironment>, headers: { ETag: string }): boolean {
  const tags = context.req.header("if-none-match")?.split(",") ?? [];
  return tags.some((tag) => tag.trim().replace(/^W\//, "") === headers.ETag);
}

/**
 * Hands an entry on only to those who may see it: everybody what is public, administrators all but the bin.
 * @param access `address` is where it was looked for, `missing` the sentence for what does not exist, or does not exist
 *   for this caller
 * @throws AppError `NotFound`, or `Gone` for what was public and is in the bin, or was deleted for ever
 */
export async function getVisible<Row extends { binned_at: string | null }>(
  context: Context<ApiEnvironment>,
  row: Row | undefined,
  access: {
    isPublic: (row: Row) => boolean;
    address: { kind: EntryKind } & ({ slug: string } | { id: string });
    missing: string;
  },
): Promise<Row> {
  const { services, signedIn } = context.var;
  if (row === undefined) {
    const purge = await findPurge(services.db.read, access.address.kind, access.address);
    if (purge === "public" || (purge !== undefined && signedIn)) throw gone();
    throw new AppError("NotFound", access.missing);
  }
  if (!signedIn && !access.isPublic(row)) throw new AppError("NotFound", access.missing);
  if (row.binned_at !== null) throw gone();
  return row;
}

const gone = (): AppError => new AppError("Gone", "This entry has been taken out of the directory.");

/** Headers of an entry's answer; what is not public stays out of every cache. */
export function entryHeaders(
  context: Context<ApiEnvironment>,
  { version, isPublic }: { version: number; isPublic: boolean },
) {
  return {
    ETag: shownEntryTag(version, context.var.services.db.currentContentVersion()),
    Vary: "Authorization",
    "Cache-Control": isPublic ? "public, max-age=0, must-revalidate" : "private, no-store",
  };
}

/** An entry as the answer to a save tells it: with warnings where its texts narrow the whereabouts of a living animal. */
export function withWarnings<Entry extends EntryToCheck>(
  context: Context<ApiEnvironment>,
  entry: Entry,
): Entry & { warnings?: Warning[] } {
  const warnings = entryWarnings(entry, siteDay(context.var.services.clock.now()));
  return warnings.length === 0 ? entry : { ...entry, warnings };
}
