/** Maximum length of an image's side in pixels, limited by JPEG. */
export const MAX_SIDE = 65_500;

/** The same for WebP. */
export const MAX_WEBP_SIDE = 16_383;

/** Above this size, the WebP encoder fails on some images. */
export const MAX_WEBP_PIXELS = 40_000_000;

/** An image that exceeds these limits is never decoded. */
export type ImageLimits = { maxPixels: number };
