import { bytesBehind, type FileParts, PartsError } from "./file-parts.server.ts";

const SIGNATURE = Buffer.from("89504e470d0a1a0a", "hex");

/** Chunks that hold pixels, or a few numbers on how to show them. */
const PLAIN = ["IHDR", "PLTE", "IDAT", "IEND", "tRNS", "bKGD", "gAMA", "cHRM", "sRGB", "sBIT", "pHYs"];

/** @throws PartsError, or RangeError when the file is truncated */
export function readPngParts(bytes: Buffer): FileParts {
  if (!bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)) throw new PartsError("is no PNG");
  const found: FileParts = { words: [], others: [] };
  let at = SIGNATURE.length;
  for (;;) {
    const size = bytes.readUInt32BE(at);
    const type = bytes.toString("latin1", at + 4, at + 8);
    // The length, the type and the checksum take 12 bytes around the data.
    at += size + 12;
    if (at > bytes.length) throw new PartsError("is incomplete");
    if (!PLAIN.includes(type)) found.others.push(`a chunk ${JSON.stringify(type)}`);
    if (type === "IEND") {
      if (size > 0) found.others.push("data in its last chunk");
      found.others.push(...bytesBehind(bytes.length - at));
      return found;
    }
  }
}
