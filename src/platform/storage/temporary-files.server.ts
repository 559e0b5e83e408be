import { randomUUID } from "node:crypto";
import { join } from "node:path";

/** Where files lie while they are received and made: on the same disk as the store, so that a link suffices to move them. */
export const temporaryFolder = (dataDir: string): string => join(dataDir, "uploads", ".tmp");

/** A path for a new temporary file that nobody else uses. Whoever makes the file removes it. */
export const temporaryFile = (dataDir: string): string => join(temporaryFolder(dataDir), randomUUID());
