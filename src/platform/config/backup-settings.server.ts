import { isAbsolute, relative, resolve } from "node:path";
import { z } from "zod";
import { readBucketAddress } from "./bucket-address.ts";
import { type GivenS3Settings, isBucketName, type S3Access, s3SettingsShape } from "./s3-settings.server.ts";

const HOUR_MS = 60 * 60 * 1000;
const MOST_HOURS = 24 * 366;

/** How to get into the store of the backups, and with which settings that was said: `BACKUP_S3_…` or `S3_…`. */
export type BackupStore = S3Access & Readonly<{ settings: "BACKUP_S3" | "S3" }>;

/** Where and how often the site makes automatic backups. */
export type BackupSettings = Readonly<{
  /**
   * A folder's path, or a bucket's address such as `s3://bucket/prefix`. Undefined: no automatic backups, and the backup
   * command needs a file as its argument.
   */
  dir: string | undefined;
  /** For addresses that begin with `s3://`; undefined if no store is set up. */
  store: BackupStore | undefined;
  everyMs: number;
  /** How many backups are kept; older ones are deleted. */
  keep: number;
  /** Undefined: backups are not encrypted. */
  keyFile: string | undefined;
}>;

export const backupSettingsShape = {
  BACKUP_DIR: z.string().min(1).optional(),
  BACKUP_EVERY: z
    .string()
    .regex(/^[1-9]\d{0,3}[hd]$/, "must be a number of hours or days, such as 12h or 1d")
    .transform((text) => Number(text.slice(0, -1)) * (text.endsWith("d") ? 24 : 1))
    .pipe(z.number().max(MOST_HOURS, "must be a year at most"))
    .default(24),
  BACKUP_KEEP: z
    .string()
    .regex(/^[1-9]\d{0,2}$/, "must be a whole number from 1 to 999")
    .transform(Number)
    .default(7),
  BACKUP_KEY_FILE: z.string().min(1).optional(),
  BACKUP_S3_ENDPOINT: s3SettingsShape.S3_ENDPOINT,
  BACKUP_S3_REGION: s3SettingsShape.S3_REGION,
  BACKUP_S3_ACCESS_KEY_ID: s3SettingsShape.S3_ACCESS_KEY_ID,
  BACKUP_S3_SECRET_ACCESS_KEY: s3SettingsShape.S3_SECRET_ACCESS_KEY,
};

type GivenBackupSettings = z.infer<z.ZodObject<typeof backupSettingsShape>>;
type Problem = { setting: keyof GivenBackupSettings; message: string };

/** All or none: otherwise the secret of one store could go with the key of another. */
const STORE_SETTINGS = [
  "BACKUP_S3_ENDPOINT",
  "BACKUP_S3_REGION",
  "BACKUP_S3_ACCESS_KEY_ID",
  "BACKUP_S3_SECRET_ACCESS_KEY",
] as const;

const isWithin = (path: string, folder: string): boolean => {
  const way = relative(resolve(folder), resolve(path));
  return way === "" || (!way.startsWith("..") && !isAbsolute(way));
};

/**
 * Why no backup may be written to this address; undefined if it may, or if it is a path. The answer continues a sentence
 * that begins with what names the address.
 * @param images the bucket of the images, if they are in one
 * @param endpoint the store of the backups
 */
export function findBucketProblem(
  address: string,
  images: { bucket: string; endpoint: string; publicUrl: string | undefined } | undefined,
  endpoint: string | undefined,
): string | undefined {
  const place = readBucketAddress(address);
  if (place === undefined) return undefined;
  if (place === "wrong" || !isBucketName(place.bucket)) return "must be a folder, or a bucket as in s3://bucket/prefix";
  if (images === undefined || images.bucket !== place.bucket || images.endpoint !== endpoint) return undefined;
  if (images.publicUrl !== undefined) {
    return "is in the bucket from which readers load images (S3_PUBLIC_URL), so they could load the backups too: choose another bucket";
  }
  const [first = ""] = place.path.split("/");
  if (!["", "public", "variants"].includes(first)) return undefined;
  return "is where the images are: choose another bucket, or a prefix beside public and variants, such as backups";
}

function findStoreProblem(given: GivenBackupSettings & GivenS3Settings): Problem | undefined {
  const named = STORE_SETTINGS.filter((name) => given[name] !== undefined);
  const missing = STORE_SETTINGS.find((name) => given[name] === undefined);
  if (named[0] !== undefined && missing !== undefined) {
    return { setting: missing, message: `is missing: it is required with ${named[0]}` };
  }
  const dir = given.BACKUP_DIR;
  if (dir === undefined || readBucketAddress(dir) === undefined) return undefined;
  const endpoint = given.BACKUP_S3_ENDPOINT ?? given.S3_ENDPOINT;
  const images = given.S3_BUCKET !== undefined && given.S3_ENDPOINT !== undefined;
  const message = findBucketProblem(
    dir,
    images
      ? { bucket: given.S3_BUCKET ?? "", endpoint: given.S3_ENDPOINT ?? "", publicUrl: given.S3_PUBLIC_URL }
      : undefined,
    endpoint,
  );
  if (message !== undefined) return { setting: "BACKUP_DIR", message };
  if (endpoint !== undefined) return undefined;
  return { setting: "BACKUP_S3_ENDPOINT", message: "is missing: a bucket in BACKUP_DIR requires it, or S3_ENDPOINT" };
}

/** Finds settings that conflict; `message` continues a sentence that begins with the setting's name. */
export function findBackupProblem(
  given: GivenBackupSettings & GivenS3Settings & { DATA_DIR: string },
): Problem | undefined {
  const storeProblem = findStoreProblem(given);
  if (storeProblem !== undefined) return storeProblem;
  const isFolder = given.BACKUP_DIR !== undefined && readBucketAddress(given.BACKUP_DIR) === undefined;
  const folders = { BACKUP_DIR: isFolder ? given.BACKUP_DIR : undefined, DATA_DIR: given.DATA_DIR };
  if (folders.BACKUP_DIR !== undefined && isWithin(folders.BACKUP_DIR, given.DATA_DIR)) {
    const message =
      "is in DATA_DIR: choose a folder elsewhere, preferably on another disk, so that both cannot be lost at once";
    return { setting: "BACKUP_DIR", message };
  }
  for (const place of ["BACKUP_DIR", "DATA_DIR"] as const) {
    const folder = folders[place];
    if (given.BACKUP_KEY_FILE === undefined || folder === undefined || !isWithin(given.BACKUP_KEY_FILE, folder))
      continue;
    const reason =
      place === "BACKUP_DIR"
        ? "anyone who gets the backups must not get their key"
        : "what destroys the data must not destroy the key";
    return { setting: "BACKUP_KEY_FILE", message: `is in ${place}: choose a place elsewhere, because ${reason}` };
  }
  return undefined;
}

function readStore(given: GivenBackupSettings & GivenS3Settings): BackupStore | undefined {
  const settings = given.BACKUP_S3_ENDPOINT === undefined ? "S3" : "BACKUP_S3";
  const endpoint = given[`${settings}_ENDPOINT`];
  const region = given[`${settings}_REGION`];
  const accessKeyId = given[`${settings}_ACCESS_KEY_ID`];
  const secretAccessKey = given[`${settings}_SECRET_ACCESS_KEY`];
  if (!endpoint || !region || !accessKeyId || !secretAccessKey) return undefined;
  return Object.freeze({ endpoint, region, accessKeyId, secretAccessKey, settings });
}

/** The absolute form of a path, or a bucket's address without slashes at its end. */
export const resolvePlace = (place: string): string =>
  readBucketAddress(place) === undefined ? resolve(place) : place.replace(/\/+$/, "");

/** The settings in the form the code uses. `findBackupProblem` must have found nothing. */
export function readBackupSettings(given: GivenBackupSettings & GivenS3Settings): BackupSettings {
  const { BACKUP_DIR: dir, BACKUP_EVERY: hours, BACKUP_KEEP: keep, BACKUP_KEY_FILE: keyFile } = given;
  return Object.freeze({
    dir: dir === undefined ? undefined : resolvePlace(dir),
    store: readStore(given),
    everyMs: hours * HOUR_MS,
    keep,
    keyFile: keyFile === undefined ? undefined : resolve(keyFile),
  });
}
