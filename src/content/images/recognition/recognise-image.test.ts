import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import {
  animatedPng,
  drawing,
  heicHead,
  pngBomb,
  taggedAvif,
  taggedGif,
  taggedJpeg,
  taggedPng,
  taggedTiff,
  taggedWebp,
} from "../../../../tests/support/sample-images.ts";
import { temporaryFolder } from "../../../../tests/support/test-services.ts";
import { recogniseImage } from "./recognise-image.server.ts";

const limits = { maxPixels: 1_000_000 };

async function recognise(bytes: Buffer | string, name = "upload") {
  const file = join(await temporaryFolder(), name);
  await writeFile(file, bytes);
  return recogniseImage(file, limits);
}

test("each accepted format is recognised by its content", async () => {
  expect(await recognise(await taggedJpeg())).toMatchObject({ format: "jpeg", hasAlpha: false, animated: false });
  expect(await recognise(await taggedPng())).toMatchObject({ format: "png", hasAlpha: true, animated: false });
  expect(await recognise(await taggedWebp())).toMatchObject({ format: "webp", hasAlpha: false, animated: false });
  expect(await recognise(await taggedAvif())).toMatchObject({ format: "avif", hasAlpha: false, animated: false });
  expect(await recognise(await taggedGif())).toMatchObject({ format: "gif", animated: false });
  expect(await recognise(await taggedGif(3))).toMatchObject({ format: "gif", animated: true });
  expect(await recognise(await taggedTiff())).toMatchObject({ format: "tiff", hasAlpha: false, animated: false });
  expect(await recognise(await taggedTiff(4))).toMatchObject({ format: "tiff", hasAlpha: true });
});

test("a wrong extension counts for nothing", async () => {
  expect(await recognise(await taggedPng(), "photo.jpg")).toMatchObject({ format: "png" });
  await expect(recognise("just a text", "photo.jpg")).rejects.toMatchObject({ kind: "UnsupportedType" });
});

test("a HEIC under another of its brands is refused as HEIC", async () => {
  for (const brand of ["mif1", "heix", "msf1", "hevc"]) {
    const heic = heicHead();
    heic.write(brand, 8, "latin1");
    await expect(recognise(heic), brand).rejects.toThrow("HEIC");
  }
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

test.each([
  ["a HEIC photo", heicHead(), /HEIC.* JPEG/],
  ["an SVG drawing", svg, /SVG.* PNG/],
  ["an SVG drawing with a prolog", `<?xml version="1.0"?>\n<!-- -->\n${svg}`, /SVG/],
  ["an SVG drawing in UTF-16", Buffer.from(`\ufeff<?xml version="1.0"?>${svg}`, "utf16le"), /SVG/],
  ["a video", Buffer.from("\u0000\u0000\u0000\u0018ftypmp42\u0000\u0000\u0000\u0000isommp42", "latin1"), /video/],
  ["a PDF", "%PDF-1.7\n", /supported/],
  ["a text", "An image? No.", /supported/],
  ["a web page", "<!doctype html><script>alert(1)</script>", /supported/],
  ["a bitmap", Buffer.concat([Buffer.from("BM"), Buffer.alloc(60)]), /JPEG/],
  ["a camera's raw file", Buffer.from("II*\u0000\u0010\u0000\u0000\u0000CR\u0002\u0000", "latin1"), /JPEG/],
])("%s is refused, and told what it is or what to make of it", async (_what, bytes, words) => {
  await expect(recognise(bytes)).rejects.toMatchObject({
    kind: "UnsupportedType",
    message: expect.stringMatching(words),
  });
});

test("an animated PNG is refused rather than stored without its motion", async () => {
  await expect(recognise(await animatedPng())).rejects.toThrow(/WebP or GIF/);
});

test("a file that only begins like an image is damaged", async () => {
  await expect(recognise(Buffer.from("ffd8ffe000104a464946", "hex"))).rejects.toMatchObject({ kind: "Invalid" });
  await expect(recognise((await taggedWebp()).subarray(0, 200))).rejects.toMatchObject({ kind: "Invalid" });
});

test("an image that declares more pixels than allowed is never decoded", async () => {
  await expect(recognise(pngBomb())).rejects.toMatchObject({
    kind: "TooLarge",
  });
  const justOver = await drawing(1001, 1000).jpeg().toBuffer();
  await expect(recognise(justOver)).rejects.toMatchObject({ kind: "TooLarge" });
  expect(await recognise(await drawing(1000, 1000).jpeg().toBuffer())).toMatchObject({ format: "jpeg" });
});

test("an image with a side too long for any kind of file is refused", async () => {
  const wide = (width: number) => sharp({ create: { width, height: 1, channels: 3, background: "grey" } });
  await expect(recognise(await wide(65_501).png().toBuffer())).rejects.toMatchObject({ kind: "TooLarge" });
  expect(await recognise(await wide(65_500).png().toBuffer())).toMatchObject({ width: 65_500 });
});

test("an animation with a side too long for the kind that animations are kept in is refused", async () => {
  const frame = (shade: number) =>
    sharp({ create: { width: 16_384, height: 2, channels: 3, background: { r: shade, g: shade, b: shade } } });
  const frames = await Promise.all([frame(50).png().toBuffer(), frame(200).png().toBuffer()]);
  const gif = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
  await expect(recognise(gif)).rejects.toMatchObject({
    kind: "TooLarge",
    message: expect.stringContaining("16,383"),
  });
});
