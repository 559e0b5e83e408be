import sharp, { type Sharp } from "sharp";
import { AppError } from "../../../platform/errors/app-error.ts";
import { diskFullOr } from "../../../platform/storage/file-errors.server.ts";
import { type ImageLimits, MAX_SIDE } from "./image-limits.server.ts";

// Each image is processed once and on a single thread. A cache would only hold memory, and two encodings already fill
// two cores.
sharp.cache(false);
sharp.concurrency(1);

/** After this time, an image counts as unreadable. The largest ordinary image takes a tenth of it. */
const TIMEOUT_SECONDS = 90;

type Reading = {
  animated?: boolean;
  /** Whether a warning of the decoder is an error too. */
  strict?: boolean;
};

/** Opens an image file, or its bytes. Damage is an error, and nothing larger than allowed is ever decoded. */
export const openImage = (
  file: string | Buffer,
  { maxPixels }: ImageLimits,
  { animated = false, strict = false }: Reading = {},
): Sharp =>
  sharp(file, { failOn: strict ? "warning" : "error", limitInputPixels: maxPixels, animated }).timeout({
    seconds: TIMEOUT_SECONDS,
  });

/** Warnings about what phones by Samsung and Google write into intact photographs; `mendJpeg` removes it. */
const HARMLESS_WARNING = /Invalid SOS parameters|extraneous bytes before marker/;

/** Whether strict decoding stopped at something harmless to the image. A real error may still follow it. */
export const isHarmless = (error: unknown): boolean => error instanceof Error && HARMLESS_WARNING.test(error.message);

export const tooLarge = ({ maxPixels }: ImageLimits, maxSide = MAX_SIDE): AppError => {
  const megapixels = (maxPixels / 1_000_000).toLocaleString("en", { maximumFractionDigits: 1 });
  const side = maxSide.toLocaleString("en");
  return new AppError(
    "TooLarge",
    `This image has too many pixels: at most ${megapixels} million are accepted, and ${side} on a side.`,
  );
};

/** Turns an error of the image library into one for the user who uploaded the image. */
export function imageError(error: unknown, limits: ImageLimits): unknown {
  const known = diskFullOr(error);
  if (known instanceof AppError) return known;
  if (error instanceof Error && /exceeds pixel limit/i.test(error.message)) return tooLarge(limits);
  const message = "This image is damaged or incomplete and cannot be read. Please export it again and retry.";
  return new AppError("Invalid", message, { errors: [{ path: "file", message }], cause: error });
}
