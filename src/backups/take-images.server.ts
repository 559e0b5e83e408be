import { findStoredFile, listStoredFiles, type StoredFile } from "../images/stored-files.server.ts";
import type { Queryable } from "../platform/db/queryable.server.ts";
import type { Storage } from "../platform/storage/storage.server.ts";
import type { ArchiveWriter } from "./archive/archive-writer.server.ts";
import { type Digest, imageMember } from "./archive/backup-format.server.ts";

/** What of the image store is in an archive until now, and what of it is not as the database has it. */
export type TakenImages = { digests: Map<string, Digest>; missing: Set<string>; damaged: Set<string> };

/** Another image has taken the name of one that is in the archive: the archive has to be begun again. */
export class NameTakenAnew extends Error {}

const keyOf = ({ folder, name }: StoredFile): string => `${folder}/${name}`;

const fits = (file: StoredFile, { bytes, sha256 }: Digest): boolean =>
  file.bytes === bytes && (file.hash === undefined || file.hash === sha256);

const isSame = (file: StoredFile, other: StoredFile | undefined): boolean =>
  other !== undefined && other.bytes === file.bytes && other.hash === file.hash;

type Sources = { copy: Queryable; live: Queryable; storage: Storage };

/**
 * Adds every file of the store that a copy of the database names, and that is not in the archive yet.
 *
 * An image's row goes before its object does. So where an object is not there, or is another one, the running database
 * tells why: it still has the row, then the object is lost or damaged; or it does not, then somebody has removed the
 * image since the copy was made, and a newer copy is needed.
 * @param onFile told after each
 * @returns true where a newer copy is needed
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
      // Asked after the object was looked for. Then looked for once more: it may have gone and come back.
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
