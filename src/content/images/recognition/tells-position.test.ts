import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { drawing, taggedJpeg } from "../../../../tests/support/sample-images.ts";
import { temporaryFolder } from "../../../../tests/support/test-services.ts";
import { exifTellsPosition, tellsPosition } from "./tells-position.server.ts";

async function read(bytes: Buffer): Promise<boolean> {
  const file = join(await temporaryFolder(), "image");
  await writeFile(file, bytes);
  return tellsPosition(file, { maxPixels: 1_000_000 });
}

/** A TIFF with a part for positions: its first list of tags is copied to the end, with one more tag. */
function withPosition(tiff: Buffer): Buffer {
  const at = tiff.readUInt32LE(4);
  const count = tiff.readUInt16LE(at);
  const tag = (name: number, type: number, number: number, value: number) => {
    const bytes = Buffer.alloc(12);
    bytes.writeUInt16LE(name, 0);
    bytes.writeUInt16LE(type, 2);
    bytes.writeUInt32LE(number, 4);
    bytes.writeUInt32LE(value, 8);
    return bytes;
  };
  const short = (value: number) => Buffer.from([value & 255, value >> 8]);
  const end = Buffer.alloc(4);
  const positions = Buffer.concat([short(2), tag(2, 5, 3, 8), tag(4, 5, 3, 8), end]);
  const tags = [tiff.subarray(at + 2, at + 2 + 12 * count), tag(0x8825, 4, 1, tiff.length)];
  const copy = Buffer.concat([tiff, positions, short(count + 1), ...tags, end]);
  copy.writeUInt32LE(tiff.length + positions.length, 4);
  return copy;
}

test("the position of a photograph is found in its EXIF or its XMP", async () => {
  const xmp =
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><a exif:GPSLatitude="6,22N" exif:GPSLongitude="81,31E"/></x:xmpmeta>';
  expect(await read(await taggedJpeg())).toBe(true);
  expect(await read(await drawing().withXmp(xmp).jpeg().toBuffer())).toBe(true);
});

test("the position of what a photograph shows is found, and that in a TIFF", async () => {
  const shown = { GPSDestLatitude: "6/1 22/1 0/1", GPSDestLongitude: "81/1 31/1 0/1" };
  expect(await read(await drawing().withExif({ IFD3: shown }).jpeg().toBuffer())).toBe(true);
  const xmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><a exif:GPSDestLatitude="6,22N"/></x:xmpmeta>';
  expect(await read(await drawing().withXmp(xmp).jpeg().toBuffer())).toBe(true);
  const tiff = await drawing().tiff().toBuffer();
  expect(await read(tiff)).toBe(false);
  expect(await read(withPosition(tiff))).toBe(true);
});

test("a photograph without one tells none, with other metadata or without any", async () => {
  const owned = drawing().withExif({ IFD0: { Copyright: "Nimal" }, IFD3: { GPSVersionID: "2 3 0 0" } });
  expect(await read(await owned.jpeg().toBuffer())).toBe(false);
  expect(await read(await drawing().jpeg().toBuffer())).toBe(false);
});

test("broken EXIF is read without harm", () => {
  for (const hex of ["", "45786966", "49492a0008000000", "49492a00ffffffff", "49492a0008000000ffff2588"]) {
    expect(exifTellsPosition(Buffer.from(hex, "hex"))).toBe(false);
  }
});
