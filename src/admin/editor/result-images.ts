import { UPLOADS_PATH } from "../../platform/storage/image-names.ts";

// The text is what our own code has just written: attributes in double quotes, no tags in them.
const IN_TAG = String.raw`(?:"[^"]*"|[^">])*?\s`;
const SOURCE = new RegExp(`(<img\\b${IN_TAG})src="(${UPLOADS_PATH}[^"]+)"`, "g");
const SOURCE_SET = new RegExp(`(<(?:img|source)\\b${IN_TAG})srcset="[^"]*${UPLOADS_PATH}[^"]*"`, "g");

/** The addresses of the stored images that a text shows. */
export const imagesIn = (html: string): string[] => [
  ...new Set([...html.matchAll(SOURCE)].map(([, , url = ""]) => url)),
];

/**
 * The text with its stored images at other addresses: an `<img>` cannot ask for those that are not public. One that has
 * none yet waits without.
 */
export const withImages = (html: string, addressOf: (url: string) => string | undefined): string =>
  html.replaceAll(SOURCE_SET, "$1").replaceAll(SOURCE, (_all, head: string, url: string) => {
    const address = addressOf(url);
    return address === undefined ? head : `${head}src="${address}"`;
  });
