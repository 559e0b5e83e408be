import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import type { Sharp } from "sharp";
import { rgbaToThumbHash } from "thumbhash";
import { STORED_IMAGE_EXTENSIONS, type StoredImageType } from "../image-kinds.ts";
import { imageError, isHarmless, openImage } from "../recognition/image-file.server.ts";
import { type ImageLimits, MAX_WEBP_PIXELS, MAX_WEBP_SIDE } from "../recognition/image-limits.server.ts";
import { mendJpeg } from "../recognition/mend-jpeg.server.ts";
import { type RecognisedImage, recogniseImage } from "../recognition/recognise-image.server.ts";

export type EncodedImage = {
  type: StoredImageType;
  extension: string;
  /** In pixels, after orientation; of a single frame for an animation. */
  width: number;
  height: number;
  bytes: number;
  /** SHA-256 of the file, in hexadecimal. */
  hash: string;
  /** ThumbHash in base64. */
  placeholder: string;
};

/** ThumbHash reads at most this many pixels on a side. */
const THUMBHASH_SIDE = 100;

/** All metadata of an image file that the image library can report. */
const METADATA = ["exif", "xmp", "iptc", "icc", "tifftagPhotoshop", "comments", "gainMap"] as const;

/**
 * The format in which an image is stored. AVIF becomes WebP: encoding 12 megapixels takes 5 seconds as AVIF and less
 * than one as WebP, while the user waits. The small AVIF variants can be made from the WebP as well.
 */
function storedType({ format, hasAlpha, animated, width, height }: RecognisedImage): StoredImageType {
  if (animated) return "image/webp";
  if (format === "jpeg") return "image/jpeg";
  if (format === "png" || format === "gif") return "image/png";
  const fitsWebp = Math.max(width, height) <= MAX_WEBP_SIDE && width * height <= MAX_WEBP_PIXELS;
  if (format !== "tiff" && fitsWebp) return "image/webp";
  return hasAlpha ? "image/png" : "image/jpeg";
}

/** Encodes an image in one of the stored formats. */
export function encodeStored(type: StoredImageType, image: Sharp): Sharp {
  // No chroma subsampling: all other variants are made from this master. Optimised coding would save 5 % of the bytes,
  // but it holds the whole image in memory: 1.5 GB instead of 0.4 GB for 100 megapixels.
  if (type === "image/jpeg") return image.jpeg({ quality: 90, chromaSubsampling: "4:4:4", optimiseCoding: false });
  if (type === "image/png") return image.png({ adaptiveFiltering: true });
  // A higher effort takes five times as long and saves nothing at this quality.
  return image.webp({ quality: 92, effort: 2 });
}

/** @throws Error when the file carries any metadata. It must not be stored then, whatever the cause. */
export async function checkNoMetadata(file: string, limits: ImageLimits): Promise<void> {
  const metadata = await openImage(file, limits).metadata();
  const left = METADATA.filter((name) => metadata[name] !== undefined);
  if (left.length > 0) throw new Error(`The re-encoded image still carries ${left.join(", ")}.`);
}

async function hashFile(file: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return hash.digest("hex");
}

async function makePlaceholder(file: string, limits: ImageLimits): Promise<string> {
  const { data, info } = await openImage(file, limits)
    .resize(THUMBHASH_SIDE, THUMBHASH_SIDE, { fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString("base64");
}

/**
 * Recognises the image in `source`, decodes it and writes its pixels to `target` as a new file: upright, in sRGB,
 * without any metadata.
 * @throws AppError as `recogniseImage` does, and `Invalid` when the pixels cannot be decoded completely (for a
 * truncated animated GIF, the complete frames are enough).
 */
export async function reencodeImage(source: string, target: string, limits: ImageLimits): Promise<EncodedImage> {
  const recognised = await recogniseImage(source, limits);
  const type = storedType(recognised);
  // For a truncated JPEG the decoder only warns, and fills the missing part with grey.
  const strict = recognised.format === "jpeg";
  const write = (input: string | Buffer) => {
    const image = openImage(input, limits, { animated: recognised.animated, strict });
    // The frames of an animation are stacked vertically while they are processed, so an animation cannot be rotated.
    const upright = recognised.animated ? image : image.autoOrient();
    return encodeStored(type, upright.toColourspace("srgb")).toFile(target);
  };
  const written = await write(source)
    .catch(async (error: unknown) => {
      if (isHarmless(error)) return write(mendJpeg(await readFile(source)));
      throw error;
    })
    .catch((error: unknown) => {
      throw imageError(error, limits);
    });
  await checkNoMetadata(target, limits);
  return {
    type,
    extension: STORED_IMAGE_EXTENSIONS[type],
    width: written.width,
    height: written.pageHeight ?? written.height,
    bytes: written.size,
    hash: await hashFile(target),
    placeholder: await makePlaceholder(target, limits),
  };
}
