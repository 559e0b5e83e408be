import sharp, { type Sharp } from "sharp";

/** A point of an image, as fractions of its width and height from 0 to 1. */
export type ImagePoint = { x: number; y: number };

/** The image is scaled down to this many pixels on its longer side before the search. */
const SIDE = 320;
/** Below this, an image has no point worth keeping. */
const LEAST_SIDE = 8;

const part = (pixels: number, side: number): number =>
  Math.round(Math.min(Math.max(pixels / side, 0), 1) * 1000) / 1000;

/** The point of an image that most catches the eye; undefined if the image is too small or too thin to have one. */
export async function findAttention(image: Sharp): Promise<ImagePoint | undefined> {
  const small = await image
    .resize(SIDE, SIDE, { fit: "inside", withoutEnlargement: true })
    .flatten({ background: "white" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = small.info;
  if (width < LEAST_SIDE || height < LEAST_SIDE) return undefined;
  // The image library searches for the point only when it crops, so half of the height is cropped away.
  const { info } = await sharp(small.data, { raw: { width, height, channels } })
    .resize(width, Math.ceil(height / 2), { fit: "cover", position: sharp.strategy.attention })
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (info.attentionX === undefined || info.attentionY === undefined) return undefined;
  return { x: part(info.attentionX, width), y: part(info.attentionY, height) };
}
