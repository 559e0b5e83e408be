import { bytesBehind, type FileParts, PartsError } from "./file-parts.server.ts";

export const MARKERS = { start: 0xd8, end: 0xd9, scan: 0xda, restart: 0xdd, app0: 0xe0, app1: 0xe1, comment: 0xfe };

/** Quantisation, Huffman and arithmetic-coding tables. */
const TABLES = [0xdb, 0xc4, 0xcc];

const XMP_HEADER = Buffer.from("http://ns.adobe.com/xap/1.0/\0", "latin1");
const JFIF_HEADER = Buffer.from("JFIF\0", "latin1");
/** The length of a JFIF header without a thumbnail. Its last two bytes give the thumbnail's size. */
const JFIF_BYTES = 14;

/** Whether the marker starts a frame, whatever its coding. */
export const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && !TABLES.includes(marker);

const isApplication = (marker: number): boolean => marker >= 0xe0 && marker <= 0xef;

/** The position of the next marker after entropy-coded data: 0xFF that is neither escaped nor a restart marker. */
export function endOfScan(bytes: Buffer, start: number): number {
  for (let at = bytes.indexOf(0xff, start); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes.readUInt8(at + 1);
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  throw new PartsError("is incomplete");
}

function nameOf(marker: number, payload: Buffer): string {
  if (marker === MARKERS.comment) return "a comment";
  if (!isApplication(marker)) return `an unknown segment ${marker.toString(16)}`;
  const name = /^[\x20-\x7e]{2,40}/.exec(payload.toString("latin1", 0, 40))?.[0] ?? "without a name";
  return `a segment of the application ${marker - MARKERS.app0} (${name})`;
}

/** @throws PartsError, or RangeError when the file is truncated */
export function readJpegParts(bytes: Buffer): FileParts {
  if (bytes.readUInt16BE(0) !== 0xff00 + MARKERS.start) throw new PartsError("is no JPEG");
  const found: FileParts = { words: [], others: [] };
  let at = 2;
  for (;;) {
    if (bytes.readUInt8(at) !== 0xff) throw new PartsError("is not a JPEG that can be read to its end");
    const marker = bytes.readUInt8(at + 1);
    if (marker === MARKERS.end) {
      found.others.push(...bytesBehind(bytes.length - at - 2));
      return found;
    }
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (end > bytes.length || end < at + 4) throw new PartsError("is incomplete");
    const payload = bytes.subarray(at + 4, end);
    const isPlainHeader = marker === MARKERS.app0 && startsWith(payload, JFIF_HEADER) && payload.length === JFIF_BYTES;
    if (marker === MARKERS.app1 && startsWith(payload, XMP_HEADER)) {
      found.words.push(payload.subarray(XMP_HEADER.length));
    } else if (
      !isPlainHeader &&
      !isFrame(marker) &&
      !TABLES.includes(marker) &&
      marker !== MARKERS.scan &&
      marker !== MARKERS.restart
    ) {
      found.others.push(nameOf(marker, payload));
    }
    at = marker === MARKERS.scan ? endOfScan(bytes, end) : end;
  }
}

const startsWith = (bytes: Buffer, head: Buffer): boolean => bytes.subarray(0, head.length).equals(head);
