import { createHash } from "node:crypto";

/**
 * An id for an entry whose own id is missing or cannot be kept. It is derived from what identifies the entry at its
 * source, so that the next import finds the same entry again.
 */
export const derivedEntryId = (...knownBy: string[]): string =>
  createHash("sha256").update(JSON.stringify(knownBy)).digest("hex").slice(0, 24);
