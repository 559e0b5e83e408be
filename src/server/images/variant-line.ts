import type { Logger } from "pino";
import type { Config } from "../config.ts";
import { findNextVariantsTime } from "../db/image-variants.ts";
import type { OpenDatabase } from "../db/open.ts";
import { createDueWork, type DueWork } from "../due-work.ts";
import { makeDueVariants } from "../operations/make-due-variants.ts";
import type { Storage } from "../storage/storage.ts";
import type { PictureEncoder } from "./picture-encoder.ts";

/** What is due may be written by another process, and by saves that wake nobody. */
const LONGEST_SLEEP_MS = 10_000;

type LineNeeds = {
  db: OpenDatabase;
  storage: Storage;
  encoder: PictureEncoder;
  clock: { now(): Date };
  config: Config;
  log: Logger;
  graceMs?: number;
};

/** Makes the forms of pictures that are due, one picture after the other. */
export function createVariantLine({ graceMs, ...parts }: LineNeeds): DueWork {
  const { db, encoder, clock, log } = parts;
  return createDueWork({
    async doNext(stopping) {
      const end = await makeDueVariants(parts, { stopping });
      if (end !== undefined && "made" in end) log.info(end, "The forms of a picture are there");
      return end !== undefined;
    },
    nextDue: () => findNextVariantsTime(db.read),
    longestSleepMs: LONGEST_SLEEP_MS,
    onError: (error) => log.error({ err: error }, "Making the forms of pictures met an error"),
    breakOff: () => void encoder.close(),
    clock,
    graceMs,
  });
}
