import { createHash } from "node:crypto";
import { type FileHandle, open, rename, rm, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { createTarPacker } from "modern-tar";
import { AppError } from "../../platform/errors/app-error.ts";
import { diskFullOr, hasCode } from "../../platform/storage/file-errors.server.ts";
import { syncFolder } from "../../platform/storage/sync-folder.server.ts";
import { type Digest, SUMS_MEMBER, sumsLine } from "./backup-format.server.ts";
import type { BackupKey } from "./encryption.server.ts";
import { encrypt } from "./encryption.server.ts";

export type ArchiveWriter = {
  /** Adds a member of exactly this many bytes and consumes the source. */
  add(name: string, bytes: number, source: Iterable<Uint8Array> | AsyncIterable<Uint8Array>): Promise<Digest>;
  addText(name: string, text: string): Promise<Digest>;
};

/** The temporary name of a file until it is complete. */
export const partFile = (file: string): string => `${file}.part`;

/** @param onFailure called before the source is abandoned, so that the error can be passed upstream */
async function writeAll(
  source: AsyncIterable<Uint8Array>,
  handle: FileHandle,
  onFailure: (error: unknown) => void,
): Promise<number> {
  let bytes = 0;
  for await (const piece of source) {
    try {
      await handle.appendFile(piece);
    } catch (error) {
      onFailure(error);
      throw error;
    }
    bytes += piece.length;
  }
  return bytes;
}

async function checkFree(file: string): Promise<void> {
  const taken = await stat(file).catch((error: unknown) => {
    if (!hasCode(error, "ENOENT")) throw error;
  });
  if (taken) throw new AppError("Conflict", `${file} already exists: choose another name.`);
}

async function openPart(part: string): Promise<FileHandle> {
  const folder = dirname(part);
  try {
    return await open(part, "wx", 0o600);
  } catch (error) {
    if (hasCode(error, "EEXIST")) {
      const sentence = `${part} already exists: a backup is being written, or was interrupted. If it was interrupted, delete the file.`;
      throw new AppError("Conflict", sentence, { cause: error });
    }
    if (hasCode(error, "ENOENT"))
      throw new AppError("NotFound", `The folder ${folder} does not exist.`, { cause: error });
    if (["EACCES", "EROFS", "EPERM"].some((code) => hasCode(error, code))) {
      throw new AppError("Invalid", `The folder ${folder} is not writable.`, { cause: error });
    }
    throw error;
  }
}

/**
 * Writes an archive that only its owner may read. The file gets its final name only once it is complete and durable on
 * disk. After a failure, nothing is left of it.
 * @returns the size of the file in bytes
 * @throws AppError `Conflict` if the file already exists, `DiskFull`, and what `fill` throws
 */
export async function writeArchive(
  file: string,
  key: Pick<BackupKey, "recipient"> | undefined,
  fill: (archive: ArchiveWriter) => Promise<void>,
): Promise<number> {
  await checkFree(file);
  const part = partFile(file);
  const handle = await openPart(part);
  try {
    const bytes = await writeTo(handle, key, fill);
    await checkFree(file);
    await rename(part, file);
    await syncFolder(dirname(file));
    return bytes;
  } catch (error) {
    await rm(part, { force: true });
    throw diskFullOr(error, "There is no space left on the disk of the backup.");
  }
}

async function writeTo(
  handle: FileHandle,
  key: Pick<BackupKey, "recipient"> | undefined,
  fill: (archive: ArchiveWriter) => Promise<void>,
): Promise<number> {
  try {
    const { readable, controller } = createTarPacker();
    // Fails the other side too; otherwise it would wait forever.
    const fail = (error: unknown) => controller.error(error);
    const written = writeAll(key === undefined ? readable : encrypt(readable, key), handle, fail);
    const filled = fillArchive(controller, fill).catch((error: unknown) => {
      fail(error);
      throw error;
    });
    const [end] = await Promise.allSettled([written, filled]);
    await filled;
    await handle.sync();
    return end.status === "fulfilled" ? end.value : await written;
  } finally {
    await handle.close();
  }
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
