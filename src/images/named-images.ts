import { isStoredImageName } from "../platform/storage/image-names.ts";

const NAMED = /\/public\/([a-z0-9](?:[a-z0-9._-]{0,118}[a-z0-9])?)/g;

/**
 * The names of all images whose addresses stand somewhere in this text: HTML, or an entry as JSON. It may name more
 * than are shown (a link to another site's `/public/`), never fewer.
 */
export const imagesNamedIn = (text: string): Set<string> =>
  new Set([...text.matchAll(NAMED)].flatMap(([, name = ""]) => (isStoredImageName(name) ? [name] : [])));
