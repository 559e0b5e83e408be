import { createHash } from "node:crypto";
import { createTarPacker } from "modern-tar";
import { diskFullOr } from "../../../platform/storage/file-errors.server.ts";
import type { BackupFile } from "../places/backup-place.server.ts";
import { type Digest, SUMS_MEMBER, sumsLine } from "./backup-format.server.ts";
import type { BackupKey } from "./encryption.server.ts";
import { encrypt } from "./encryption.server.ts";

export type ArchiveWriter = {
  /** Adds a member of exactly this many bytes and consumes the source. */
  add(name: string, bytes: number, source: Iterable<Uint8Array> | AsyncIterable<Uint8Array>): Promise<Digest>;
  addText(name: string, text: string): Promise<Digest>;
};

/**
 * Writes an archive. The file exists only once it is complete and durable. After a failure, nothing is left of it.
 * @param expectedBytes about how large it will be
 * @returns the size of the file in bytes
 * @throws AppError `Conflict` if the file already exists, `DiskFull`, and what `fill` throws
 */
export async function writeArchive(
  file: BackupFile,
  key: Pick<BackupKey, "recipient"> | undefined,
  fill: (archive: ArchiveWriter) => Promise<void>,
  expectedBytes = 0,
): Promise<number> {
  const created = await file.create(expectedBytes);
  const { readable, controller } = createTarPacker();
  let failedFirst: "file" | "content" | undefined;
  /** Fails the other side too; otherwise it would wait forever. */
  const failed = (side: "file" | "content") => (error: unknown) => {
    failedFirst ??= side;
    controller.error(error);
  };
  let bytes = 0;
  async function* counted(source: AsyncIterable<Uint8Array>) {
    for await (const piece of source) {
      bytes += piece.length;
      yield piece;
    }
  }
  const source = counted(key === undefined ? readable : encrypt(readable, key));
  const written = created.write(source, failed("file"));
  const filled = fillArchive(controller, fill);
  written.catch(failed("file"));
  filled.catch(failed("content"));
  await Promise.allSettled([written, filled]);
  // The other error would only say that the first side has failed.
  await (failedFirst === "content" ? filled : written).catch((error: unknown) => {
    throw diskFullOr(error, "There is no space left on the disk.");
  });
  return bytes;
}

async function fillArchive(
  controller: ReturnType<typeof createTarPacker>["controller"],
  fill: (archive: ArchiveWriter) => Promise<void>,
): Promise<void> {
  let sums = "";
  const mtime = new Date();
  const archive: ArchiveWriter = {
    async add(name, bytes, source) {
      const hash = createHash("sha256");
      const member = controller.add({ name, size: bytes, mode: 0o600, mtime }).getWriter();
      for await (const piece of source) {
        hash.update(piece);
        await member.write(piece);
      }
      await member.close();
      const digest = { bytes, sha256: hash.digest("hex") };
      sums += sumsLine(name, digest);
      return digest;
    },
    addText(name, text) {
      const bytes = Buffer.from(text);
      return archive.add(name, bytes.length, [bytes]);
    },
  };
  await fill(archive);
  await archive.addText(SUMS_MEMBER, sums);
  controller.finalize();
}
