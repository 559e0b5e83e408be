import { AppError } from "../../platform/errors/app-error.ts";
import { createBoundedQueue } from "../../platform/limits/bounded-queue.server.ts";

/**
 * Every image of this process is encoded through here. Decoded, the largest takes some hundred megabytes, and each
 * keeps a core busy: two at once are what a small machine bears. With more than 20 waiting, `run` throws an AppError
 * `Unavailable`.
 */
export const imageEncodings = createBoundedQueue({
  atOnce: 2,
  waiting: 20,
  refusal: () =>
    new AppError("Unavailable", "Too many pictures are being worked on just now. Please try again in a moment.", {
      retryAfterSeconds: 10,
    }),
});

/**
 * Every upload of this process stands in here from its first byte to its answer, so that what is received while the
 * encodings above are busy does not fill the disk. One more than 24 is refused with an AppError `Unavailable`.
 */
export const uploadsUnderWay = createBoundedQueue({
  atOnce: 24,
  waiting: 0,
  refusal: () =>
    new AppError("Unavailable", "Too many pictures are being uploaded just now. Please try again in a moment.", {
      retryAfterSeconds: 10,
    }),
});
