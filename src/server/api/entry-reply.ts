import type { Context } from "hono";
import { AppError } from "../../domain/errors/app-error.ts";
import { entryTag } from "../operations/entry-version.ts";
import type { ApiEnvironment } from "./api-environment.ts";

/** True when the browser's copy, named by `If-None-Match`, is still the present one. */
export function isUnchanged(context: Context<ApiEnvironment>, version: number): boolean {
  const tags = context.req.header("if-none-match")?.split(",") ?? [];
  return tags.some((tag) => tag.trim().replace(/^W\//, "") === entryTag(version));
}

/**
 * Hands an entry on only to those who may see it: everybody what is public, administrators all but the bin.
 * @param missing the sentence for what does not exist, or does not exist for this caller
 * @throws AppError `NotFound`, or `Gone` for what was public and is in the bin
 */
export function getVisible<Row extends { binned_at: string | null }>(
  row: Row | undefined,
  access: { isPublic: (row: Row) => boolean; signedIn: boolean; missing: string },
): Row {
  const visible = row !== undefined && (access.signedIn || access.isPublic(row));
  if (!visible) throw new AppError("NotFound", access.missing);
  if (row.binned_at !== null) throw new AppError("Gone", "This entry has been taken out of the directory.");
  return row;
}

/** Headers of an entry's answer; what is not public stays out of every cache. */
export function entryHeaders(version: number, isPublic: boolean): Record<string, string> {
  return {
    ETag: entryTag(version),
    Vary: "Authorization",
    "Cache-Control": isPublic ? "public, max-age=0, must-revalidate" : "private, no-store",
  };
}
