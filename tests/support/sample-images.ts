import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { crc32, deflateSync } from "node:zlib";
import sharp, { type Sharp } from "sharp";

/** Markers that must not survive the upload of an image with metadata. */
const SECRETS = ["SECRET-EXIF", "SECRET-XMP", "SECRET-IPTC", "SECRET-COMMENT", "SECRET-TEXT", "SECRET-ZIP"];

/** Seconds of a latitude, 1234567/1000, as EXIF writes it: two 32-bit numbers, in either byte order. */
const SECRET_RATIONALS = [Buffer.from("0012d687000003e8", "hex"), Buffer.from("87d61200e8030000", "hex")];

const EXIF = {
  IFD0: { Copyright: "SECRET-EXIF", ImageDescription: "SECRET-EXIF" },
  IFD3: {
    GPSLatitudeRef: "N",
    GPSLatitude: "12/1 20/1 1234567/1000",
    GPSLongitudeRef: "E",
    GPSLongitude: "98/1 45/1 1/1",
  },
};
export const XMP =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><note>SECRET-XMP 12,20.740680N 98,45.925920E</note></x:xmpmeta>';

/** An image of soft colours in which every pixel differs a little, so that encoders have real work to do. */
export function drawing(width = 64, height = 48, channels: 3 | 4 = 3): Sharp {
  const pixels = Buffer.alloc(width * height * channels);
  for (let at = 0; at < width * height; at += 1) {
    const [x, y] = [at % width, Math.floor(at / width)];
    pixels.set([(x * 255) / width, (y * 255) / height, (x * y) % 255, 128].slice(0, channels), at * channels);
  }
  return sharp(pixels, { raw: { width, height, channels } });
}

export const tagged = (image: Sharp): Sharp => image.withExif(EXIF).withXmp(XMP);

export function jpegSegment(marker: number, payload: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(payload.length + 2, 2);
  return Buffer.concat([head, payload]);
}

/** An IPTC segment with a caption, as image editors write it. */
export function iptcSegment(): Buffer {
  const caption = Buffer.from("SECRET-IPTC");
  const dataset = Buffer.concat([Buffer.from([0x1c, 2, 0x78, 0, caption.length]), caption, Buffer.alloc(1)]);
  const head = Buffer.from("Photoshop 3.0\u00008BIM\u0004\u0004\u0000\u0000\u0000\u0000\u0000", "latin1");
  return jpegSegment(0xed, Buffer.concat([head, Buffer.from([dataset.length]), dataset]));
}

/** A JPEG as from a phone: rotated by its EXIF orientation, with GPS, XMP, IPTC and a comment. */
export async function taggedJpeg(width = 64, height = 48): Promise<Buffer<ArrayBuffer>> {
  const jpeg = await tagged(drawing(width, height))
    .withMetadata({ orientation: 6 })
    .withExifMerge(EXIF)
    .jpeg()
    .toBuffer();
  return Buffer.concat([
    jpeg.subarray(0, 2),
    iptcSegment(),
    jpegSegment(0xfe, Buffer.from("SECRET-COMMENT")),
    jpeg.subarray(2),
  ]);
}

export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

const PNG_SIGNATURE = Buffer.from("89504e470d0a1a0a", "hex");
/** The length of signature and IHDR, with which every PNG begins. */
export const PNG_HEAD_BYTES = 33;

export async function taggedPng(): Promise<Buffer> {
  const png = await tagged(drawing(64, 48, 4))
    .png()
    .toBuffer();
  return Buffer.concat([
    png.subarray(0, PNG_HEAD_BYTES),
    pngChunk("tEXt", Buffer.from("Comment\0SECRET-TEXT", "latin1")),
    pngChunk("iTXt", Buffer.from("Location\0\0\0\0\0SECRET-TEXT", "latin1")),
    png.subarray(PNG_HEAD_BYTES),
    Buffer.from("SECRET-ZIP behind the end"),
  ]);
}

/** A PNG of a few bytes that declares more pixels than fit into memory. */
export function pngBomb(width = 20_000, height = 20_000): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    PNG_SIGNATURE,
    pngChunk("IHDR", header),
    pngChunk("IDAT", deflateSync(Buffer.alloc(1000))),
    pngChunk("IEND", Buffer.alloc(0)),
  ]);
}

/** The start of an animated PNG: valid only in its header. */
export async function animatedPng(): Promise<Buffer> {
  const png = await drawing().png().toBuffer();
  const control = pngChunk("acTL", Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]));
  return Buffer.concat([png.subarray(0, PNG_HEAD_BYTES), control, png.subarray(PNG_HEAD_BYTES)]);
}

export const taggedWebp = (): Promise<Buffer> => tagged(drawing()).webp().toBuffer();
export const taggedAvif = (): Promise<Buffer> => tagged(drawing()).avif({ effort: 0 }).toBuffer();
export const taggedTiff = (channels: 3 | 4 = 3): Promise<Buffer> =>
  tagged(drawing(64, 48, channels))
    .tiff({ compression: "lzw" })
    .toBuffer();

export async function taggedGif(frames = 1): Promise<Buffer> {
  const images = await Promise.all(
    Array.from({ length: frames }, (_, index) =>
      drawing(32 + index, 24)
        .resize(32, 24)
        .png()
        .toBuffer(),
    ),
  );
  const gif =
    frames === 1
      ? await sharp(images[0]).gif().toBuffer()
      : await sharp(images, { join: { animated: true } })
          .gif({ delay: images.map(() => 120), loop: 3 })
          .toBuffer();
  const comment = Buffer.from("SECRET-COMMENT");
  const extension = Buffer.concat([Buffer.from([0x21, 0xfe, comment.length]), comment, Buffer.from([0])]);
  return Buffer.concat([gif.subarray(0, -1), extension, gif.subarray(-1)]);
}

/** The beginning of a HEIC photo, the only part that is ever read. */
export const heicHead = (): Buffer =>
  Buffer.concat([
    Buffer.from("\u0000\u0000\u0000\u0018ftypheic\u0000\u0000\u0000\u0000mif1heic", "latin1"),
    Buffer.alloc(8000, 7),
  ]);

/** A valid JPEG that is also a ZIP archive. */
export async function jpegWithArchive(): Promise<Buffer> {
  const end = Buffer.alloc(22);
  end.write("PK\u0005\u0006", 0, "latin1");
  return Buffer.concat([await taggedJpeg(), Buffer.from("PK\u0003\u0004", "latin1"), Buffer.from("SECRET-ZIP"), end]);
}

/** A valid JPEG that can be read as HTML with a script, in its comment and again after its end. */
export async function jpegWithMarkup(): Promise<Buffer<ArrayBuffer>> {
  const markup = Buffer.from("<html><body><script>window.breached=true</script><!--", "latin1");
  const jpeg = await taggedJpeg();
  return Buffer.concat([jpeg.subarray(0, 2), jpegSegment(0xfe, markup), jpeg.subarray(2), markup]);
}

/** The markers found in these bytes. */
export function secretsIn(bytes: Buffer): string[] {
  const words = SECRETS.filter((word) => bytes.includes(word) || bytes.includes(Buffer.from(word, "utf16le")));
  return SECRET_RATIONALS.some((rational) => bytes.includes(rational)) ? [...words, "GPS rationals"] : words;
}

/** The content of every file below a folder, by path relative to it. */
export async function filesBelow(folder: string): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    files.set(path.slice(folder.length + 1), await readFile(path));
  }
  return files;
}
