import sharp from "sharp";
import { type Aspect, type DrawnWidth, FRAME_SIZES } from "../../artwork/drawn-images.ts";

// As for photographs: each drawing is encoded once and by one thread, so that requests keep the other cores.
sharp.cache(false);
sharp.concurrency(1);

/**
 * Chosen by eye. The wide ones are for screens with two or three pixels where others have one, on which less is seen.
 * Over about 600 pixels the compressed SVG has fewer bytes than the AVIF; but a cheap phone takes half a second to
 * draw it and a twentieth to decode the AVIF, and that is what decides.
 */
const QUALITY: Record<DrawnWidth, number> = { 120: 55, 400: 55, 800: 44, 1200: 40 };

/** More effort takes two to seven times as long and saves less than a twentieth. */
const EFFORT = 2;

/** One unit of an SVG is a pixel at this many dots per inch. */
const UNIT_DENSITY = 72;

export type DrawingToEncode = {
  svg: string;
  aspect: Aspect;
  /** In pixels. */
  width: DrawnWidth;
};

/** A drawing as AVIF. */
export function encodeDrawing({ svg, aspect, width }: DrawingToEncode): Promise<Buffer> {
  const [units, unitsHigh] = FRAME_SIZES[aspect];
  return sharp(Buffer.from(svg), { density: (UNIT_DENSITY * width) / units })
    .resize(width, Math.round((width * unitsHigh) / units), { fit: "fill" })
    .removeAlpha()
    .avif({ quality: QUALITY[width], effort: EFFORT })
    .toBuffer();
}
