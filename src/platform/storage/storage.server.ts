import type { Readable } from "node:stream";
import { isStoredImageName } from "./image-names.ts";

/** A byte range of an object: from `start` to `end`, inclusive and zero-based. */
export type ByteRange = { start: number; end: number };

type OpenObject = {
  /** The requested bytes. The caller must read the stream to its end or destroy it. */
  stream: Readable;
  /** The size of the whole object, even if only a range was requested. */
  size: number;
  modified: Date;
};

export type ListedObject = { key: string; size: number; modified: Date };

/**
 * The image store. Keys are `public/{filename}` for uploaded images and `variants/{filename}` for the variants
 * generated from them; every method throws a `TypeError` for any other key. An object's metadata (type, hash,
 * dimensions) comes from its row in the database, never from the store.
 */
export type Storage = {
  /**
   * Stores a file (given as a path, a buffer or a stream of chunks). When this returns, the bytes are durable; until
   * then no part of them is visible. `type` is for stores that serve objects themselves.
   * @throws AppError `Conflict` if the key exists, because nothing is ever overwritten; `DiskFull` if there is no room;
   *   or the source's own error
   */
  put(key: string, source: string | Uint8Array | AsyncIterable<Uint8Array>, options: { type: string }): Promise<void>;
  /** @throws RangeError for a range that begins beyond the object's end */
  open(key: string, range?: ByteRange): Promise<OpenObject | undefined>;
  exists(key: string): Promise<boolean>;
  /** Deletes the object permanently; a no-op if it does not exist. */
  remove(key: string): Promise<void>;
  /** All objects whose key begins with `prefix`, in no particular order; an empty prefix lists both folders. */
  list(prefix: string): AsyncIterable<ListedObject>;
  /** A minimal request that fails if the store cannot be read. */
  check(): Promise<void>;
  /**
   * Removes incomplete uploads, which no other method shows.
   * @param before later ones are kept, because they may still be in progress
   * @returns how many were removed
   */
  removeUnfinished(before: Date): Promise<number>;
  /** Closes the connections. The store cannot be used afterwards. */
  close(): Promise<void>;
};

/** The folders of the store: uploaded images, and the variants generated from them. */
export const STORAGE_FOLDERS = ["public", "variants"] as const;

/** The key of a stored image. */
export const imageKey = (name: string): string => `public/${name}`;

/** The key of a smaller or newer variant of an image. */
export const variantKey = (name: string): string => `variants/${name}`;

export const isStorageKey = (key: string): boolean =>
  STORAGE_FOLDERS.some((folder) => key.startsWith(`${folder}/`) && isStoredImageName(key.slice(folder.length + 1)));

/** The last check before the file system: rejects paths, `..` and unusual characters. */
export function checkStorageKey(key: string): void {
  if (!isStorageKey(key)) throw new TypeError(`Not a key of the image store: ${JSON.stringify(key)}`);
}
