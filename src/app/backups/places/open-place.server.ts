import { basename, dirname } from "node:path";
import { type BackupStore, resolvePlace } from "../../../platform/config/backup-settings.server.ts";
import { readBucketAddress } from "../../../platform/config/bucket-address.ts";
import { AppError } from "../../../platform/errors/app-error.ts";
import type { BackupFile, BackupPlace } from "./backup-place.server.ts";
import { openFolder } from "./folder-place.server.ts";

/**
 * Opens the place with this path or address.
 * @param store the settings for addresses that begin with `s3://`
 * @throws AppError `Invalid` for a wrong address, or if no store is set up
 */
export async function openPlace(address: string, store: BackupStore | undefined): Promise<BackupPlace> {
  const place = readBucketAddress(address);
  if (place === undefined) return openFolder(resolvePlace(address));
  if (place === "wrong") throw new AppError("Invalid", `${address} is not an address such as s3://bucket/prefix.`);
  if (store === undefined) {
    const sentence = `To use ${address}, set BACKUP_S3_ENDPOINT, BACKUP_S3_REGION, BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY.`;
    throw new AppError("Invalid", sentence);
  }
  // The S3 library is slow to load and takes memory, so it is loaded on demand.
  const { openBucketPlace } = await import("./bucket-place.server.ts");
  return openBucketPlace(store, { bucket: place.bucket, prefix: place.path });
}

/** Opens the place of a file, uses the file and closes the place again. */
export async function withBackupFile<Result>(
  address: string,
  store: BackupStore | undefined,
  use: (file: BackupFile, place: BackupPlace) => Promise<Result>,
): Promise<Result> {
  const full = resolvePlace(address);
  const cut = full.lastIndexOf("/");
  const [folder, name] =
    readBucketAddress(full) === undefined ? [dirname(full), basename(full)] : [full.slice(0, cut), full.slice(cut + 1)];
  if (folder === "s3:/") throw new AppError("Invalid", `${address} names a bucket, and no file in it.`);
  const place = await openPlace(folder, store);
  try {
    return await use(place.file(name), place);
  } finally {
    place.close();
  }
}
