/**
 * What an image file holds beside what is needed to show it. `words` are its XMP packets; `others` names everything
 * else that could tell of anything: further metadata, thumbnails, profiles, comments, bytes behind the end.
 */
export type FileParts = { words: Buffer[]; others: string[] };

/** The file is not built as its kind says, so that nobody can tell what it holds. */
export class PartsError extends Error {
  override readonly name = "PartsError";
}

/** What follows the end of an image, as one of the `others`. */
export const bytesBehind = (count: number): string[] => (count > 0 ? [`${count} bytes behind the picture's end`] : []);
