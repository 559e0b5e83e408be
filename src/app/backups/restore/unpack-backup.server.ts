import { open } from "node:fs/promises";
import { text } from "node:stream/consumers";
import { listStoredFiles } from "../../../content/images/stored-files.server.ts";
import { storedTypeOf } from "../../../content/images/stored-type.ts";
import { findNewerMigration } from "../../../platform/db/migrate.server.ts";
import { openDatabaseCopy } from "../../../platform/db/sqlite/database-copy.server.ts";
import { databaseFile } from "../../../platform/db/sqlite/open.server.ts";
import { findDatabaseDamage } from "../../../platform/db/sqlite/whole-file.server.ts";
import { AppError } from "../../../platform/errors/app-error.ts";
import { diskFullOr } from "../../../platform/storage/file-errors.server.ts";
import { openLocalStorage } from "../../../platform/storage/local.server.ts";
import type { Storage } from "../../../platform/storage/storage.server.ts";
import { syncFolder } from "../../../platform/storage/sync-folder.server.ts";
import { quoted } from "../../../platform/text/visible.ts";
import { type Digests, type Member, readArchive } from "../archive/archive-reader.server.ts";
import {
  type BackupContents,
  type BackupHeader,
  CONTENTS_MEMBER,
  contentsSchema,
  DATABASE_MEMBERS,
  imageKeyOf,
  imageMember,
} from "../archive/backup-format.server.ts";
import type { BackupKey } from "../archive/encryption.server.ts";
import type { BackupFile } from "../places/backup-place.server.ts";

export type UnpackedBackup = {
  header: BackupHeader;
  contents: BackupContents;
  /** The digest of each member, by name: see `imageMember`. */
  digests: Digests;
};

type UnpackOptions = {
  file: BackupFile;
  /** Undefined if no key is available. */
  key: BackupKey | undefined;
  /** The data folder to fill; it must exist and be empty. */
  folder: string;
  onProgress?(progress: { done: number }): void;
};

const invalid = (sentence: string): AppError => new AppError("Invalid", sentence);

async function writeDatabase(file: string, body: AsyncIterable<Uint8Array>): Promise<void> {
  const handle = await open(file, "wx", 0o600);
  try {
    for await (const piece of body) await handle.appendFile(piece);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function parseContents(file: string, json: string): BackupContents {
  try {
    return contentsSchema.parse(JSON.parse(json));
  } catch (error) {
    throw new AppError("Invalid", `${file} is damaged: ${CONTENTS_MEMBER} cannot be read.`, { cause: error });
  }
}

/**
 * Unpacks a backup durably into a data folder and verifies it: every member against its hash, the database by its own
 * checks, and every image against its row. Files that the database does not name are left out.
 * @throws AppError `Invalid`, with a message for the user, if something is wrong with the file; `DiskFull`
 */
export async function unpackBackup({ file: source, key, folder, onProgress }: UnpackOptions): Promise<UnpackedBackup> {
  const file = source.name;
  try {
    const storage = await openLocalStorage(folder);
    let contents: BackupContents | undefined;
    let hasDatabase = false;
    let done = 0;
    const unpack = async ({ name, body }: Member): Promise<void> => {
      const image = imageKeyOf(name);
      if (image !== undefined) {
        await storage.put(image, body, { type: storedTypeOf(image) });
        done += 1;
        onProgress?.({ done });
      } else if (name === DATABASE_MEMBERS.sqlite) {
        await writeDatabase(databaseFile(folder), body);
        hasDatabase = true;
      } else if (name === CONTENTS_MEMBER) contents = parseContents(file, await text(body));
      else throw invalid(`${file} is damaged: ${quoted(name)} does not belong there.`);
    };
    const { header, digests } = await readArchive(source, key, unpack);
    if (contents === undefined || !hasDatabase) throw invalid(`${file} is damaged: members are missing.`);
    const unpacked = { header, contents, digests };
    await syncFolder(folder);
    await checkDatabase(file, folder);
    await compareImages(file, folder, storage, unpacked);
    return unpacked;
  } catch (error) {
    throw diskFullOr(error, "There is no space left on the disk for the contents of the backup.");
  }
}

async function checkDatabase(file: string, folder: string): Promise<void> {
  const [problem] = findDatabaseDamage(databaseFile(folder));
  if (problem !== undefined) throw invalid(`The database in ${file} is damaged: ${problem}`);
  const copy = openDatabaseCopy(databaseFile(folder));
  try {
    const newer = await findNewerMigration(copy.read);
    if (newer !== undefined) {
      throw invalid(
        `${file} was written by a newer release (its database knows ${quoted(newer)}): update the site first.`,
      );
    }
  } finally {
    await copy.close();
  }
}

async function compareImages(
  file: string,
  folder: string,
  storage: Storage,
  { contents, digests }: UnpackedBackup,
): Promise<void> {
  const [missing, damaged] = [new Set(contents.missing), new Set(contents.damaged)];
  const named = new Set<string>();
  const copy = openDatabaseCopy(databaseFile(folder));
  try {
    for await (const { folder: place, name, bytes, hash } of listStoredFiles(copy.read)) {
      const key = `${place}/${name}`;
      named.add(key);
      const digest = digests.get(imageMember(key));
      if (digest === undefined ? missing.has(key) : damaged.has(key)) continue;
      if (digest === undefined)
        throw invalid(`${file} is incomplete: ${quoted(key)} is missing, but its database refers to it.`);
      if (digest.bytes !== bytes || (hash !== undefined && digest.sha256 !== hash)) {
        throw invalid(`${file} is damaged: ${quoted(key)} is not the image that its database refers to.`);
      }
    }
  } finally {
    await copy.close();
  }
  for (const member of digests.keys()) {
    const key = imageKeyOf(member);
    // The image was removed while the backup was being made.
    if (key !== undefined && !named.has(key)) await storage.remove(key);
  }
}
