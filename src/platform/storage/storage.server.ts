import type { Readable } from "node:stream";
import { isStoredImageName } from "./image-names.ts";

/** A part of an object: the bytes from `start` to `end`, both included and counted from 0. */
export type ByteRange = { start: number; end: number };

type OpenObject = {
  /** The bytes asked for. Whoever opened the object reads this to its end or destroys it. */
  stream: Readable;
  /** Of the whole object, also when a part was asked for. */
  size: number;
  modified: Date;
};

export type ListedObject = { key: string; size: number; modified: Date };

/**
 * Where images lie. Keys are `public/{filename}` for what was taken in and `variants/{filename}` for the variants that
 * are made from it; every method throws a `TypeError` for any other.
 * What an object is (type, hash, measures) is told by its row in the database, never by the store.
 */
export type Storage = {
  /**
   * Stores a file's bytes (given as its path, as a buffer, or as they come). When this returns they are durable;
   * before, nobody sees a part of them. `type` is for stores that serve objects themselves.
   * @throws AppError `Conflict` when the key is taken: nothing is ever overwritten. `DiskFull` when there is no room.
   *   What the source throws.
   */
  put(key: string, source: string | Uint8Array | AsyncIterable<Uint8Array>, options: { type: string }): Promise<void>;
  /** @throws RangeError for a range that begins behind the object's end. */
  open(key: string, range?: ByteRange): Promise<OpenObject | undefined>;
  exists(key: string): Promise<boolean>;
  /** Removes the object for good; nothing happens when there is none. */
  remove(key: string): Promise<void>;
  /** All objects whose key begins with `prefix`, in no particular order; with an empty one those of both folders. */
  list(prefix: string): AsyncIterable<ListedObject>;
  /** Fails where the store cannot be read just now; asks for as little as can be. */
  check(): Promise<void>;
  /**
   * Removes what puts left in the store that never came to their end, and that no other method shows.
   * @param before what was begun later may still be under way
   * @returns how many there were
   */
  removeUnfinished(before: Date): Promise<number>;
  /** Ends its connections. Nothing may be asked of it any more. */
  close(): Promise<void>;
};

/** The folders of the store: of images as they were taken in, and of the variants made from them. */
export const STORAGE_FOLDERS = ["public", "variants"] as const;

/** The key of a stored image. */
export const imageKey = (name: string): string => `public/${name}`;

/** The key of a smaller or newer variant of an image. */
export const variantKey = (name: string): string => `variants/${name}`;

export const isStorageKey = (key: string): boolean =>
  STORAGE_FOLDERS.some((folder) => key.startsWith(`${folder}/`) && isStoredImageName(key.slice(folder.length + 1)));

/** The last wall before the file system: no path, no `..`, no odd character gets past it. */
export function checkStorageKey(key: string): void {
  if (!isStorageKey(key)) throw new TypeError(`Not a key of the picture store: ${JSON.stringify(key)}`);
}
