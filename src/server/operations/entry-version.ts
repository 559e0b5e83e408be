import { AppError } from "../../domain/errors/app-error.ts";

/** The ETag of an entry: its version, quoted. */
export const entryTag = (version: number): string => `"${version}"`;

/**
 * Holds an `If-Match` header against the entry as it is now.
 * @throws AppError `Stale` when none of its tags is the present one; no header lets everything pass.
 */
export function checkIfMatch(ifMatch: string | undefined, version: number): void {
  if (ifMatch === undefined) return;
  const tags = ifMatch.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  if (tags.includes("*") || tags.includes(entryTag(version))) return;
  throw new AppError(
    "Stale",
    "Somebody else has changed this entry since you opened it. Nothing was saved; compare the two and save again.",
  );
}
