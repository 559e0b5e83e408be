import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import type { Logger } from "pino";
import { hasCode } from "../../platform/storage/file-errors.server.ts";

export type DrawnFile = {
  path: string;
  bytes: number;
  /** When it was written or last read, to the day. */
  usedAt: Date;
};

/**
 * Images made from drawings, in `{dataDir}/drawings`. They can all be made again, so they are not part of a backup and
 * are not synced to disk. A file is either complete or absent. Together they take at most `maxBytes`: those that were
 * not read for the longest time are removed. Several processes may share the folder.
 */
export type DrawnFiles = {
  find(path: string): Promise<Buffer<ArrayBuffer> | undefined>;
  has(path: string): Promise<boolean>;
  put(path: string, bytes: Uint8Array): Promise<void>;
  remove(path: string): Promise<void>;
  /** All files, in no particular order. */
  list(): Promise<DrawnFile[]>;
  /** Makes room now, as is done by itself while files are added. */
  makeRoom(): Promise<void>;
  /** Resolves when no room is being made. */
  settled(): Promise<void>;
};

/**
 * The folder is looked through whenever this share of its bound has been written, and then emptied to `KEPT_SHARE`. What
 * is on disk counts, not what this process remembers, so two processes together stay within the bound.
 */
const CHECKED_SHARE = 0.05;
const KEPT_SHARE = 0.9;

/** The time of use is the file's own, written at most this often, so that reading hardly ever writes. */
const USE_NOTED_AFTER_MS = 24 * 60 * 60 * 1000;

const orUndefined = <Result>(wanted: Promise<Result>): Promise<Result | undefined> =>
  wanted.catch((error: unknown) => {
    if (hasCode(error, "ENOENT")) return undefined;
    throw error;
  });

type Needs = { dataDir: string; maxBytes: number; clock: { now(): Date }; log: Logger };

/** Paths are `folder/name`, built by this software from validated names. */
export function openDrawnFiles({ dataDir, maxBytes, clock, log }: Needs): DrawnFiles {
  const root = join(dataDir, "drawings");
  let unchecked = 0;
  let making: Promise<void> | undefined;

  async function noteUse(file: string): Promise<void> {
    const now = clock.now();
    const { mtime } = await stat(file);
    if (now.getTime() - mtime.getTime() > USE_NOTED_AFTER_MS) await utimes(file, now, now);
  }

  async function list(): Promise<DrawnFile[]> {
    const entries = (await orUndefined(readdir(root, { recursive: true, withFileTypes: true }))) ?? [];
    const files: DrawnFile[] = [];
    for (const entry of entries) {
      if (!entry.isFile()) continue;
      const file = join(entry.parentPath, entry.name);
      const found = await orUndefined(stat(file));
      const path = relative(root, file).replaceAll(sep, "/");
      if (found !== undefined) files.push({ path, bytes: found.size, usedAt: found.mtime });
    }
    return files;
  }

  const remove = (path: string): Promise<void> => rm(join(root, path), { force: true });

  async function makeRoom(): Promise<void> {
    unchecked = 0;
    const files = await list();
    let bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    files.sort((one, other) => one.usedAt.getTime() - other.usedAt.getTime());
    for (const file of files) {
      if (bytes <= maxBytes * KEPT_SHARE) return;
      await remove(file.path);
      bytes -= file.bytes;
    }
  }

  return {
    async find(path) {
      const file = join(root, path);
      const bytes = await orUndefined(readFile(file));
      // A use that cannot be noted, as on a full or read-only disk, must not fail the request.
      if (bytes !== undefined) await noteUse(file).catch(() => undefined);
      return bytes;
    },
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
      unchecked += bytes.byteLength;
      if (unchecked < maxBytes * CHECKED_SHARE) return;
      // Nobody waits for it: listing a large folder takes seconds.
      making ??= makeRoom()
        .catch((error: unknown) => log.warn({ err: error }, "No room could be made for drawings"))
        .finally(() => {
          making = undefined;
        });
    },
    remove,
    list,
    makeRoom,
    settled: async () => making,
  };
}
