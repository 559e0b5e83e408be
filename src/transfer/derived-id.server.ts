import { createHash } from "node:crypto";

/**
 * The id of an entry that comes without one that could be kept: made from what it is known by where it comes from, so
 * that the same entry finds itself again the next time.
 */
export const derivedEntryId = (...knownBy: string[]): string =>
  createHash("sha256").update(JSON.stringify(knownBy)).digest("hex").slice(0, 24);
