import type { Logger } from "pino";
import type { Config } from "../config.ts";
import { findNextVariantsTime } from "../db/image-variants.ts";
import type { OpenDatabase } from "../db/open.ts";
import { makeDueVariants } from "../operations/make-due-variants.ts";
import type { Storage } from "../storage/storage.ts";
import type { PictureEncoder } from "./picture-encoder.ts";

/** What is due may be written by another process, and by saves that wake nobody: it looks again at least this often. */
const LONGEST_SLEEP_MS = 10_000;
const AFTER_FAILURE_MS = 60_000;
/** How long the running encoding may take to end when the site stops. */
const GRACE_MS = 5_000;

/** Makes the forms of pictures that are due, one picture after the other. What is due stands in the database. */
export type VariantLine = {
  /** Begins with what an earlier run of the site left over. */
  start(): void;
  /** There may be something new to make. Without a start, or after the end, it does nothing. */
  wake(): void;
  /** Resolves when nothing is being made. */
  settled(): Promise<void>;
  /** Takes nothing more and lets the running picture end for a few seconds; then it is broken off, to be made again. */
  close(): Promise<void>;
};

type LineNeeds = {
  db: OpenDatabase;
  storage: Storage;
  encoder: PictureEncoder;
  clock: { now(): Date };
  config: Config;
  log: Logger;
  graceMs?: number;
};

export function createVariantLine({ graceMs = GRACE_MS, ...parts }: LineNeeds): VariantLine {
  const { db, encoder, clock, log } = parts;
  const stopping = new AbortController();
  let state: "new" | "running" | "closed" = "new";
  let work: Promise<void> | undefined;
  let wokenMeanwhile = false;
  let timer: NodeJS.Timeout | undefined;

  /** @returns after how many milliseconds to look again */
  async function makeAllDue(): Promise<number> {
    try {
      while (state === "running") {
        const end = await makeDueVariants(parts, { stopping: stopping.signal });
        if (end === undefined) break;
        if ("made" in end) log.info(end, "The forms of a picture are there");
      }
      const due = await findNextVariantsTime(db.read);
      return due === undefined ? LONGEST_SLEEP_MS : due.getTime() - clock.now().getTime();
    } catch (error) {
      log.error({ err: error }, "Making the forms of pictures met an error");
      return AFTER_FAILURE_MS;
    }
  }

  async function run(): Promise<void> {
    let pause: number;
    do {
      wokenMeanwhile = false;
      pause = await makeAllDue();
    } while (state === "running" && wokenMeanwhile);
    // In the same moment as the last look at `wokenMeanwhile`: whoever wakes from now on begins anew.
    work = undefined;
    if (state !== "running") return;
    timer = setTimeout(wake, Math.min(Math.max(pause, 0), LONGEST_SLEEP_MS));
    timer.unref();
  }

  function wake(): void {
    if (state !== "running") return;
    wokenMeanwhile = true;
    if (work) return;
    clearTimeout(timer);
    work = run();
  }

  return {
    start() {
      if (state !== "new") return;
      state = "running";
      wake();
    },
    wake,
    async settled() {
      while (work) await work;
    },
    async close() {
      state = "closed";
      clearTimeout(timer);
      const cutOff = setTimeout(() => {
        stopping.abort();
        void encoder.close();
      }, graceMs);
      while (work) await work;
      clearTimeout(cutOff);
    },
  };
}
