import { createHash } from "node:crypto";
import type { Services } from "../app/services.server.ts";
import type { Storage } from "../platform/storage/storage.server.ts";
import { listStoredFiles, type StoredFile } from "./stored-files.server.ts";
import { storedTypeOf } from "./stored-type.ts";

type Progress = { done: number };

export type MovedImages = {
  /** How many files were brought over, or were there already. */
  moved: number;
  /** Keys of files that were not as they are recorded, and therefore stayed where they were. */
  damaged: string[];
};

type Sum = { bytes: number; hash: string };

async function sumOf(storage: Storage, key: string): Promise<Sum | undefined> {
  const object = await storage.open(key);
  if (object === undefined) return undefined;
  const hash = createHash("sha256");
  for await (const piece of object.stream as AsyncIterable<Buffer>) hash.update(piece);
  return { bytes: object.size, hash: hash.digest("hex") };
}

const fits = (file: StoredFile, sum: Sum): boolean =>
  sum.bytes === file.bytes && (file.hash === undefined || sum.hash === file.hash);

/** Puts one file at its place, over another one that has its name and is not what is recorded. */
async function bringOver(from: Storage, to: Storage, key: string): Promise<void> {
  const object = await from.open(key);
  if (object === undefined) throw new Error(`${key} went away while it was moved.`);
  try {
    await to.put(key, object.stream as AsyncIterable<Uint8Array>, { type: storedTypeOf(key) });
  } finally {
    object.stream.destroy();
  }
}

/**
 * Moves every image that the database names, and its variants, from another store into the one that the site uses. A
 * file leaves the other store only when the same bytes are here; what is broken off goes on the next time. A file that
 * lies here under the same name and is another one gives way, where the one that comes is what is recorded.
 */
export async function moveImages(
  { db, storage }: Pick<Services, "db" | "storage">,
  { from, onProgress }: { from: Storage; onProgress?: (progress: Progress) => void },
): Promise<MovedImages> {
  const moved: MovedImages = { moved: 0, damaged: [] };
  for await (const file of listStoredFiles(db.read)) {
    const key = `${file.folder}/${file.name}`;
    const coming = await sumOf(from, key);
    if (coming === undefined) continue;
    if (!fits(file, coming)) {
      moved.damaged.push(key);
      continue;
    }
    const there = await sumOf(storage, key);
    if (there?.hash !== coming.hash) {
      if (there !== undefined) await storage.remove(key);
      await bringOver(from, storage, key);
    }
    await from.remove(key);
    moved.moved += 1;
    onProgress?.({ done: moved.moved });
  }
  return moved;
}
