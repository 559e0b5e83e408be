import { createHash } from "node:crypto";
import { access, constants, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { ImageRow } from "../../content/images/image-tables.server.ts";
import type { Config } from "../../platform/config/config.server.ts";
import type { Queryable } from "../../platform/db/queryable.server.ts";
import { hasCode } from "../../platform/storage/file-errors.server.ts";
import { localStoreFolder } from "../../platform/storage/local.server.ts";
import { imageKey, STORAGE_FOLDERS } from "../../platform/storage/storage.server.ts";
import { temporaryFolder } from "../../platform/storage/temporary-files.server.ts";
import { type Finding, hint, ok, problem, wordsOf } from "./finding.server.ts";

/** The number of newest images to check; `npm run images -- scan` checks all. */
const LOOKED_AT = 3;

async function checkFolder(folder: string): Promise<Finding | undefined> {
  try {
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return undefined;
  } catch (error) {
    if (hasCode(error, "ENOENT")) {
      return hint(
        "images",
        `The folder ${folder} does not exist.`,
        "The next start creates it. Any images that were in it are lost.",
      );
    }
    const advice =
      "Let the account that runs the site read and write there, and check that the disk is not mounted read-only.";
    return problem("images", `The folder ${folder} cannot be written: ${wordsOf(error)}.`, advice);
  }
}

async function checkImage(root: string, { name, bytes, hash }: ImageRow): Promise<Finding | undefined> {
  const advice = "Restore it from a backup. To check all images, run npm run images -- scan.";
  try {
    const content = await readFile(join(root, imageKey(name)));
    const found = createHash("sha256").update(content).digest("hex");
    if (content.byteLength === bytes && found === hash) return undefined;
    return problem("images", `The image ${name} is not as it was stored.`, advice);
  } catch (error) {
    return problem("images", `The image ${name} cannot be read: ${wordsOf(error)}.`, advice);
  }
}

/** Whether the store is usable and the newest images can be read as they were stored. Writes nothing. */
export async function checkImages(
  { dataDir, s3 }: Pick<Config, "dataDir" | "s3">,
  db: Queryable,
  now: Date,
): Promise<Finding[]> {
  const newest = await db.selectFrom("images").selectAll().orderBy("created_at", "desc").limit(LOOKED_AT).execute();
  if (s3 === undefined) return checkLocalStore(dataDir, newest);
  // The S3 library is loaded only if a bucket is configured.
  const { checkBucket } = await import("./check-bucket.server.ts");
  return checkBucket({ dataDir, s3, now }, db, newest);
}

async function checkLocalStore(dataDir: string, newest: ImageRow[]): Promise<Finding[]> {
  const root = localStoreFolder(dataDir);
  const folders = [...STORAGE_FOLDERS.map((folder) => join(root, folder)), temporaryFolder(dataDir)];
  const looked = await Promise.all([...folders.map(checkFolder), ...newest.map((image) => checkImage(root, image))]);
  const findings = looked.filter((finding) => finding !== undefined);
  if (findings.length > 0) return findings;
  const read =
    newest.length === 0
      ? "There is none yet"
      : `The newest ${newest.length === 1 ? "is" : `${newest.length} are`} as stored`;
  return [ok("images", `The store can be written. ${read}.`)];
}
