import { relinkImages, type WithImages } from "../rich-text/relink-images.ts";

/**
 * An entry whose images can be seen by whoever has the link of its preview: to the address of each, in the lists and in
 * the finished texts, the link's token is added. Other addresses stay as they are.
 */
export const withPreviewToken = <Entry extends WithImages>(entry: Entry, token: string): Entry =>
  relinkImages(entry, (url) => `${url}?preview=${encodeURIComponent(token)}`);
