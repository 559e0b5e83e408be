import { readFile } from "node:fs/promises";
import { openImage } from "./image-file.server.ts";
import type { ImageLimits } from "./image-limits.server.ts";

/** The tag of EXIF that leads to the positions. */
const GPS_PART = 0x8825;
/** Of the camera, and of what it shows. */
const POSITIONS = [
  { latitude: 2, longitude: 4 },
  { latitude: 20, longitude: 22 },
] as const;
const TAG_BYTES = 12;

/** The tags of one part of EXIF, each with its value if that fits in place. */
function tagsAt(tiff: Buffer, at: number, isLittle: boolean): Map<number, number> {
  const short = (offset: number) => (isLittle ? tiff.readUInt16LE(offset) : tiff.readUInt16BE(offset));
  const long = (offset: number) => (isLittle ? tiff.readUInt32LE(offset) : tiff.readUInt32BE(offset));
  const tags = new Map<number, number>();
  if (at + 2 > tiff.length) return tags;
  const count = short(at);
  for (let tag = at + 2; tag < at + 2 + count * TAG_BYTES && tag + TAG_BYTES <= tiff.length; tag += TAG_BYTES) {
    tags.set(short(tag), long(tag + 8));
  }
  return tags;
}

/** Whether EXIF, as a file contains it, has a latitude and a longitude. Many cameras write an empty part for them. */
export function exifTellsPosition(exif: Buffer): boolean {
  const tiff = exif.subarray(exif.toString("latin1", 0, 4) === "Exif" ? 6 : 0);
  if (tiff.length < 8) return false;
  const isLittle = tiff.toString("latin1", 0, 2) === "II";
  const first = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  const positions = tagsAt(tiff, first, isLittle).get(GPS_PART);
  if (positions === undefined) return false;
  const tags = tagsAt(tiff, positions, isLittle);
  return POSITIONS.some(({ latitude, longitude }) => tags.has(latitude) && tags.has(longitude));
}

/** Whether the metadata of an image file tells a position. */
export async function tellsPosition(file: string, limits: ImageLimits): Promise<boolean> {
  const { format, exif, xmp } = await openImage(file, limits).metadata();
  // A TIFF is EXIF as a whole.
  const tags = format === "tiff" ? await readFile(file) : exif;
  return (
    (tags !== undefined && exifTellsPosition(tags)) ||
    (xmp !== undefined && /GPS(?:Dest)?L(?:at|ong)itude/i.test(String(xmp)))
  );
}
