import { randomUUID } from "node:crypto";
import { join } from "node:path";

/** Where files are received and generated: on the same disk as the store, so that they can be moved by a hard link. */
export const temporaryFolder = (dataDir: string): string => join(dataDir, "uploads", ".tmp");

/** A unique path for a new temporary file. The caller creates and removes the file. */
export const temporaryFile = (dataDir: string): string => join(temporaryFolder(dataDir), randomUUID());
