import { createHash } from "node:crypto";
import type { Services } from "../../platform/services/services.server.ts";
import type { Storage } from "../../platform/storage/storage.server.ts";
import { listStoredFiles, type StoredFile } from "./stored-files.server.ts";
import { storedTypeOf } from "./stored-type.ts";

type Progress = { done: number };

export type MovedImages = {
  /** The number of files that were moved, or were already there. */
  moved: number;
  /** The keys of files that did not match their rows and were therefore left in place. */
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

/** Copies one file to its place. A file of the same name that does not match its row is overwritten. */
async function moveObject(from: Storage, to: Storage, key: string): Promise<void> {
  const object = await from.open(key);
  if (object === undefined) throw new Error(`${key} was removed while it was being moved.`);
  try {
    await to.put(key, object.stream as AsyncIterable<Uint8Array>, { type: storedTypeOf(key) });
  } finally {
    object.stream.destroy();
  }
}

/**
 * Moves every image that the database names, with its variants, from another store into the site's own. A file is
 * removed from the other store only once the same bytes are in this one, so an interrupted move can simply be repeated.
 * If a different file has the same name here, it is replaced, provided that the incoming one matches its row.
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
      await moveObject(from, storage, key);
    }
    await from.remove(key);
    moved.moved += 1;
    onProgress?.({ done: moved.moved });
  }
  return moved;
}
