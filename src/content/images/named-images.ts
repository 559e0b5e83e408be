import { isStoredImageName } from "../../platform/storage/image-names.ts";

const NAMED = /\/public\/([a-z0-9](?:[a-z0-9._-]{0,118}[a-z0-9])?)/g;

/**
 * The names of all images whose addresses occur in this text, which is HTML or an entry as JSON. The result may include
 * too many (such as a link to another site's `/public/`), but never too few.
 */
export const imagesNamedIn = (text: string): Set<string> =>
  new Set([...text.matchAll(NAMED)].flatMap(([, name = ""]) => (isStoredImageName(name) ? [name] : [])));
