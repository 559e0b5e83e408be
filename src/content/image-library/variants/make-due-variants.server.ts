import { createWriteStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import type { Logger } from "pino";
import type { Config } from "../../../platform/config/config.server.ts";
import { raiseContentVersion } from "../../../platform/db/content-version.server.ts";
import type { OpenDatabase } from "../../../platform/db/open-database.server.ts";
import { AppError } from "../../../platform/errors/app-error.ts";
import { imageKey, type Storage, variantKey } from "../../../platform/storage/storage.server.ts";
import { temporaryFile } from "../../../platform/storage/temporary-files.server.ts";
import { entriesShowing } from "../../entries/entry-image-rows.server.ts";
import { renderShowingEntries } from "../../entries/saving/render-entries.server.ts";
import { creditPacket } from "../../images/encoding/credit-packet.server.ts";
import type { ImageEncoder } from "../../images/encoding/image-encoder.server.ts";
import { type VariantSpec, variantSpecs } from "../../images/encoding/variant-specs.server.ts";
import { findImage } from "../../images/image-rows.server.ts";
import type { ImageRow, ImageVariantRow } from "../../images/image-tables.server.ts";
import { findForeignParts } from "../../images/recognition/find-foreign-parts.server.ts";
import { MAX_SIDE } from "../../images/recognition/image-limits.server.ts";
import { countSeqs } from "../../kinds/rows/entry-rows.server.ts";
import { putVariants, removeVariantObjects } from "./put-variants.server.ts";
import {
  deleteVariants,
  findImageDue,
  insertVariants,
  listVariantNames,
  listVariants,
  updateVariantsDue,
} from "./variant-rows.server.ts";

/** The services needed to make variants. */
export type VariantsParts = {
  db: OpenDatabase;
  storage: Storage;
  encoder: ImageEncoder;
  clock: { now(): Date };
  config: Config;
  log: Logger;
};

const MINUTE_MS = 60_000;
/** The duration of a lease. It exceeds the encoder's limit, so an expired lease belongs to a process that died. */
const TAKEN_FOR_MS = 20 * MINUTE_MS;
/**
 * The delay after each failed attempt before the next. After the last failure, nothing is retried until it is requested
 * again.
 */
const DELAYS_MS = [MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 4 * 60 * MINUTE_MS];

/**
 * An image whose variants are being made. `lease` is the time until which no other process takes it; while the row
 * still holds it, the lease is ours.
 */
type Taken = { image: ImageRow; lease: string; tries: number };

/**
 * Leases the image that has been due for the longest time, or the named one, whether due or complete. Returns undefined
 * while the named one is leased or waiting for a retry.
 */
function takeImage({ db, clock }: VariantsParts, name: string | undefined): Promise<Taken | undefined> {
  return db.write.transaction().execute(async (transaction) => {
    const now = clock.now();
    const image = name === undefined ? await findImageDue(transaction, now) : await findImage(transaction, name);
    if (!image || (image.variants_due ?? "") > now.toISOString()) return undefined;
    const lease = new Date(now.getTime() + TAKEN_FOR_MS).toISOString();
    const tries = name === undefined ? image.variants_tries + 1 : 1;
    const found = { name: image.name, due: image.variants_due };
    await updateVariantsDue(transaction, found, { variants_due: lease, variants_tries: tries });
    return { image, lease, tries };
  });
}

const sameVariant = (a: VariantSpec, b: VariantSpec): boolean => a.type === b.type && a.width === b.width;

/** The variants whose files exist and carry exactly the image's current credit and licence. */
async function findGood(
  { storage }: VariantsParts,
  image: ImageRow,
  rows: ImageVariantRow[],
): Promise<ImageVariantRow[]> {
  const packet = creditPacket(image);
  const good: ImageVariantRow[] = [];
  for (const row of rows) {
    const object = await storage.open(variantKey(row.name));
    if (object && findForeignParts(await buffer(object.stream), row.type, packet).length === 0) good.push(row);
  }
  return good;
}

/** The transactional part of the swap. @returns false if the image was changed or removed in the meantime */
function record(
  { db }: VariantsParts,
  { image, lease }: Taken,
  change: { obsolete: string[]; fresh: ImageVariantRow[]; attention: { x: number; y: number } | undefined },
): Promise<boolean> {
  return db.write.transaction().execute(async (transaction) => {
    const stillOurs = await updateVariantsDue(
      transaction,
      { name: image.name, due: lease },
      {
        variants_due: null,
        variants_tries: 0,
        ...(change.attention && { attention_x: change.attention.x, attention_y: change.attention.y }),
      },
    );
    if (!stillOurs) return false;
    if (change.obsolete.length + change.fresh.length === 0) return true;
    await deleteVariants(transaction, change.obsolete);
    await insertVariants(transaction, change.fresh);
    const touched = await entriesShowing(transaction, [image.name]);
    if (countSeqs(touched) === 0) return true;
    await renderShowingEntries(transaction, touched);
    await raiseContentVersion(transaction, { onlyAdds: change.obsolete.length === 0 });
    return true;
  });
}

async function makeMissing(parts: VariantsParts, taken: Taken, folder: string): Promise<number> {
  const { storage, encoder, db } = parts;
  const { image } = taken;
  const before = await listVariants(db.read, image.name);
  const expected = variantSpecs(image);
  const kept = (await findGood(parts, image, before)).filter((row) => expected.some((spec) => sameVariant(spec, row)));
  const specs = expected.filter((spec) => !kept.some((row) => sameVariant(spec, row)));
  const object = await storage.open(imageKey(image.name));
  if (!object) throw new Error("The image itself is not in the store.");
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const master = join(folder, "master");
  await pipeline(object.stream, createWriteStream(master, { flags: "wx", mode: 0o600 }));
  // The configured limit was already applied at upload.
  const limits = { maxPixels: MAX_SIDE ** 2 };
  const { variants, attention } = await encoder.makeVariants({ master, folder, specs, credit: image, limits });
  const offered = kept.map((row) => row.name);
  const { rows: fresh, stored } = await putVariants(storage, { image: image.name, made: variants, offered });
  const obsolete = before.map((row) => row.name).filter((name) => !offered.includes(name));
  let recorded = false;
  try {
    recorded = await record(parts, taken, { obsolete, fresh, attention });
  } finally {
    const present = new Set(await listVariantNames(db.read, image.name));
    const removable = recorded ? obsolete : stored;
    await removeVariantObjects(
      storage,
      removable.filter((name) => !present.has(name)),
    );
  }
  return recorded ? fresh.length : 0;
}

async function putOff(
  { db, clock, log }: VariantsParts,
  { image, lease, tries }: Taken,
  brokenOff: boolean,
  error: unknown,
) {
  // An unavailable store says nothing about the image, so it does not count as an attempt.
  const isAway = error instanceof AppError && error.kind === "Unavailable";
  const delay = brokenOff ? 0 : isAway ? MINUTE_MS : DELAYS_MS[tries - 1];
  const due = delay === undefined ? null : new Date(clock.now().getTime() + delay).toISOString();
  const facts = { err: error, picture: image.name, tries, due };
  if (brokenOff) log.info({ picture: image.name }, "Making the variants of an image was interrupted");
  else if (due === null) log.error(facts, "The variants of an image could not be made: giving up");
  else log.warn(facts, "The variants of an image could not be made: trying again");
  const variants_tries = brokenOff || isAway ? tries - 1 : tries;
  await db.write
    .transaction()
    .execute((transaction) =>
      updateVariantsDue(transaction, { name: image.name, due: lease }, { variants_due: due, variants_tries }),
    );
}

/** The outcome for one image; `made` is the number of new variants. */
export type VariantsEnd = { picture: string } & ({ made: number } | { failure: unknown });

/**
 * Makes the variants that an image lacks, or that do not carry its current credit and licence, and swaps all of them in
 * at once. A failure is retried after a delay, up to five attempts in all.
 * @param name which image, even if none is due; otherwise the one that has been due for the longest time
 * @param stopping aborted during shutdown; an interruption by it is no failure
 * @returns undefined when nothing is due, or when the named image is leased or waiting for a retry
 */
export async function makeDueVariants(
  parts: VariantsParts,
  { name, stopping }: { name?: string; stopping?: AbortSignal } = {},
): Promise<VariantsEnd | undefined> {
  const taken = await takeImage(parts, name);
  if (!taken) return undefined;
  const image = taken.image.name;
  const folder = temporaryFile(parts.config.dataDir);
  try {
    return { picture: image, made: await makeMissing(parts, taken, folder) };
  } catch (error) {
    await putOff(parts, taken, stopping?.aborted ?? false, error);
    return { picture: image, failure: error };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
