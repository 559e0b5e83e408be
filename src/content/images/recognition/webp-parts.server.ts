import { bytesBehind, type FileParts, PartsError } from "./file-parts.server.ts";

const HEADER_BYTES = 12;
/** The length of the header before the pixels of an animation frame. */
const FRAME_HEADER_BYTES = 16;
const PLAIN = ["VP8 ", "VP8L", "VP8X", "ALPH", "ANIM"];

/** @throws PartsError, or RangeError when the file is truncated */
export function readWebpParts(bytes: Buffer): FileParts {
  const isWebp = bytes.toString("latin1", 0, 4) === "RIFF" && bytes.toString("latin1", 8, HEADER_BYTES) === "WEBP";
  if (!isWebp) throw new PartsError("is no WebP");
  const end = bytes.readUInt32LE(4) + 8;
  if (end > bytes.length) throw new PartsError("is incomplete");
  const found: FileParts = { words: [], others: bytesBehind(bytes.length - end) };
  readChunks(bytes.subarray(HEADER_BYTES, end), found);
  return found;
}

function readChunks(bytes: Buffer, found: FileParts): void {
  for (let at = 0; at < bytes.length; ) {
    const type = bytes.toString("latin1", at, at + 4);
    const size = bytes.readUInt32LE(at + 4);
    const data = bytes.subarray(at + 8, at + 8 + size);
    if (data.length < size) throw new PartsError("is incomplete");
    if (type === "XMP ") found.words.push(data);
    else if (type === "ANMF") readChunks(data.subarray(FRAME_HEADER_BYTES), found);
    else if (!PLAIN.includes(type)) found.others.push(`a chunk ${JSON.stringify(type)}`);
    at += 8 + size;
    // Chunks start at even offsets; a padding byte fills the gap.
    if (size % 2 === 1) {
      if (at < bytes.length && bytes[at] !== 0) found.others.push("a hidden byte between two chunks");
      at += 1;
    }
  }
}
