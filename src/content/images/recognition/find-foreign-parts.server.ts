import { readAvifParts } from "./avif-parts.server.ts";
import { type FileParts, PartsError } from "./file-parts.server.ts";
import { readJpegParts } from "./jpeg-parts.server.ts";
import { readPngParts } from "./png-parts.server.ts";
import { readWebpParts } from "./webp-parts.server.ts";

const READERS: Record<string, (bytes: Buffer) => FileParts> = {
  "image/jpeg": readJpegParts,
  "image/png": readPngParts,
  "image/webp": readWebpParts,
  "image/avif": readAvifParts,
};

/** Parses an image file from the first byte to the last without decoding it. */
function readParts(bytes: Buffer, type: string): FileParts {
  const read = READERS[type];
  if (read === undefined) throw new PartsError(`has the unknown type ${type}`);
  try {
    return read(bytes);
  } catch (error) {
    // A length field points beyond the end of the file.
    if (error instanceof RangeError) throw new PartsError("is incomplete", { cause: error });
    throw error;
  }
}

const LACKING_CREDIT = "lacks its credit";
const OTHER_CREDIT = "carries XMP other than its credit and licence";

/** Whether a problem from `findForeignParts` concerns only the credit, which an editor may just have changed. */
export const isAboutCredit = (problem: string): boolean => problem === LACKING_CREDIT || problem === OTHER_CREDIT;

/**
 * The problems of a stored image, each as the end of a sentence that begins with its name. Empty if the file contains
 * an image and at most the given XMP packet.
 * @param packet the one XMP packet that the file must carry; undefined for none
 */
export function findForeignParts(bytes: Buffer, type: string, packet: string | undefined): string[] {
  try {
    const { words, others } = readParts(bytes, type);
    const expected = packet === undefined ? [] : [Buffer.from(packet)];
    const asExpected = words.length === expected.length && words.every((word, index) => expected[index]?.equals(word));
    const wrongWords = words.length === 0 ? LACKING_CREDIT : OTHER_CREDIT;
    return [...others.map((other) => `carries ${other}`), ...(asExpected ? [] : [wrongWords])];
  } catch (error) {
    if (error instanceof PartsError) return [error.message];
    throw error;
  }
}
