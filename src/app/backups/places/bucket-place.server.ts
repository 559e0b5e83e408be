import { Readable } from "node:stream";
import type { BackupStore } from "../../../platform/config/backup-settings.server.ts";
import { AppError } from "../../../platform/errors/app-error.ts";
import { explainFault } from "../../../platform/storage/s3-errors.server.ts";
import { openS3Folder } from "../../../platform/storage/s3-folder.server.ts";
import { isBackupName } from "./backup-names.ts";
import type { BackupFile, BackupPlace } from "./backup-place.server.ts";

/** A store tells when an upload was begun, not when its last part came. No backup takes this long. */
const GIVEN_UP_AFTER_MS = 48 * 60 * 60 * 1000;
/** The site that stops does not wait longer for a store. */
const REMOVE_UNFINISHED_MS = 5_000;

/** Backups in a bucket. A store shows a file only once it is complete, so a temporary name is not needed. */
export function openBucketPlace(store: BackupStore, place: { bucket: string; prefix: string }): BackupPlace {
  const words = { store: "store of the backups", bucketSetting: "BACKUP_DIR", settings: store.settings };
  const folder = openS3Folder(store, place, {
    toFailure(fault) {
      const { sentence, advice } = explainFault(fault, { ...store, bucket: place.bucket }, words);
      return new AppError(fault.fault === "full" ? "DiskFull" : "Unavailable", `${sentence} ${advice}`, {
        cause: fault,
      });
    },
  });
  const address = `s3://${place.bucket}${place.prefix === "" ? "" : `/${place.prefix}`}`;

  const file = (name: string): BackupFile => ({
    name: `${address}/${name}`,
    async create(expectedBytes) {
      if (await folder.exists(name)) {
        throw new AppError("Conflict", `${address}/${name} already exists: choose another name.`);
      }
      return {
        async write(source, onFailure) {
          const body = Readable.from(source, { objectMode: false });
          try {
            await folder.put(name, body, expectedBytes);
          } catch (error) {
            onFailure(error);
            throw error;
          } finally {
            body.destroy();
          }
        },
      };
    },
    start: (bytes) => folder.start(name, bytes),
    read: () => folder.read(name),
    remove: () => folder.remove(name),
    removeUnfinished: () =>
      folder.removeUnfinished((found) => found.name === name, AbortSignal.timeout(REMOVE_UNFINISHED_MS)),
  });

  return {
    address,
    async prepare() {},
    file,
    list: () => folder.list(),
    removeGivenUp: (now) =>
      folder.removeUnfinished(
        ({ name, begun }) => isBackupName(name) && now.getTime() - begun.getTime() > GIVEN_UP_AFTER_MS,
      ),
    freeBytes: async () => undefined,
    close: () => folder.close(),
  };
}
