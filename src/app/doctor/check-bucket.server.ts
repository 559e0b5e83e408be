import { createHash } from "node:crypto";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { findServedImage } from "../../content/image-library/image-access.server.ts";
import type { ImageRow } from "../../content/images/image-tables.server.ts";
import type { S3Settings } from "../../platform/config/s3-settings.server.ts";
import type { Queryable } from "../../platform/db/queryable.server.ts";
import { localStoreFolder } from "../../platform/storage/local.server.ts";
import { publicObjectUrl } from "../../platform/storage/public-urls.server.ts";
import { openS3Storage } from "../../platform/storage/s3.server.ts";
import { explainFault, StoreError } from "../../platform/storage/s3-errors.server.ts";
import { imageKey, STORAGE_FOLDERS, type Storage } from "../../platform/storage/storage.server.ts";
import { siteDay } from "../../platform/text/dates/publication-day.ts";
import { type Finding, hint, ok, problem, wordsOf } from "./finding.server.ts";

const TIME_LIMIT_MS = 10_000;

const isLoopback = (host: string): boolean => host === "localhost" || host === "[::1]" || /^127\./.test(host);

const DAMAGED = "Restore it from a backup. To check all images, run npm run images -- scan.";

async function checkImage(storage: Storage, { name, bytes, hash }: ImageRow): Promise<Finding | undefined> {
  const object = await storage.open(imageKey(name));
  if (object === undefined) return problem("images", `The image ${name} is not in the store.`, DAMAGED);
  const sums = createHash("sha256");
  for await (const piece of object.stream as AsyncIterable<Buffer>) sums.update(piece);
  if (object.size === bytes && sums.digest("hex") === hash) return undefined;
  return problem("images", `The image ${name} is not as it was stored.`, DAMAGED);
}

/** Images that were uploaded before there was a bucket, or that a restore could not move there. */
async function checkLeftBehind(dataDir: string): Promise<Finding | undefined> {
  for (const folder of STORAGE_FOLDERS) {
    const names = await readdir(join(localStoreFolder(dataDir), folder)).catch(() => []);
    if (names.length === 0) continue;
    const sentence = `There are images in ${join(localStoreFolder(dataDir), folder)}, but the site looks for them only in the bucket.`;
    return hint("images", sentence, "Run npm run images -- move to move them there.");
  }
  return undefined;
}

/** Whether the public can load an image from the address that the pages use. */
async function checkPublicUrl(
  publicUrl: string,
  db: Queryable,
  { newest, now }: { newest: ImageRow[]; now: Date },
): Promise<Finding | undefined> {
  for (const { name, bytes } of newest) {
    if (!(await findServedImage(db, name, siteDay(now)))?.isPublic) continue;
    const advice = "Make the bucket's objects publicly readable at S3_PUBLIC_URL, or remove that setting.";
    try {
      const url = publicObjectUrl(publicUrl, imageKey(name));
      const answer = await fetch(url, { method: "HEAD", signal: AbortSignal.timeout(TIME_LIMIT_MS) });
      if (answer.ok && Number(answer.headers.get("content-length") ?? bytes) === bytes) return undefined;
      return problem(
        "images",
        `Readers cannot load the image ${name} from ${url}: the response is ${answer.status}.`,
        advice,
      );
    } catch (error) {
      return problem("images", `S3_PUBLIC_URL ${publicUrl} cannot be reached: ${wordsOf(error)}.`, advice);
    }
  }
  return undefined;
}

/** Whether the bucket is usable and contains the newest images as they were stored. Writes nothing. */
export async function checkBucket(
  { dataDir, s3, now }: { dataDir: string; s3: S3Settings; now: Date },
  db: Queryable,
  newest: ImageRow[],
): Promise<Finding[]> {
  const storage = openS3Storage(s3);
  try {
    await storage.check();
    const looked = [
      await checkLeftBehind(dataDir),
      ...(await Promise.all(newest.map((image) => checkImage(storage, image)))),
      s3.publicUrl === undefined ? undefined : await checkPublicUrl(s3.publicUrl, db, { newest, now }),
    ];
    const { protocol, hostname } = new URL(s3.endpoint);
    if (protocol === "http:" && !isLoopback(hostname)) {
      const advice = "Use https, unless the network in between is private.";
      looked.push(hint("images", `Images are sent to ${s3.endpoint} without encryption.`, advice));
    }
    const findings = looked.filter((finding) => finding !== undefined);
    if (findings.length > 0) return findings;
    const read = newest.length === 0 ? "There are no images yet" : "The newest images are as stored";
    return [ok("images", `The bucket ${s3.bucket} can be read. ${read}.`)];
  } catch (error) {
    const fault = error instanceof Error ? error.cause : undefined;
    if (!(fault instanceof StoreError)) throw error;
    const { sentence, advice } = explainFault(fault, s3);
    return [problem("images", sentence, advice)];
  } finally {
    await storage.close();
  }
}
