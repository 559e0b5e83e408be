/** Longest side of an image, in pixels: what JPEG can hold. */
export const MAX_SIDE = 65_500;

/** The same for WebP. */
export const MAX_WEBP_SIDE = 16_383;

/** Above this WebP's encoder gives up on some images. */
export const MAX_WEBP_PIXELS = 40_000_000;

/** What is not decoded at all when it is larger. */
export type ImageLimits = { maxPixels: number };
