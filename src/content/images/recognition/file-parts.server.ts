/**
 * What an image file contains beside what is needed to show it. `words` are its XMP packets. `others` names everything
 * else that could reveal information: further metadata, thumbnails, profiles, comments, bytes after the end.
 */
export type FileParts = { words: Buffer[]; others: string[] };

/** The file does not follow its format, so its contents cannot be determined. */
export class PartsError extends Error {
  override readonly name = "PartsError";
}

/** Bytes after the end of an image, as one of the `others`. */
export const bytesBehind = (count: number): string[] =>
  count > 0 ? [`${count} bytes after the end of the image`] : [];
