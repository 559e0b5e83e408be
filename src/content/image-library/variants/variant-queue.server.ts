import { createJobRunner, type JobRunner } from "../../../platform/jobs/job-runner.server.ts";
import { makeDueVariants, type VariantsParts } from "./make-due-variants.server.ts";
import { findNextVariantsTime } from "./variant-rows.server.ts";

declare module "../../../platform/services/services.server.ts" {
  interface Services {
    /** Makes the image variants that are due. */
    variantQueue: JobRunner;
  }
}

/** Poll at least this often: work may be added by another process, or by saves that do not wake the queue. */
const LONGEST_SLEEP_MS = 10_000;

/** The background queue that makes due variants, one image at a time. */
export function createVariantQueue({ graceMs, ...parts }: VariantsParts & { graceMs?: number }): JobRunner {
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
