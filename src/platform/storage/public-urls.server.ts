import { UPLOADS_PATH } from "./image-names.ts";

/** Where readers get an object straight from the store. @param publicUrl without a trailing slash */
export const publicObjectUrl = (publicUrl: string, key: string): string => `${publicUrl}/${key}`;

/** The same for an image's address on this site; any other address stays as it is. */
export const publicImageUrl = (publicUrl: string, url: string): string =>
  url.startsWith(UPLOADS_PATH) ? publicObjectUrl(publicUrl, url.slice(UPLOADS_PATH.length)) : url;
