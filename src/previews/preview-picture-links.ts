import { type Pictured, relinkPictures } from "../rich-text/relink-images.ts";

/**
 * An entry whose pictures can be seen by whoever has the link of its preview: to the address of each, in the lists and in
 * the finished texts, the link's token is added. Other addresses stay as they are.
 */
export const withPreviewToken = <Entry extends Pictured>(entry: Entry, token: string): Entry =>
  relinkPictures(entry, (url) => `${url}?preview=${encodeURIComponent(token)}`);
