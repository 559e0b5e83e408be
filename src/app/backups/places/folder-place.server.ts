import { createReadStream } from "node:fs";
import { type FileHandle, mkdir, open, readdir, rename, rm, stat, statfs } from "node:fs/promises";
import { join } from "node:path";
import { AppError } from "../../../platform/errors/app-error.ts";
import { diskFullOr, hasCode } from "../../../platform/storage/file-errors.server.ts";
import { syncFolder } from "../../../platform/storage/sync-folder.server.ts";
import { isBackupName } from "./backup-names.ts";
import type { BackupFile, BackupPlace } from "./backup-place.server.ts";

/** A backup is written continuously, so a partial file that has not changed for this long was abandoned. */
const GIVEN_UP_AFTER_MS = 60 * 60 * 1000;
const READ_BYTES = 256 * 1024;

/** The temporary name of a file until it is complete. */
const partFile = (file: string): string => `${file}.part`;

async function writeAll(
  source: AsyncIterable<Uint8Array>,
  handle: FileHandle,
  onFailure: (error: unknown) => void,
): Promise<void> {
  for await (const piece of source) {
    try {
      await handle.appendFile(piece);
    } catch (error) {
      onFailure(error);
      throw error;
    }
  }
  await handle.sync();
}

async function checkFree(file: string): Promise<void> {
  const taken = await stat(file).catch((error: unknown) => {
    if (!hasCode(error, "ENOENT")) throw error;
  });
  if (taken) throw new AppError("Conflict", `${file} already exists: choose another name.`);
}

async function openPart(folder: string, part: string): Promise<FileHandle> {
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

async function readStart(file: string, bytes: number): Promise<Uint8Array> {
  const handle = await open(file, "r").catch((error: unknown) => {
    if (hasCode(error, "ENOENT")) throw new AppError("NotFound", `There is no file ${file}.`, { cause: error });
    if (hasCode(error, "EACCES"))
      throw new AppError("Invalid", `${file} cannot be read: permission denied.`, { cause: error });
    throw error;
  });
  try {
    if (!(await handle.stat()).isFile()) return new Uint8Array();
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(bytes), position: 0 });
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** A file that only its owner may read. */
function fileIn(folder: string, path: string): BackupFile {
  const part = partFile(path);
  return {
    name: path,
    async create() {
      await checkFree(path);
      const handle = await openPart(folder, part);
      return {
        async write(source, onFailure) {
          try {
            await writeAll(source, handle, onFailure).finally(() => handle.close());
            await checkFree(path);
            await rename(part, path);
            await syncFolder(folder);
          } catch (error) {
            await rm(part, { force: true });
            throw diskFullOr(error, "There is no space left on the disk of the backup.");
          }
        },
      };
    },
    start: (bytes) => readStart(path, bytes),
    read: () => createReadStream(path, { highWaterMark: READ_BYTES }),
    remove: () => rm(path, { force: true }),
    removeUnfinished: () => rm(part, { force: true }),
  };
}

/** @param folder an absolute path */
export function openFolder(folder: string): BackupPlace {
  const file = (name: string) => fileIn(folder, join(folder, name));
  return {
    address: folder,
    async prepare() {
      await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error: unknown) => {
        throw new AppError("Invalid", `The folder ${folder} does not exist and cannot be created.`, { cause: error });
      });
    },
    file,
    async *list() {
      for (const name of await readdir(folder)) {
        const found = await stat(join(folder, name)).catch(() => undefined);
        if (found?.isFile()) yield { name, bytes: found.size };
      }
    },
    async removeGivenUp(now) {
      for (const name of await readdir(folder)) {
        if (!name.endsWith(partFile("")) || !isBackupName(name.slice(0, -partFile("").length))) continue;
        const found = await stat(join(folder, name)).catch(() => undefined);
        if (found && now.getTime() - found.mtimeMs > GIVEN_UP_AFTER_MS) await rm(join(folder, name), { force: true });
      }
    },
    async freeBytes() {
      const { bavail, bsize } = await statfs(folder).catch((error: unknown) => {
        if (hasCode(error, "ENOENT"))
          throw new AppError("NotFound", `The folder ${folder} does not exist.`, { cause: error });
        throw error;
      });
      return bavail * bsize;
    },
    close() {},
  };
}
