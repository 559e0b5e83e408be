import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  paginateListObjectsV2,
} from "@aws-sdk/client-s3";
import { Upload } from "@aws-sdk/lib-storage";
import type { S3Settings } from "../config/s3-settings.server.ts";
import { AppError } from "../errors/app-error.ts";
import { OBJECT_CACHE_CONTROL } from "./object-caching.server.ts";
import { createStoreClient, type StoreClient } from "./s3-client.server.ts";
import { isMissing, isTaken, type StoreError, statusOf } from "./s3-errors.server.ts";
import { type ByteRange, checkStorageKey, isStorageKey, STORAGE_FOLDERS, type Storage } from "./storage.server.ts";

/** Larger files are uploaded in parts of this size, one after the other, which limits the memory per upload. */
const PART_BYTES = 8 * 1024 * 1024;

const taken = (): AppError => new AppError("Conflict", "There is already an image with this name in the store.");

const isKeyOf = (folder: string, key = ""): boolean => key.startsWith(`${folder}/`) && isStorageKey(key);

/** Translates the store's error if it occurs in the middle of a stream. */
async function* readOn(body: AsyncIterable<Uint8Array>, { failureOf }: StoreClient): AsyncGenerator<Uint8Array> {
  try {
    yield* body;
  } catch (error) {
    throw failureOf(error);
  }
}

/** The size of the whole object: from a range such as `bytes 4-8/22`, otherwise the length of the response. */
const wholeSize = (range: string | undefined, length: number | undefined): number =>
  Number(range?.slice(range.lastIndexOf("/") + 1) ?? length);

/**
 * The image store in an existing bucket.
 *
 * Nothing is overwritten: `put` checks whether the key exists, and writes on the condition that it does not. If two
 * processes put the same key at the same time, the store refuses one of them if it supports that condition. If it does
 * not, both may succeed and the later one wins; within one process only one ever succeeds. A retried put whose first
 * response was lost may find its own object and report a conflict; the sweep removes objects that nothing references.
 *
 * All uploads carry their SHA-256, which the store verifies, so it never keeps damaged data. When `put` returns, the
 * object is as durable as the store promises.
 * @param onFault called each time the store fails
 */
export function openS3Storage(
  settings: S3Settings,
  { onFault }: { onFault?: (fault: StoreError) => void } = {},
): Storage {
  const Bucket = settings.bucket;
  const store = createStoreClient(settings, { onFault });
  const { client, ask, quick } = store;
  const beingPut = new Set<string>();

  const look = () => client.send(new ListObjectsV2Command({ Bucket, MaxKeys: 1 }), quick);

  const toBody = (source: Parameters<Storage["put"]>[1]) => {
    if (typeof source === "string") return createReadStream(source);
    return source instanceof Uint8Array ? source : Readable.from(source);
  };

  async function upload(key: string, source: Parameters<Storage["put"]>[1], type: string): Promise<void> {
    const [folder] = key.split("/") as [keyof typeof OBJECT_CACHE_CONTROL];
    const params = { Bucket, Key: key, Body: toBody(source), ContentType: type, IfNoneMatch: "*" };
    const CacheControl = OBJECT_CACHE_CONTROL[folder];
    try {
      // If a part fails, this aborts the multipart upload, so that no parts remain in the store.
      await new Upload({ client, params: { ...params, CacheControl }, partSize: PART_BYTES, queueSize: 1 }).done();
    } catch (error) {
      throw isTaken(error) ? taken() : error;
    } finally {
      if (params.Body instanceof Readable) params.Body.destroy();
    }
  }

  const storage: Storage = {
    async put(key, source, { type }) {
      checkStorageKey(key);
      if (beingPut.has(key)) throw taken();
      beingPut.add(key);
      try {
        if (await storage.exists(key)) throw taken();
        await ask(() => upload(key, source, type));
      } finally {
        beingPut.delete(key);
      }
    },

    async open(key, range?: ByteRange) {
      checkStorageKey(key);
      const Range = range && `bytes=${range.start}-${range.end}`;
      return ask(async () => {
        try {
          const found = await client.send(new GetObjectCommand({ Bucket, Key: key, Range }), quick);
          const { Body, ContentRange, ContentLength, LastModified = new Date(0) } = found;
          if (Body === undefined) return undefined;
          const stream = Readable.from(readOn(Body as Readable, store), { objectMode: false });
          return { stream, size: wholeSize(ContentRange, ContentLength), modified: LastModified };
        } catch (error) {
          if (isMissing(error)) return undefined;
          if (statusOf(error) === 416) throw new RangeError(`${key} has no bytes from ${range?.start}`);
          throw error;
        }
      });
    },

    async exists(key) {
      checkStorageKey(key);
      return ask(async () => {
        try {
          await client.send(new HeadObjectCommand({ Bucket, Key: key }), quick);
          return true;
        } catch (error) {
          if (isMissing(error)) return false;
          // A HEAD response has no body. Another request may reveal what is wrong.
          await look();
          throw error;
        }
      });
    },

    async remove(key) {
      checkStorageKey(key);
      await ask(() => client.send(new DeleteObjectCommand({ Bucket, Key: key }), quick));
    },

    async *list(prefix) {
      for (const folder of STORAGE_FOLDERS) {
        if (!prefix.startsWith(`${folder}/`) && !`${folder}/`.startsWith(prefix)) continue;
        const Prefix = prefix.length > folder.length ? prefix : `${folder}/`;
        const pages = paginateListObjectsV2({ client }, { Bucket, Prefix })[Symbol.asyncIterator]();
        for (let page = await ask(() => pages.next()); !page.done; page = await ask(() => pages.next())) {
          for (const { Key = "", Size = 0, LastModified = new Date(0) } of page.value.Contents ?? []) {
            if (isKeyOf(folder, Key)) yield { key: Key, size: Size, modified: LastModified };
          }
        }
      }
    },

    async check() {
      await ask(look);
    },

    async removeUnfinished(before) {
      let removed = 0;
      let next: { KeyMarker?: string | undefined; UploadIdMarker?: string | undefined } | undefined = {};
      while (next !== undefined) {
        const page = await ask(() => client.send(new ListMultipartUploadsCommand({ Bucket, ...next }), quick));
        for (const { Key, UploadId, Initiated = new Date(0) } of page.Uploads ?? []) {
          if (Initiated > before || !STORAGE_FOLDERS.some((folder) => isKeyOf(folder, Key))) continue;
          await ask(() => client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId }), quick));
          removed += 1;
        }
        const { IsTruncated, NextKeyMarker: KeyMarker, NextUploadIdMarker: UploadIdMarker } = page;
        next = IsTruncated ? { KeyMarker, UploadIdMarker } : undefined;
      }
      return removed;
    },

    async close() {
      store.close();
    },
  };
  return storage;
}
