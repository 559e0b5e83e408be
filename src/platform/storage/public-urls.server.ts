import { UPLOADS_PATH } from "./image-names.ts";

/** Where visitors load an object directly from the store. @param publicUrl without a trailing slash */
export const publicObjectUrl = (publicUrl: string, key: string): string => `${publicUrl}/${key}`;

/** The same for the address of an image on this site; any other address is returned unchanged. */
export const publicImageUrl = (publicUrl: string, url: string): string =>
  url.startsWith(UPLOADS_PATH) ? publicObjectUrl(publicUrl, url.slice(UPLOADS_PATH.length)) : url;
