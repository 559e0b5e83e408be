import { AppError } from "../../domain/errors/app-error.ts";
import { createBoundedQueue } from "../bounded-queue.ts";

/**
 * Every picture of this process is encoded through here. Decoded, the largest takes some hundred megabytes, and each
 * keeps a core busy: two at once are what a small machine bears. With more than 20 waiting, `run` throws an AppError
 * `Unavailable`.
 */
export const pictureEncodings = createBoundedQueue({
  atOnce: 2,
  waiting: 20,
  refusal: () =>
    new AppError("Unavailable", "Too many pictures are being worked on just now. Please try again in a moment.", {
      retryAfterSeconds: 10,
    }),
});
