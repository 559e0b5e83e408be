import { open } from "node:fs/promises";
import { fileTypeFromFile } from "file-type";
import type { Metadata } from "sharp";
import { AppError } from "../../../platform/errors/app-error.ts";
import { imageError, openImage, tooLarge } from "./image-file.server.ts";
import { type ImageLimits, MAX_SIDE, MAX_WEBP_SIDE } from "./image-limits.server.ts";

type ImageFormat = "jpeg" | "png" | "webp" | "avif" | "gif" | "tiff";

export type RecognisedImage = {
  format: ImageFormat;
  hasAlpha: boolean;
  animated: boolean;
  /** In pixels; of a single frame for an animation. */
  width: number;
  height: number;
};

const FORMATS: Record<string, ImageFormat> = {
  "image/jpeg": "jpeg",
  "image/png": "png",
  "image/webp": "webp",
  "image/avif": "avif",
  "image/gif": "gif",
  "image/tiff": "tiff",
};

const ACCEPTED = "JPEG, PNG, WebP, AVIF, GIF or TIFF";

const unsupported = (sentence: string): AppError => new AppError("UnsupportedType", sentence);

function refusalOf(mime: string | undefined): AppError {
  if (mime?.startsWith("image/hei")) return unsupported("HEIC photos cannot be read: please export it as JPEG.");
  if (mime === "image/svg+xml") return unsupported("SVG drawings are not accepted: please export it as PNG.");
  if (mime === "image/apng")
    return unsupported("Animated PNG cannot be read: please export it as animated WebP or GIF.");
  if (mime?.startsWith("image/x-") || mime === "image/jxl" || mime === "image/jp2" || mime === "image/bmp")
    return unsupported("Images of this format cannot be read: please export it as JPEG.");
  if (mime?.startsWith("video/")) return unsupported(`This is a video: please send an image (${ACCEPTED}).`);
  return unsupported(`This file is not an image in a supported format: please send ${ACCEPTED}.`);
}

async function looksLikeSvg(file: string): Promise<boolean> {
  const handle = await open(file, "r");
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(4100), 0, 4100, 0);
    return /<svg[\s>]/i.test(buffer.toString("latin1", 0, bytesRead).replaceAll("\0", ""));
  } finally {
    await handle.close();
  }
}

/** The type according to the content. The name and the type given by the sender are ignored. */
async function detectMime(file: string): Promise<string | undefined> {
  const detected = await fileTypeFromFile(file).catch(() => undefined);
  if (detected !== undefined && detected.mime !== "application/xml") return detected.mime;
  return (await looksLikeSvg(file)) ? "image/svg+xml" : detected?.mime;
}

const isAv1 = (metadata: Metadata): boolean => metadata.format === "heif" && metadata.compression === "av1";

/**
 * Recognises the format of a file by its content. Two independent parsers must agree, so that no decoder is given a
 * file under a false type.
 * @throws AppError `UnsupportedType` for anything but the accepted images, `Invalid` when the file is damaged,
 * `TooLarge` when it declares more pixels than allowed.
 */
export async function recogniseImage(file: string, limits: ImageLimits): Promise<RecognisedImage> {
  const mime = await detectMime(file);
  const format = FORMATS[mime ?? ""];
  if (format === undefined) throw refusalOf(mime);
  let metadata: Metadata;
  try {
    metadata = await openImage(file, limits).metadata();
  } catch (error) {
    throw imageError(error, limits);
  }
  const agrees = format === "avif" ? isAv1(metadata) : metadata.format === format;
  if (!agrees) throw refusalOf(undefined);
  const { width, height, hasAlpha, pages = 1 } = metadata;
  const animated = (format === "gif" || format === "webp") && pages > 1;
  // Animations are stored as WebP.
  const maxSide = animated ? MAX_WEBP_SIDE : MAX_SIDE;
  if (width > maxSide || height > maxSide) throw tooLarge(limits, maxSide);
  return { format, hasAlpha, animated, width, height };
}
