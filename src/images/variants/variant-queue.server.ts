import type { Logger } from "pino";
import type { Config } from "../../platform/config/config.server.ts";
import type { OpenDatabase } from "../../platform/db/open-database.server.ts";
import { createJobRunner, type JobRunner } from "../../platform/jobs/job-runner.server.ts";
import type { Storage } from "../../platform/storage/storage.server.ts";
import type { ImageEncoder } from "../encoding/image-encoder.server.ts";
import { makeDueVariants } from "./make-due-variants.server.ts";
import { findNextVariantsTime } from "./variant-rows.server.ts";

/** Poll at least this often: work may be added by another process, or by saves that do not wake the queue. */
const LONGEST_SLEEP_MS = 10_000;

type QueueNeeds = {
  db: OpenDatabase;
  storage: Storage;
  encoder: ImageEncoder;
  clock: { now(): Date };
  config: Config;
  log: Logger;
  graceMs?: number;
};

/** The background queue that makes due variants, one image at a time. */
export function createVariantQueue({ graceMs, ...parts }: QueueNeeds): JobRunner {
  const { db, encoder, clock, log } = parts;
  return createJobRunner({
    async doNext(stopping) {
      const end = await makeDueVariants(parts, { stopping });
      if (end !== undefined && "made" in end) log.info(end, "The variants of an image were made");
      return end !== undefined;
    },
    nextDue: () => findNextVariantsTime(db.read),
    longestSleepMs: LONGEST_SLEEP_MS,
    onError: (error) => log.error({ err: error }, "The queue of image variants failed"),
    breakOff: () => void encoder.close(),
    clock,
    graceMs,
  });
}
