import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { drawing, taggedJpeg } from "../../../tests/support/sample-images.ts";
import { temporaryFolder } from "../../../tests/support/test-services.ts";
import { exifTellsPosition, tellsPosition } from "./tells-position.server.ts";

async function read(bytes: Buffer): Promise<boolean> {
  const file = join(await temporaryFolder(), "image");
  await writeFile(file, bytes);
  return tellsPosition(file, { maxPixels: 1_000_000 });
}

test("the position of a photograph is found in its EXIF or its XMP", async () => {
  const xmp =
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><a exif:GPSLatitude="6,22N" exif:GPSLongitude="81,31E"/></x:xmpmeta>';
  expect(await read(await taggedJpeg())).toBe(true);
  expect(await read(await drawing().withXmp(xmp).jpeg().toBuffer())).toBe(true);
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
