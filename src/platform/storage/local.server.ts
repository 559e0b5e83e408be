import { createReadStream } from "node:fs";
import { type FileHandle, link, mkdir, open, opendir, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { AppError } from "../errors/app-error.ts";
import { diskFullOr, hasCode } from "./file-errors.server.ts";
import { checkStorageKey, isStorageKey, type ListedObject, STORAGE_FOLDERS, type Storage } from "./storage.server.ts";
import { syncFolder } from "./sync-folder.server.ts";
import { temporaryFile, temporaryFolder } from "./temporary-files.server.ts";

async function writeDurably(file: string, source: Parameters<Storage["put"]>[1]): Promise<void> {
  const handle = await open(file, "wx", 0o600);
  try {
    await handle.writeFile(typeof source === "string" ? createReadStream(source) : source);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function openFile(file: string): Promise<FileHandle | undefined> {
  try {
    return await open(file, "r");
  } catch (error) {
    if (hasCode(error, "ENOENT")) return undefined;
    throw error;
  }
}

/** The folder of the objects; each is a file at the path of its key. */
export const localStoreFolder = (dataDir: string): string => join(dataDir, "uploads");

/** Opens the image store in `{dataDir}/uploads`, creating missing folders. */
export async function openLocalStorage(dataDir: string): Promise<Storage> {
  const root = localStoreFolder(dataDir);
  for (const folder of STORAGE_FOLDERS) await mkdir(join(root, folder), { recursive: true, mode: 0o700 });
  await mkdir(temporaryFolder(dataDir), { recursive: true, mode: 0o700 });
  await syncFolder(root);
  await syncFolder(dataDir);

  const fileOf = (key: string): string => {
    checkStorageKey(key);
    return join(root, key);
  };

  const findSize = async (key: string): Promise<ListedObject | undefined> => {
    try {
      const found = await stat(fileOf(key));
      return found.isFile() ? { key, size: found.size, modified: found.mtime } : undefined;
    } catch (error) {
      if (hasCode(error, "ENOENT")) return undefined;
      throw error;
    }
  };

  const storage: Storage = {
    async put(key, source) {
      const file = fileOf(key);
      const taken = () => new AppError("Conflict", "There is already an image with this name in the store.");
      if (await storage.exists(key)) throw taken();
      const draft = temporaryFile(dataDir);
      try {
        await writeDurably(draft, source);
        // Unlike a rename, a link never replaces an existing file: of two uploads with the same name, the second fails.
        await link(draft, file).catch((error: unknown) => {
          throw hasCode(error, "EEXIST") ? taken() : error;
        });
      } catch (error) {
        throw diskFullOr(error);
      } finally {
        await rm(draft, { force: true });
      }
      try {
        await syncFolder(dirname(file));
      } catch (error) {
        await rm(file, { force: true });
        throw error;
      }
    },

    async open(key, range) {
      const handle = await openFile(fileOf(key));
      if (!handle) return undefined;
      try {
        const found = await handle.stat();
        if (range && range.start >= found.size) throw new RangeError(`${key} has only ${found.size} bytes`);
        return { stream: handle.createReadStream({ ...range }), size: found.size, modified: found.mtime };
      } catch (error) {
        await handle.close();
        throw error;
      }
    },

    async exists(key) {
      return (await findSize(key)) !== undefined;
    },

    async remove(key) {
      const file = fileOf(key);
      await rm(file, { force: true });
      await syncFolder(dirname(file));
    },

    async *list(prefix) {
      for (const folder of STORAGE_FOLDERS) {
        if (!prefix.startsWith(`${folder}/`) && !`${folder}/`.startsWith(prefix)) continue;
        for await (const entry of await opendir(join(root, folder))) {
          const key = `${folder}/${entry.name}`;
          if (!key.startsWith(prefix) || !isStorageKey(key)) continue;
          const found = await findSize(key);
          if (found) yield found;
        }
      }
    },

    async check() {
      for await (const _ of storage.list("public/")) return;
    },

    // Unfinished uploads are temporary files, which are swept separately.
    removeUnfinished: async () => 0,

    close: async () => {},
  };
  return storage;
}
