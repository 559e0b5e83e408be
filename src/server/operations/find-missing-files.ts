import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { Queryable } from "../db/queryable.ts";
import { listStoredFiles, type StoredFile } from "../db/stored-files.ts";
import { hasCode } from "../storage/file-errors.ts";
import { localStoreFolder } from "../storage/local.ts";
import type { Storage } from "../storage/storage.ts";

/** What is wrong with a file of the picture store; undefined where it is as it was recorded. */
export type LookAtFile = (file: StoredFile) => Promise<"missing" | "damaged" | undefined>;

export type FilesLookedAt = { files: number; missing: string[]; damaged: string[] };

const keyOf = ({ folder, name }: StoredFile): string => `${folder}/${name}`;

/** Looks at files of a data folder, where each is read and its hash compared. Makes no folder. */
export const lookInFolder =
  (dataDir: string): LookAtFile =>
  async (file) => {
    const path = join(localStoreFolder(dataDir), keyOf(file));
    try {
      if ((await stat(path)).size !== file.bytes) return "damaged";
      if (file.hash === undefined) return undefined;
      const hash = createHash("sha256");
      await pipeline(createReadStream(path), hash);
      return hash.digest("hex") === file.hash ? undefined : "damaged";
    } catch (error) {
      if (hasCode(error, "ENOENT")) return "missing";
      throw error;
    }
  };

/** Looks at files of a bucket: whether each is there and as long as it was, without fetching it. */
export async function lookInBucket(storage: Storage): Promise<LookAtFile> {
  const sizes = new Map<string, number>();
  for await (const { key, size } of storage.list("")) sizes.set(key, size);
  return async (file) => {
    const size = sizes.get(keyOf(file));
    if (size === undefined) return "missing";
    return size === file.bytes ? undefined : "damaged";
  };
}

/** Looks at every file that a database names. */
export async function findMissingFiles(
  read: Queryable,
  look: LookAtFile,
  onProgress?: (done: number) => void,
): Promise<FilesLookedAt> {
  const found: FilesLookedAt = { files: 0, missing: [], damaged: [] };
  for await (const file of listStoredFiles(read)) {
    const fault = await look(file);
    if (fault !== undefined) found[fault].push(keyOf(file));
    found.files += 1;
    onProgress?.(found.files);
  }
  return found;
}
