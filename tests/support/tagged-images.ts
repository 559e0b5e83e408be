import { deflateSync } from "node:zlib";
import sharp from "sharp";
import {
  drawing,
  iptcSegment,
  jpegSegment,
  jpegWithArchive,
  PNG_HEAD_BYTES,
  pngChunk,
  tagged,
  taggedAvif,
  taggedGif,
  taggedJpeg,
  taggedPng,
  taggedTiff,
  taggedWebp,
  XMP,
} from "./sample-images.ts";

const plainJpeg = () => drawing().jpeg().toBuffer();

/** Inserts segments at the start of a JPEG, where its metadata belongs. */
const withSegments = (jpeg: Buffer, ...segments: Buffer[]): Buffer =>
  Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);

const withChunks = (png: Buffer, ...chunks: Buffer[]): Buffer =>
  Buffer.concat([png.subarray(0, PNG_HEAD_BYTES), ...chunks, png.subarray(PNG_HEAD_BYTES)]);

/** A JPEG whose EXIF contains only a thumbnail, which has EXIF with a position itself. */
async function jpegWithThumbnail(): Promise<Buffer> {
  const thumbnail = await taggedJpeg(16, 12);
  const field = (tag: number, value: number): Buffer => {
    const bytes = Buffer.alloc(12);
    bytes.writeUInt16LE(tag, 0);
    bytes.writeUInt16LE(4, 2);
    bytes.writeUInt32LE(1, 4);
    bytes.writeUInt32LE(value, 8);
    return bytes;
  };
  const number = (value: number, size: 2 | 4): Buffer => {
    const bytes = Buffer.alloc(size);
    bytes.writeUIntLE(value, 0, size);
    return bytes;
  };
  // Header, an empty first directory that points to the second, and in the second the offset of the thumbnail.
  const start = 8 + 6 + 2 + 24 + 4;
  const exif = Buffer.concat([
    Buffer.from("Exif\0\0II*\0\u0008\0\0\0", "latin1"),
    number(0, 2),
    number(14, 4),
    number(2, 2),
    field(0x0201, start),
    field(0x0202, thumbnail.length),
    number(0, 4),
    thumbnail,
  ]);
  return withSegments(await plainJpeg(), jpegSegment(0xe1, exif));
}

/** Compressed text, which no search for its content finds: only the chunk reveals it. */
const zippedText = (): Buffer =>
  pngChunk("zTXt", Buffer.concat([Buffer.from("Comment\0\0", "latin1"), deflateSync(Buffer.from("SECRET-TEXT"))]));

async function gifWithXmp(): Promise<Buffer> {
  const gif = await taggedGif();
  const head = Buffer.concat([Buffer.from([0x21, 0xff, 11]), Buffer.from("XMP DataXMP", "latin1")]);
  const words = Buffer.from(XMP.slice(0, 200));
  const extension = Buffer.concat([head, Buffer.from([words.length]), words, Buffer.from([0])]);
  return Buffer.concat([gif.subarray(0, -1), extension, gif.subarray(-1)]);
}

async function avifWithBox(): Promise<Buffer> {
  const words = Buffer.from("SECRET-TEXT");
  const head = Buffer.alloc(8);
  head.writeUInt32BE(words.length + 8, 0);
  head.write("free", 4, "latin1");
  return Buffer.concat([await taggedAvif(), head, words]);
}

async function animatedWebp(): Promise<Buffer> {
  const frames = await Promise.all([40, 41].map((width) => drawing(width, 30).resize(40, 30).png().toBuffer()));
  return tagged(sharp(frames, { join: { animated: true } }))
    .webp()
    .toBuffer();
}

async function tiffOfPages(): Promise<Buffer> {
  const pages = await Promise.all([40, 41].map((width) => drawing(width, 30).resize(40, 30).png().toBuffer()));
  return tagged(sharp(pages, { join: { animated: true } }))
    .tiff()
    .toBuffer();
}

/** Images with a position and other secrets in them, by where these are stored. */
export const TAGGED_IMAGES: Record<string, () => Promise<Buffer>> = {
  "a JPEG with EXIF, XMP, IPTC and a comment": () => taggedJpeg(640, 480),
  "a JPEG with XMP alone": () => drawing().withXmp(XMP).jpeg().toBuffer(),
  "a JPEG with IPTC alone": async () => withSegments(await plainJpeg(), iptcSegment()),
  "a JPEG with a thumbnail in its EXIF": jpegWithThumbnail,
  "a JPEG that is an archive as well": jpegWithArchive,
  "a JPEG with a second one behind it": async () => Buffer.concat([await plainJpeg(), await taggedJpeg()]),
  "a JPEG of 1 by 1": () => taggedJpeg(1, 1),
  "a JPEG of 20,000 by 40": () => taggedJpeg(20_000, 40),
  "a PNG with EXIF, texts, and bytes behind it": taggedPng,
  "a PNG with XMP alone": async () =>
    withChunks(
      await drawing().png().toBuffer(),
      pngChunk("iTXt", Buffer.from(`XML:com.adobe.xmp\0\0\0\0\0${XMP}`, "latin1")),
    ),
  "a PNG with EXIF in it and a compressed text": async () =>
    withChunks(await tagged(drawing()).png().toBuffer(), zippedText()),
  "a PNG of 1 by 1": () => tagged(drawing(1, 1)).png().toBuffer(),
  "a WebP": taggedWebp,
  "a WebP with XMP alone": () => drawing().withXmp(XMP).webp().toBuffer(),
  "a WebP without loss": () =>
    tagged(drawing(64, 48, 4))
      .webp({ lossless: true })
      .toBuffer(),
  "an animated WebP": animatedWebp,
  "an AVIF": taggedAvif,
  "an AVIF with a box of its own": avifWithBox,
  "an AVIF of 1 by 1": () => tagged(drawing(1, 1)).avif({ effort: 0 }).toBuffer(),
  "a GIF with a comment": () => taggedGif(),
  "a GIF with XMP": gifWithXmp,
  "an animated GIF": () => taggedGif(3),
  "a TIFF": () => taggedTiff(),
  "a TIFF with transparency": () => taggedTiff(4),
  "a TIFF of several pages": tiffOfPages,
};
