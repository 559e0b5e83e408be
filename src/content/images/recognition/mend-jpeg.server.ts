import { endOfScan, isFrame, MARKERS } from "./jpeg-parts.server.ts";

/** Markers that have no segment. */
const standsAlone = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);

/** Sequential frames, whose scans hold whole blocks: the spectral range of a scan can only be the one below. */
const isSequential = (frame: number): boolean => frame === 0xc0 || frame === 0xc1;
const WHOLE_RANGE = [0, 63, 0];

/**
 * Removes from a JPEG what phones by Samsung and Google write into intact photographs: stray bytes between segments,
 * and scan headers with a meaningless spectral range. A decoder gives only its first warning. If that is about these,
 * it cannot show whether the pixels end too early. Stray bytes within the pixels stay, because only a decoder could
 * tell them apart.
 * @throws PartsError, or RangeError when the file is truncated
 */
export function mendJpeg(bytes: Buffer): Buffer {
  const kept = [bytes.subarray(0, 2)];
  let frame = 0;
  let at = 2;
  for (;;) {
    // Skips stray bytes and finds the next marker in the same way as the decoder.
    at = endOfScan(bytes, at);
    const marker = bytes.readUInt8(at + 1);
    if (marker === MARKERS.end) return Buffer.concat([...kept, bytes.subarray(at)]);
    const end = standsAlone(marker) ? at + 2 : at + 2 + bytes.readUInt16BE(at + 2);
    if (isFrame(marker)) frame = marker;
    if (marker === MARKERS.scan && isSequential(frame)) {
      kept.push(bytes.subarray(at, end - WHOLE_RANGE.length), Buffer.from(WHOLE_RANGE));
    } else {
      kept.push(bytes.subarray(at, end));
    }
    at = end;
    if (marker === MARKERS.scan) {
      at = endOfScan(bytes, end);
      kept.push(bytes.subarray(end, at));
    }
  }
}
