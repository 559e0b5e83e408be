import type { ImageDetail } from "../../../../content/images/entry-images.ts";

/**
 * The images of an entry that are shown nowhere else: neither as the cover nor within its texts.
 * @param html the HTML of all its texts
 */
export const galleryImages = (images: readonly ImageDetail[], html: string): ImageDetail[] =>
  images.slice(1).filter(({ url, variants }) => ![{ url }, ...variants].some((file) => html.includes(file.url)));
