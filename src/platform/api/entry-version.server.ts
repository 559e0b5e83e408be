import { AppError } from "../errors/app-error.ts";

/** The ETag of an entry: its version, quoted. */
export const entryTag = (version: number): string => `"${version}"`;

/**
 * The ETag of an entry in replies to readers: its own version and that of all public content, because variants of its
 * images are added and removed without a change of the entry.
 */
export const shownEntryTag = (version: number, contentVersion: number): string => `"${version}.${contentVersion}"`;

/** Reduces a tag of either form to the entry's own version. */
const entryTagIn = (tag: string): string =>
  tag
    .trim()
    .replace(/^W\//, "")
    .replace(/\.\d+"$/, '"');

/**
 * Checks an `If-Match` header against the entry's current version.
 * @throws AppError `Stale` if no tag matches; without the header, the check passes
 */
export function checkIfMatch(ifMatch: string | undefined, version: number): void {
  if (ifMatch === undefined) return;
  const tags = ifMatch.split(",").map(entryTagIn);
  if (tags.includes("*") || tags.includes(entryTag(version))) return;
  throw new AppError(
    "Stale",
    "Someone else has changed this entry since you opened it. Nothing was saved. Compare the two versions and save again.",
  );
}
