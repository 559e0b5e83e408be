import { AppError } from "../../platform/errors/app-error.ts";

/** The ETag of an entry: its version, quoted. */
export const entryTag = (version: number): string => `"${version}"`;

/**
 * The ETag of an entry as it is shown to readers: beside its own version that of all public content, as the variants of
 * its images come and go without anybody having changed the entry.
 */
export const shownEntryTag = (version: number, contentVersion: number): string => `"${version}.${contentVersion}"`;

/** The version of the entry that a tag of either form names, as the first form. */
const entryTagIn = (tag: string): string =>
  tag
    .trim()
    .replace(/^W\//, "")
    .replace(/\.\d+"$/, '"');

/**
 * Holds an `If-Match` header against the entry as it is now.
 * @throws AppError `Stale` when none of its tags is the present one; no header lets everything pass.
 */
export function checkIfMatch(ifMatch: string | undefined, version: number): void {
  if (ifMatch === undefined) return;
  const tags = ifMatch.split(",").map(entryTagIn);
  if (tags.includes("*") || tags.includes(entryTag(version))) return;
  throw new AppError(
    "Stale",
    "Somebody else has changed this entry since you opened it. Nothing was saved; compare the two and save again.",
  );
}
