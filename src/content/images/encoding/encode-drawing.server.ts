import sharp from "sharp";
import { type Aspect, type DrawnWidth, FRAME_SIZES } from "../../../artwork/drawn-images.ts";

// Each drawing is encoded once and on a single thread, as photographs are, so that requests keep the other cores.
sharp.cache(false);
sharp.concurrency(1);

/**
 * Chosen by eye. The wide variants are for high-density screens, on which artefacts are harder to see. Above about 600
 * pixels the compressed SVG is smaller than the AVIF. AVIF is still used there: a cheap phone takes half a second to
 * draw the SVG, but a twentieth of a second to decode the AVIF.
 */
const QUALITY: Record<DrawnWidth, number> = { 120: 55, 400: 55, 800: 44, 1200: 40 };

/** A higher effort takes two to seven times as long and saves less than 5 % of the bytes. */
const EFFORT = 2;

/** At this density, in dots per inch, one SVG unit is one pixel. */
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
