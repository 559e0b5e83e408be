import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { hasCode } from "../platform/storage/file-errors.server.ts";

/**
 * Images made from drawings, in `{dataDir}/drawings`. They can all be made again, so they are not part of a backup and
 * are not synced to disk. A file is either complete or absent.
 */
export type DrawnFiles = {
  find(path: string): Promise<Buffer<ArrayBuffer> | undefined>;
  has(path: string): Promise<boolean>;
  put(path: string, bytes: Uint8Array): Promise<void>;
  remove(path: string): Promise<void>;
  /** The files in a folder, in no particular order. */
  list(folder: string): Promise<{ name: string; modified: Date }[]>;
};

const orUndefined = <Result>(wanted: Promise<Result>): Promise<Result | undefined> =>
  wanted.catch((error: unknown) => {
    if (hasCode(error, "ENOENT")) return undefined;
    throw error;
  });

/** Paths are `folder/name`, built by this software from validated names. */
export function openDrawnFiles(dataDir: string): DrawnFiles {
  const root = join(dataDir, "drawings");
  return {
    find: (path) => orUndefined(readFile(join(root, path))),
    has: async (path) => (await orUndefined(stat(join(root, path)))) !== undefined,
    async put(path, bytes) {
      const file = join(root, path);
      const draft = `${file}.${randomUUID()}.tmp`;
      await mkdir(dirname(file), { recursive: true, mode: 0o700 });
      try {
        await writeFile(draft, bytes, { mode: 0o600 });
        await rename(draft, file);
      } finally {
        await rm(draft, { force: true });
      }
    },
    remove: (path) => rm(join(root, path), { force: true }),
    async list(folder) {
      const names = (await orUndefined(readdir(join(root, folder)))) ?? [];
      const found = [];
      for (const name of names) {
        const file = await orUndefined(stat(join(root, folder, name)));
        if (file?.isFile()) found.push({ name, modified: file.mtime });
      }
      return found;
    },
  };
}
