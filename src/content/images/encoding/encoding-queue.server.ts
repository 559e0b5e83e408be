import { AppError } from "../../../platform/errors/app-error.ts";
import { createBoundedQueue } from "../../../platform/limits/bounded-queue.server.ts";

/**
 * The queue for all image encodings of this process. The largest image takes some hundred megabytes once decoded, and
 * each encoding keeps a core busy, so a small machine can bear two at a time. With more than 20 waiting, `run` throws
 * an AppError `Unavailable`.
 */
export const imageEncodings = createBoundedQueue({
  atOnce: 2,
  waiting: 20,
  refusal: () =>
    new AppError("Unavailable", "Too many images are being processed at the moment. Please try again shortly.", {
      retryAfterSeconds: 10,
    }),
});

/**
 * Holds every upload of this process from its first byte to its response. Without this limit, uploads received while
 * the encodings above are busy could fill the disk. With 24 under way, the next is refused with an AppError
 * `Unavailable`.
 */
export const uploadsUnderWay = createBoundedQueue({
  atOnce: 24,
  waiting: 0,
  refusal: () =>
    new AppError("Unavailable", "Too many images are being uploaded at the moment. Please try again shortly.", {
      retryAfterSeconds: 10,
    }),
});
