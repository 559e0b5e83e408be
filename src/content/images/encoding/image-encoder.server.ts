import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import type { Logger } from "pino";
import type { ShareCard } from "../../../artwork/cards/share-card.ts";
import { environmentFor } from "../../../platform/config/config.server.ts";
import { AppError } from "../../../platform/errors/app-error.ts";
import { lowerPriority } from "../../../platform/jobs/lower-priority.server.ts";
import type { DrawingToEncode } from "./encode-drawing.server.ts";
import type { EncodedUpload, UploadToEncode } from "./encode-upload.server.ts";
import { type EncoderAnswer, type EncoderTask, fromPlainError } from "./encoder-messages.server.ts";
import type { MadeVariants, VariantsRequest } from "./make-variants.server.ts";

declare module "../../../platform/services/services.server.ts" {
  interface Services {
    encoder: ImageEncoder;
  }
}

/**
 * Decodes and encodes images in child processes. An image that crashes the decoder or exhausts its memory cannot harm
 * the site. What somebody waits for is made at the priority of the site itself, and everything else at the lowest: on a
 * busy machine, a process of the lowest priority gets almost no time. Each process works on one task at a time and stays
 * alive for a while afterwards to take the next one of its priority.
 */
export type ImageEncoder = {
  /**
   * @param options `inBackground` if nobody waits for this image, as during an import of many
   * @throws AppError as `encodeUpload` does, and `Unavailable` when the process died, took too long or was stopped
   */
  encodeUpload(upload: UploadToEncode, options?: Priority): Promise<EncodedUpload>;
  /** In the background. Waits until no upload is being encoded, because users wait for uploads. Throws as above. */
  makeVariants(request: VariantsRequest): Promise<MadeVariants>;
  /** A drawing as AVIF, in the background: pages show its SVG meanwhile. Waits and throws as `makeVariants` does. */
  encodeDrawing(drawing: DrawingToEncode): Promise<Buffer>;
  /** A share card as PNG. Throws as above. */
  encodeCard(card: ShareCard): Promise<Buffer>;
  /** Another task in the list of the process, by its name. Throws as above. */
  perform<Result>(name: string, given: unknown): Promise<Result>;
  /** Kills all encoder processes; running tasks fail. */
  close(): Promise<void>;
};

type Priority = { inBackground: boolean };

type EncoderOptions = {
  log: Logger;
  /** What the processes run. */
  program: URL;
  /** Variables that its tasks need. */
  environment?: Readonly<Record<string, string>>;
  /** How long tasks may take, in milliseconds, by their names; all others have a minute. */
  limitsMs?: Readonly<Record<string, number>>;
  /** How long an idle process waits for the next task. */
  idleMs?: number;
};

const WAITED_FOR: Priority = { inBackground: false };
const IN_BACKGROUND: Priority = { inBackground: true };

const MINUTE_MS = 60_000;
/** Far longer than the largest images take on an idle machine. */
const LIMITS_MS = { encodeUpload: 4 * MINUTE_MS, makeVariants: 10 * MINUTE_MS };

/** A single malloc arena for all threads. With one per thread, fragmentation doubles the memory held after some images. */
const ONE_ARENA = { MALLOC_ARENA_MAX: "1" };

const unavailable = (sentence: string): AppError => new AppError("Unavailable", sentence, { retryAfterSeconds: 30 });

/** @throws Error if the process died right after its start */
function startProcess(
  { program, environment }: Pick<EncoderOptions, "program" | "environment">,
  { inBackground }: Priority,
): ChildProcess {
  const child = fork(program, {
    execArgv: [],
    env: environmentFor({ ...ONE_ARENA, ...environment }),
    serialization: "advanced",
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  if (inBackground && child.pid !== undefined) lowerPriority(child.pid);
  return child;
}

export function createImageEncoder({
  log,
  program,
  environment = {},
  limitsMs = LIMITS_MS,
  idleMs = MINUTE_MS,
}: EncoderOptions): ImageEncoder {
  const children = new Set<ChildProcess>();
  let idle: { child: ChildProcess; inBackground: boolean; timer: NodeJS.Timeout }[] = [];
  const uploads = new Set<Promise<unknown>>();
  let closed = false;

  function begin({ inBackground }: Priority): ChildProcess {
    const waiting = idle.findLast((each) => each.inBackground === inBackground);
    if (waiting !== undefined) {
      idle = idle.filter((each) => each !== waiting);
      clearTimeout(waiting.timer);
      waiting.child.ref();
      waiting.child.channel?.ref();
      return waiting.child;
    }
    // Those of the other priority hold 150 MB each, which a small machine needs for this task.
    for (const { child, timer } of idle) {
      clearTimeout(timer);
      child.disconnect();
    }
    idle = [];
    const child = startProcess({ program, environment }, { inBackground });
    children.add(child);
    child.on("error", (error) => log.error({ err: error }, "The image encoder failed"));
    child.once("exit", () => {
      children.delete(child);
      clearTimeout(idle.find((each) => each.child === child)?.timer);
      idle = idle.filter((each) => each.child !== child);
    });
    return child;
  }

  /**
   * Parks a process until the next task. It is unreferenced, so it does not keep the site alive if `close` is never
   * called.
   */
  function rest(child: ChildProcess, { inBackground }: Priority): void {
    if (closed || !child.connected) return;
    child.unref();
    child.channel?.unref();
    const timer = setTimeout(() => child.disconnect(), idleMs);
    timer.unref();
    idle.push({ child, inBackground, timer });
  }

  async function run<Result>(task: EncoderTask, priority: Priority): Promise<Result> {
    if (closed) throw unavailable("The site is stopping.");
    const child = begin(priority);
    let tookTooLong = false;
    const limit = setTimeout(() => {
      tookTooLong = true;
      child.kill("SIGKILL");
    }, limitsMs[task.name] ?? MINUTE_MS);
    const answered = Promise.withResolvers<EncoderAnswer>();
    const ended = (code: number | null, signal: string | null) => {
      log.error({ code, signal, task: task.name, tookTooLong }, "The image encoder ended in the middle of a task");
      answered.reject(
        unavailable(
          tookTooLong
            ? "This image takes too long to process. Please try a smaller one."
            : "The image could not be processed completely. Please try again.",
        ),
      );
    };
    child.once("message", answered.resolve).once("exit", ended);
    try {
      child.send(task, (error) => {
        // The process is already ending; its "exit" event calls `ended`.
        if (error) child.kill("SIGKILL");
      });
      const answer = await answered.promise;
      if ("error" in answer) throw fromPlainError(answer.error);
      return answer.result as Result;
    } finally {
      clearTimeout(limit);
      child.off("message", answered.resolve).off("exit", ended);
      rest(child, priority);
    }
  }

  async function noUploads(): Promise<void> {
    while (uploads.size > 0) await Promise.allSettled(uploads);
  }

  return {
    async encodeUpload(given, priority = WAITED_FOR) {
      const running = run<EncodedUpload>({ name: "encodeUpload", given }, priority);
      uploads.add(running);
      try {
        return await running;
      } finally {
        uploads.delete(running);
      }
    },
    async makeVariants(given) {
      await noUploads();
      return run({ name: "makeVariants", given }, IN_BACKGROUND);
    },
    async encodeDrawing(given) {
      await noUploads();
      return run({ name: "encodeDrawing", given }, IN_BACKGROUND);
    },
    encodeCard: (given) => run({ name: "encodeCard", given }, WAITED_FOR),
    perform: (name, given) => run({ name, given }, WAITED_FOR),
    async close() {
      closed = true;
      for (const { timer } of idle) clearTimeout(timer);
      await Promise.all(
        Array.from(children, async (child) => {
          const exit = once(child, "exit");
          child.ref();
          child.kill("SIGKILL");
          await exit;
        }),
      );
    },
  };
}
