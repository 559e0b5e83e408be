import type { Readable } from "node:stream";
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
import type { S3Access } from "../config/s3-settings.server.ts";
import { AppError } from "../errors/app-error.ts";
import { createStoreClient } from "./s3-client.server.ts";
import { isMissing, isTaken, type StoreError, statusOf, toStoreError } from "./s3-errors.server.ts";

/** Files go up in parts, one after the other, each of which is in memory meanwhile. */
const PART_BYTES = 8 * 1024 * 1024;
/** Stores accept 10,000 parts for each file. A file may grow while it is written, so the estimate is for half of them. */
const PARTS_PLANNED = 5_000;
/** Files come down in pieces of this size, so that a connection that breaks costs one piece. */
const PIECE_BYTES = 16 * 1024 * 1024;
const TRIES_PER_PIECE = 3;

type ListedFile = { name: string; bytes: number; modified: Date };

/**
 * Large files below a prefix of an existing bucket. Only the names directly below the prefix are its files; other
 * objects are never touched.
 */
export type S3Folder = {
  /**
   * Writes a file as a stream. It can be seen only once it is complete; after a failure nothing is left of it.
   * @param expectedBytes about how large it will be
   * @throws AppError `Conflict` if the store says that there is a file of this name; not every store does
   */
  put(name: string, source: Readable, expectedBytes: number): Promise<void>;
  /** The first bytes of a file. @throws AppError `NotFound` */
  start(name: string, bytes: number): Promise<Uint8Array>;
  /** All bytes of a file. @throws AppError `NotFound` */
  read(name: string): AsyncGenerator<Uint8Array>;
  exists(name: string): Promise<boolean>;
  list(): AsyncGenerator<ListedFile>;
  remove(name: string): Promise<void>;
  /** Removes what a process that died has uploaded of these files. */
  removeUnfinished(isGivenUp: (file: { name: string; begun: Date }) => boolean, signal?: AbortSignal): Promise<void>;
  close(): void;
};

type Place = { bucket: string; prefix: string };

/** @param toFailure the error to throw for a fault of the store */
export function openS3Folder(
  access: S3Access,
  { bucket: Bucket, prefix }: Place,
  { toFailure }: { toFailure: (fault: StoreError) => AppError },
): S3Folder {
  const { client, ask, quick, close } = createStoreClient(access, { toFailure });
  const Prefix = prefix === "" ? "" : `${prefix}/`;
  const keyOf = (name: string): string => `${Prefix}${name}`;
  const addressOf = (name: string): string => `s3://${Bucket}/${keyOf(name)}`;
  /** The name of a file directly below the prefix; undefined for other objects. */
  const nameOf = (key: string): string | undefined => {
    const name = key.slice(Prefix.length);
    return key.startsWith(Prefix) && name !== "" && !name.includes("/") ? name : undefined;
  };

  /** @returns the bytes and the size of the whole file; no bytes beyond its end */
  async function readPiece(name: string, start: number, length: number): Promise<{ bytes: Uint8Array; size: number }> {
    const Range = `bytes=${start}-${start + length - 1}`;
    try {
      const { Body, ContentRange = "" } = await client.send(
        new GetObjectCommand({ Bucket, Key: keyOf(name), Range }),
        quick,
      );
      const bytes = (await Body?.transformToByteArray()) ?? new Uint8Array();
      return { bytes, size: Number(ContentRange.slice(ContentRange.lastIndexOf("/") + 1)) };
    } catch (error) {
      if (statusOf(error) === 416) return { bytes: new Uint8Array(), size: start };
      if (isMissing(error)) throw new AppError("NotFound", `There is no file ${addressOf(name)}.`, { cause: error });
      throw error;
    }
  }

  /** The library repeats a request that failed, but not one whose response broke off. */
  const readPieceSurely = (name: string, start: number, length: number) =>
    ask(async () => {
      for (let tries = 1; ; tries += 1) {
        try {
          return await readPiece(name, start, length);
        } catch (error) {
          if (tries === TRIES_PER_PIECE || toStoreError(error)?.fault !== "unreachable") throw error;
        }
      }
    });

  const folder: S3Folder = {
    async put(name, source, expectedBytes) {
      const params = { Bucket, Key: keyOf(name), Body: source, ContentType: "application/octet-stream" };
      const partSize = Math.max(PART_BYTES, Math.ceil(expectedBytes / PARTS_PLANNED));
      await ask(async () => {
        try {
          // If a part fails, this aborts the multipart upload, so that no parts remain in the store.
          await new Upload({ client, params: { ...params, IfNoneMatch: "*" }, partSize, queueSize: 1 }).done();
        } catch (error) {
          if (!isTaken(error)) throw error;
          throw new AppError("Conflict", `${addressOf(name)} already exists: choose another name.`, { cause: error });
        }
      });
    },

    async start(name, bytes) {
      return (await readPieceSurely(name, 0, bytes)).bytes;
    },

    async *read(name) {
      for (let start = 0; ; ) {
        const { bytes, size } = await readPieceSurely(name, start, PIECE_BYTES);
        if (bytes.length > 0) yield bytes;
        start += bytes.length;
        if (start >= size) return;
      }
    },

    exists: (name) =>
      ask(async () => {
        try {
          await client.send(new HeadObjectCommand({ Bucket, Key: keyOf(name) }), quick);
          return true;
        } catch (error) {
          if (!isMissing(error)) throw error;
          // A HEAD response has no body, so a bucket that does not exist looks like a missing file.
          await client.send(new ListObjectsV2Command({ Bucket, Prefix, MaxKeys: 1 }), quick);
          return false;
        }
      }),

    async *list() {
      const pages = paginateListObjectsV2({ client }, { Bucket, Prefix, Delimiter: "/" })[Symbol.asyncIterator]();
      for (let page = await ask(() => pages.next()); !page.done; page = await ask(() => pages.next())) {
        for (const { Key = "", Size = 0, LastModified = new Date(0) } of page.value.Contents ?? []) {
          const name = nameOf(Key);
          if (name !== undefined) yield { name, bytes: Size, modified: LastModified };
        }
      }
    },

    async remove(name) {
      await ask(() => client.send(new DeleteObjectCommand({ Bucket, Key: keyOf(name) }), quick));
    },

    async removeUnfinished(isGivenUp, signal) {
      const options = { ...quick, ...(signal === undefined ? {} : { abortSignal: signal }) };
      let next: { KeyMarker?: string | undefined; UploadIdMarker?: string | undefined } | undefined = {};
      while (next !== undefined) {
        const page = await ask(() =>
          client.send(new ListMultipartUploadsCommand({ Bucket, Prefix, ...next }), options),
        );
        for (const { Key = "", UploadId, Initiated = new Date(0) } of page.Uploads ?? []) {
          const name = nameOf(Key);
          if (name === undefined || !isGivenUp({ name, begun: Initiated })) continue;
          await ask(() => client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId }), options));
        }
        const { IsTruncated, NextKeyMarker: KeyMarker, NextUploadIdMarker: UploadIdMarker } = page;
        next = IsTruncated ? { KeyMarker, UploadIdMarker } : undefined;
      }
    },

    close,
  };
  return folder;
}
