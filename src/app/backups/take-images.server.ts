import { findStoredFile, listStoredFiles, type StoredFile } from "../../content/images/stored-files.server.ts";
import type { Queryable } from "../../platform/db/queryable.server.ts";
import type { Storage } from "../../platform/storage/storage.server.ts";
import type { ArchiveWriter } from "./archive/archive-writer.server.ts";
import { type Digest, imageMember } from "./archive/backup-format.server.ts";

/**
 * The files of the image store that are in the archive so far, and those that are missing or differ from their rows.
 */
export type TakenImages = { digests: Map<string, Digest>; missing: Set<string>; damaged: Set<string> };

/** An image in the archive was replaced by another one of the same name, so the archive has to be started again. */
export class NameTakenAnew extends Error {}

const keyOf = ({ folder, name }: StoredFile): string => `${folder}/${name}`;

const fits = (file: StoredFile, { bytes, sha256 }: Digest): boolean =>
  file.bytes === bytes && (file.hash === undefined || file.hash === sha256);

const isSame = (file: StoredFile, other: StoredFile | undefined): boolean =>
  other !== undefined && other.bytes === file.bytes && other.hash === file.hash;

type Sources = { copy: Queryable; live: Queryable; storage: Storage };

/**
 * Adds every file that a copy of the database names and that is not in the archive yet.
 *
 * An image's row is deleted before its object. If an object is missing or differs, the live database tells why. If it
 * still has the row, the object is lost or damaged. If it does not, the image was removed after the copy was made, and
 * a newer copy is needed.
 * @param onFile called after each file
 * @returns true if a newer copy is needed
 * @throws NameTakenAnew
 */
export async function takeImages(
  archive: ArchiveWriter,
  { copy, live, storage }: Sources,
  { digests, missing, damaged }: TakenImages,
  onFile: () => void,
): Promise<boolean> {
  let isOutdated = false;
  missing.clear();
  for await (const file of listStoredFiles(copy)) {
    const key = keyOf(file);
    const known = digests.get(key);
    if (known !== undefined && !fits(file, known) && !damaged.has(key)) throw new NameTakenAnew();
    if (known === undefined) {
      const isRecorded = async () => isSame(file, await findStoredFile(live, file));
      let digest = await take(archive, storage, key);
      // The row is checked after the object was not found. Then the object is looked for again, because it may have
      // been removed and stored anew.
      if (digest === undefined && (await isRecorded())) {
        digest = await take(archive, storage, key);
        if (digest === undefined) missing.add(key);
      } else if (digest === undefined) {
        isOutdated = true;
      }
      if (digest !== undefined) digests.set(key, digest);
      if (digest !== undefined && !fits(file, digest)) {
        if (await isRecorded()) damaged.add(key);
        else isOutdated = true;
      }
    }
    onFile();
  }
  return isOutdated;
}

async function take(archive: ArchiveWriter, storage: Storage, key: string): Promise<Digest | undefined> {
  const object = await storage.open(key);
  return object && archive.add(imageMember(key), object.size, object.stream);
}
