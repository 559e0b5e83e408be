import { endOfScan, isFrame, MARKERS } from "./jpeg-parts.server.ts";

/** Markers that stand alone, without a segment. */
const standsAlone = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);

/** Of frames whose scans hold all of a block: in these a scan's range can only be this. */
const isSequential = (frame: number): boolean => frame === 0xc0 || frame === 0xc1;
const WHOLE_RANGE = [0, 63, 0];

/**
 * A JPEG without what phones by Samsung and Google write into whole photographs: stray bytes between segments, and scan
 * headers with a range that means nothing. A decoder warns of them before it warns of anything else, and no more than
 * once, so that with them it cannot be seen whether the pixels end too early. What is stray within the pixels stays, for
 * only a decoder could tell it from them.
 * @throws PartsError or RangeError when it breaks off
 */
export function mendJpeg(bytes: Buffer): Buffer {
  const kept = [bytes.subarray(0, 2)];
  let frame = 0;
  let at = 2;
  for (;;) {
    // Behind stray bytes a marker is found as the decoder finds it.
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
