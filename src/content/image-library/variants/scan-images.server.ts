import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import type { OpenDatabase } from "../../../platform/db/open-database.server.ts";
import { findSiteState, saveSiteState } from "../../../platform/db/site-state.server.ts";
import type { Clock } from "../../../platform/services/services.server.ts";
import { imageKey, type ListedObject, type Storage, variantKey } from "../../../platform/storage/storage.server.ts";
import { creditPacket } from "../../images/encoding/credit-packet.server.ts";
import { findImage } from "../../images/image-rows.server.ts";
import { findForeignParts, isAboutCredit } from "../../images/recognition/find-foreign-parts.server.ts";
import { storedTypeOf } from "../../images/stored-type.ts";
import { findVariant, listFileNames } from "./variant-rows.server.ts";

type Parts = { db: OpenDatabase; storage: Storage; clock: Clock };

/** The options of a long run over all images. */
export type ImageRun = {
  /** Starts with the first image instead of resuming the last run. */
  fromStart: boolean;
  /** Aborted to stop after the current image. */
  signal: AbortSignal;
  onProgress(progress: { done: number; total: number }): void;
};

export type ScanResult = { files: number; problems: number; finished: boolean };

/** The progress of a stopped scan: the last key, and the problems found so far. */
type ScanState = { after: string; files: number; problems: number };

/** The scan saves its progress after this many files, in case the process is killed. */
const NOTE_EVERY = 25;

/** A younger file without a row may belong to an upload that is not recorded yet. */
const ARRIVING_MS = 10 * 60 * 1000;

/** The expected properties of a file, from its row. */
type Expected = { type: string; bytes: number; hash?: string; packet: string | undefined; creditMayDiffer: boolean };

async function findExpected(db: OpenDatabase, key: string): Promise<Expected | undefined> {
  const [folder, name = ""] = key.split("/");
  if (folder === "public") {
    const image = await findImage(db.read, name);
    return image && { ...image, packet: undefined, creditMayDiffer: false };
  }
  const found = await findVariant(db.read, name);
  if (found === undefined) return undefined;
  const { variant, image } = found;
  // The credit was changed. New variants with the new words will replace this one.
  const creditMayDiffer = image.variants_due !== null;
  return { type: variant.type, bytes: variant.bytes, packet: creditPacket(image), creditMayDiffer };
}

/** The problems of one file, each as the end of a sentence that begins with its name. */
async function findProblems({ db, storage, clock }: Parts, { key, modified }: ListedObject): Promise<string[]> {
  const object = await storage.open(key);
  // Removed since it was listed.
  if (object === undefined) return [];
  const bytes = await buffer(object.stream);
  const expected = await findExpected(db, key);
  if (expected === undefined) {
    const arriving = clock.now().getTime() - modified.getTime() < ARRIVING_MS;
    if (arriving || !(await storage.exists(key))) return [];
    // A variant without a row may carry a credit, but which one is no longer known.
    const inside = findForeignParts(bytes, storedTypeOf(key), undefined).filter((problem) => !isAboutCredit(problem));
    return ["belongs to no image", ...inside];
  }
  const { type, hash, packet, creditMayDiffer } = expected;
  const differs =
    bytes.length !== expected.bytes ||
    (hash !== undefined && createHash("sha256").update(bytes).digest("hex") !== hash);
  const inside = findForeignParts(bytes, type, packet);
  return [
    ...(differs ? ["differs from what was recorded"] : []),
    ...inside.filter((problem) => !creditMayDiffer || !isAboutCredit(problem)),
  ];
}

async function* findMissing({ db, storage }: Parts): AsyncGenerator<string> {
  for (const [table, keyOf] of [
    ["images", imageKey],
    ["image_variants", variantKey],
  ] as const) {
    for (const name of await listFileNames(db.read, table)) {
      if (await storage.exists(keyOf(name))) continue;
      // The image may have been removed, with its row, since the names were read.
      const stillThere = table === "images" ? await findImage(db.read, name) : await findVariant(db.read, name);
      if (stillThere) yield keyOf(name);
    }
  }
}

/**
 * Opens every stored file to verify that it contains only an image and, for variants, exactly the image's credit and
 * licence. Also compares files and rows. A scan that was stopped resumes where it left off.
 * @param onProblem called with each problem, as a sentence
 */
export async function scanImages(
  parts: Parts,
  run: ImageRun & { onProblem(sentence: string): void },
): Promise<ScanResult> {
  const { db, storage } = parts;
  const noted = run.fromStart ? undefined : await findSiteState(db.read, "images_scan");
  const state: ScanState = noted ? (JSON.parse(noted) as ScanState) : { after: "", files: 0, problems: 0 };
  const note = (value: ScanState | undefined) =>
    saveSiteState(db.write, "images_scan", value === undefined ? "" : JSON.stringify(value));
  const report = (key: string, problem: string) => {
    state.problems += 1;
    run.onProblem(`${key} ${problem}.`);
  };

  const objects = (await Array.fromAsync(storage.list(""))).sort((a, b) => (a.key < b.key ? -1 : 1));
  for (const [index, object] of objects.entries()) {
    if (object.key <= state.after) continue;
    if (run.signal.aborted) {
      await note(state);
      return { files: state.files, problems: state.problems, finished: false };
    }
    run.onProgress({ done: index, total: objects.length });
    for (const problem of await findProblems(parts, object)) report(object.key, problem);
    state.after = object.key;
    state.files += 1;
    if (state.files % NOTE_EVERY === 0) await note(state);
  }
  for await (const key of findMissing(parts)) report(key, "is recorded, but not in the store");
  await note(undefined);
  return { files: state.files, problems: state.problems, finished: true };
}
