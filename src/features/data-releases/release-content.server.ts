import { createHash, randomUUID } from "node:crypto";
import { countRows } from "../../platform/db/count-rows.server.ts";
import type { Queryable, WriteTransaction } from "../../platform/db/queryable.server.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { type Content, inPieces } from "./files/in-pieces.server.ts";

declare module "../../platform/db/schema.server.ts" {
  interface Database {
    data_release_chunks: DataReleaseChunksTable;
  }
}

/**
 * What files of releases contain, in chunks of the same size. Those that no file names belong to a release that is being
 * made, or was not finished.
 */
type DataReleaseChunksTable = {
  file_id: string;
  part: number;
  stored_at: string;
  /** Base64. */
  content: string;
};

/** The bytes of a chunk. What is stored has this size: a change needs a migration. */
export const CHUNK_BYTES = 393_216;

/** Longer than any release takes to be made. */
const LEFT_OVER_AFTER_MS = 24 * 60 * 60 * 1000;

export type ContentFacts = { bytes: number; sha256: string };

/**
 * Reads what a file contains to its end, piece by piece.
 * @param onPiece called with each piece and its number
 */
export async function measureContent(
  content: Content,
  onPiece?: (piece: Buffer, part: number) => Promise<void>,
): Promise<ContentFacts> {
  const hash = createHash("sha256");
  let [bytes, part] = [0, 0];
  for await (const piece of inPieces(content, CHUNK_BYTES)) {
    hash.update(piece);
    await onPiece?.(piece, part);
    bytes += piece.length;
    part += 1;
  }
  return { bytes, sha256: hash.digest("hex") };
}

/** The id of content that is about to be stored. Nobody sees the content until a release names it. */
export const newFileId = (): string => randomUUID();

/** Stores what a file contains, each chunk in a transaction of its own: other writers wait for one chunk at most. */
export const storeContent = (
  db: Queryable,
  { fileId, content, now }: { fileId: string; content: Content; now: Date },
): Promise<ContentFacts> =>
  measureContent(content, async (piece, part) => {
    const row = { file_id: fileId, part, stored_at: now.toISOString(), content: piece.toString("base64") };
    await db.insertInto("data_release_chunks").values(row).execute();
  });

/**
 * The stored bytes from `start` up to `end`, which is not included.
 * @throws AppError `Gone` if they are deleted meanwhile
 */
export async function* readContent(
  db: Queryable,
  { fileId, start, end }: { fileId: string; start: number; end: number },
): AsyncGenerator<Buffer> {
  for (let at = start; at < end; ) {
    const part = Math.floor(at / CHUNK_BYTES);
    const row = await db
      .selectFrom("data_release_chunks")
      .select("content")
      .where("file_id", "=", fileId)
      .where("part", "=", part)
      .executeTakeFirst();
    if (row === undefined) throw new AppError("Gone", "The release was recalled while its file was read.");
    const begin = part * CHUNK_BYTES;
    const bytes = Buffer.from(row.content, "base64").subarray(at - begin, end - begin);
    yield bytes;
    at += bytes.length;
  }
}

/** Whether as many chunks are stored as a file of this size has. */
export async function isWhole(db: Queryable, { fileId, bytes }: { fileId: string; bytes: number }): Promise<boolean> {
  const count = await countRows(db.selectFrom("data_release_chunks").where("file_id", "=", fileId));
  return count === Math.ceil(bytes / CHUNK_BYTES);
}

export async function deleteContent(db: Queryable | WriteTransaction, fileIds: readonly string[]): Promise<void> {
  await db.deleteFrom("data_release_chunks").where("file_id", "in", fileIds).execute();
}

/** Deletes what processes that died have left. */
export async function deleteLeftovers(db: Queryable, now: Date): Promise<void> {
  await db
    .deleteFrom("data_release_chunks")
    .where("stored_at", "<", new Date(now.getTime() - LEFT_OVER_AFTER_MS).toISOString())
    .where("file_id", "not in", (query) =>
      query
        .selectFrom("data_release_files")
        .select("file_id")
        .where("file_id", "is not", null)
        .$castTo<{ file_id: string }>(),
    )
    .execute();
}
