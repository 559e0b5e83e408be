import { relinkImages, type WithImages } from "../rich-text/relink-images.ts";

/**
 * An entry with image URLs that work for anybody who has the link of its preview: the token is added to each, in the
 * lists and in the rendered texts. Other URLs stay unchanged.
 */
export const withPreviewToken = <Entry extends WithImages>(entry: Entry, token: string): Entry =>
  relinkImages(entry, (url) => `${url}?preview=${encodeURIComponent(token)}`);
