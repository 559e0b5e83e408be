import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { thumbHashToApproximateAspectRatio } from "thumbhash";
import { describe, expect, test } from "vitest";
import {
  drawing,
  jpegWithArchive,
  pngBomb,
  secretsIn,
  taggedAvif,
  taggedGif,
  taggedJpeg,
  taggedPng,
  taggedTiff,
  taggedWebp,
} from "../../../../tests/support/sample-images.ts";
import { temporaryFolder } from "../../../../tests/support/test-services.ts";
import { checkNoMetadata, reencodeImage } from "./reencode-image.server.ts";

const limits = { maxPixels: 5_000_000 };

async function reencode(bytes: Buffer, within = limits) {
  const folder = await temporaryFolder();
  const [source, target] = [join(folder, "source"), join(folder, "target")];
  await writeFile(source, bytes);
  const image = await reencodeImage(source, target, within);
  return { picture: image, bytes: await readFile(target) };
}

/** The colour of one pixel, as red, green, blue (and alpha). */
async function pixelOf(bytes: Buffer, left: number, top: number): Promise<number[]> {
  return [...(await sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer())];
}

test.each([
  ["JPEG", taggedJpeg, "image/jpeg", "jpg"],
  ["PNG", taggedPng, "image/png", "png"],
  ["WebP", taggedWebp, "image/webp", "webp"],
  ["AVIF", taggedAvif, "image/webp", "webp"],
  ["GIF", taggedGif, "image/png", "png"],
  ["animated GIF", () => taggedGif(3), "image/webp", "webp"],
  ["TIFF", taggedTiff, "image/jpeg", "jpg"],
  ["TIFF with transparency", () => taggedTiff(4), "image/png", "png"],
])("a %s with metadata comes out without any", async (_name, make, type, extension) => {
  const tagged = await make();
  expect(secretsIn(tagged)).not.toEqual([]);
  const { picture: image, bytes } = await reencode(tagged);
  expect(image).toMatchObject({ type, extension, bytes: bytes.length });
  expect(secretsIn(bytes)).toEqual([]);
  const metadata = await sharp(bytes).metadata();
  for (const kind of ["exif", "xmp", "iptc", "icc", "orientation", "comments"] as const) {
    expect(metadata[kind], kind).toBeUndefined();
  }
});

test("it describes the image correctly", async () => {
  const { picture: image, bytes } = await reencode(await drawing(640, 320).jpeg().toBuffer());
  expect(image).toMatchObject({ width: 640, height: 320 });
  expect(image.hash).toBe(createHash("sha256").update(bytes).digest("hex"));
  const placeholder = Buffer.from(image.placeholder, "base64");
  expect(thumbHashToApproximateAspectRatio(placeholder)).toBeCloseTo(2, 0);
});

test("a rotated photo is stored upright", async () => {
  const { picture: image, bytes } = await reencode(await taggedJpeg(64, 48));
  expect(image).toMatchObject({ width: 48, height: 64 });
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 48, height: 64 });
});

test("an archive behind the image is gone", async () => {
  const polyglot = await jpegWithArchive();
  const { picture: image, bytes } = await reencode(polyglot);
  expect(image.type).toBe("image/jpeg");
  expect(bytes.includes("PK\u0003\u0004")).toBe(false);
  expect(bytes.subarray(-2).toString("hex")).toBe("ffd9");
});

test("an animation keeps its frames, its pace and its loops", async () => {
  const { picture: image, bytes } = await reencode(await taggedGif(4));
  expect(image).toMatchObject({ type: "image/webp", width: 32, height: 24 });
  expect(await sharp(bytes).metadata()).toMatchObject({ pages: 4, loop: 3, delay: [120, 120, 120, 120] });
});

test("a very large WebP is stored as JPEG, which holds any size", { tags: ["deep"] }, async () => {
  const large = sharp({ create: { width: 8000, height: 5001, channels: 3, background: "grey" } });
  const { picture: image } = await reencode(await large.webp({ effort: 0 }).toBuffer(), { maxPixels: 100_000_000 });
  expect(image).toMatchObject({ type: "image/jpeg", width: 8000, height: 5001 });
});

test("an image too wide for WebP is stored as JPEG", async () => {
  const wide = sharp({ create: { width: 16_384, height: 16, channels: 3, background: "grey" } });
  const { picture: image } = await reencode(await wide.avif({ effort: 0 }).toBuffer());
  expect(image).toMatchObject({ type: "image/jpeg", width: 16_384, height: 16 });
});

test("transparency stays", async () => {
  const { bytes } = await reencode(await taggedPng());
  expect((await pixelOf(bytes, 10, 10))[3]).toBe(128);
});

test("colours of a wide space become the same colours in sRGB", async () => {
  const red = { create: { width: 16, height: 16, channels: 3, background: { r: 200, g: 60, b: 60 } } } as const;
  const wide = await sharp(red).withIccProfile("p3").png().toBuffer();
  const stored = await sharp(wide, { ignoreIcc: true }).raw().toBuffer();
  expect(stored[0]).toBeLessThan(195);
  const { bytes } = await reencode(wide);
  const colour = await pixelOf(bytes, 5, 5);
  for (const [index, wanted] of [200, 60, 60].entries())
    expect(Math.abs((colour[index] ?? 0) - wanted)).toBeLessThan(4);
});

test.each([
  ["in shades of grey", () => drawing().greyscale().jpeg().toBuffer()],
  ["in printing colours", () => drawing().toColourspace("cmyk").jpeg().toBuffer()],
  ["with 16 bits per colour", () => drawing().toColourspace("rgb16").png().toBuffer()],
])("an image %s is stored in sRGB with 8 bits", async (_name, make) => {
  const { bytes } = await reencode(await make());
  expect(await sharp(bytes).metadata()).toMatchObject({ space: "srgb", channels: 3, depth: "uchar" });
});

test("the smallest and the thinnest images pass", async () => {
  expect((await reencode(await drawing(1, 1).png().toBuffer())).picture).toMatchObject({ width: 1, height: 1 });
  expect((await reencode(await drawing(12_000, 1).webp().toBuffer())).picture).toMatchObject({
    width: 12_000,
    height: 1,
  });
});

test.each(["jpeg", "png", "webp", "avif", "gif", "tiff"] as const)(
  "a %s that breaks off is refused",
  async (format) => {
    const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
    const whole = await sharp({ create: { width: 300, height: 200, channels: 3, background: "grey", noise } })
      .toFormat(format)
      .toBuffer();
    for (const part of [0.1, 0.5, 0.98]) {
      const error = await reencode(whole.subarray(0, Math.floor(whole.length * part))).catch(
        (thrown: unknown) => thrown,
      );
      // A truncated TIFF may not be recognised as one.
      expect(["Invalid", ...(format === "tiff" ? ["UnsupportedType"] : [])]).toContain(
        (error as { kind?: string }).kind,
      );
    }
  },
);

describe("a JPEG", () => {
  const jpeg = ({ progressive = false } = {}) => drawing(320, 200).jpeg({ progressive }).toBuffer();
  const DAMAGED = { kind: "Invalid" };

  /** The same scan with a different size in its header. */
  function claiming(bytes: Buffer, width: number, height: number): Buffer {
    const claim = Buffer.from(bytes);
    const frame = Math.max(...["ffc0001108", "ffc2001108"].map((start) => claim.indexOf(Buffer.from(start, "hex"))));
    claim.writeUInt16BE(height, frame + 5);
    claim.writeUInt16BE(width, frame + 7);
    return claim;
  }

  test.each([
    ["much larger", 2200, 2200, {}],
    ["much larger, in several passes", 2200, 2200, { progressive: true }],
    ["a little taller", 320, 240, {}],
  ])("that claims to be %s than what it holds is refused as damaged", async (_how, width, height, kind) => {
    await expect(reencode(claiming(await jpeg(kind), width, height))).rejects.toMatchObject(DAMAGED);
  });

  test("that is cut off, even by its last two bytes alone, is refused as damaged", async () => {
    const whole = await jpeg();
    for (const missing of [2, 10, whole.length / 2])
      await expect(reencode(whole.subarray(0, -missing))).rejects.toMatchObject(DAMAGED);
  });

  /** Adds a byte before the tables that belongs to no segment. */
  const withStrayByte = (bytes: Buffer) => Buffer.concat([bytes.subarray(0, 20), Buffer.alloc(1), bytes.subarray(20)]);

  function withOddScanHeader(bytes: Buffer): Buffer {
    const odd = Buffer.from(bytes);
    const scan = odd.indexOf(Buffer.from("ffda", "hex"));
    odd.writeUInt8(0, scan + 6 + 2 * odd.readUInt8(scan + 4));
    return odd;
  }

  const ODD = [
    ["a stray byte", withStrayByte],
    ["an odd header of its scan", withOddScanHeader],
    ["both", (bytes: Buffer) => withStrayByte(withOddScanHeader(bytes))],
  ] as const;

  test.each(ODD)("that claims to be larger than what it holds is refused as damaged with %s too", async (_, odd) => {
    for (const [width, height] of [
      [320, 240],
      [2200, 2200],
    ] as const)
      await expect(reencode(odd(claiming(await jpeg(), width, height)))).rejects.toMatchObject(DAMAGED);
  });

  test.each(ODD)("that is cut off is refused as damaged with %s too", async (_, odd) => {
    const whole = odd(await jpeg());
    for (const missing of [2, 10, whole.length / 2]) {
      const cut = whole.subarray(0, -missing);
      await expect(reencode(cut)).rejects.toMatchObject(DAMAGED);
      // An end marker alone does not make the image complete, with or without stray bytes before it.
      const ended = [cut.subarray(0, -20), Buffer.alloc(5, 7), Buffer.from("ffd9", "hex")];
      if (missing > 10) await expect(reencode(Buffer.concat(ended))).rejects.toMatchObject(DAMAGED);
    }
  });

  const beforeEnd = (bytes: Buffer) => Buffer.concat([bytes.subarray(0, -2), Buffer.alloc(9), bytes.subarray(-2)]);

  test.each([
    ["with stray bytes before its end", beforeEnd],
    ["with stray bytes all over", (bytes: Buffer) => beforeEnd(withStrayByte(bytes))],
    ["that is in order", (bytes: Buffer) => bytes],
    ["with other bytes behind its end", (bytes: Buffer) => Buffer.concat([bytes, Buffer.alloc(5000, 7)])],
    ["with another one behind its end", (bytes: Buffer) => Buffer.concat([bytes, bytes])],
    ["with a stray byte, as phones by Google write them", withStrayByte],
    ["with an odd header of its scan, as phones by Samsung write them", withOddScanHeader],
  ])("%s is taken whole", async (_what, change) => {
    const whole = await jpeg();
    const { picture: image, bytes } = await reencode(change(whole));
    expect(image).toMatchObject({ type: "image/jpeg", width: 320, height: 200 });
    const wanted = await pixelOf(whole, 300, 190);
    for (const [index, colour] of (await pixelOf(bytes, 300, 190)).entries())
      expect(Math.abs(colour - (wanted[index] ?? 0))).toBeLessThan(20);
  });
});

test("a bomb is refused, and so is an animation whose frames together are one", async () => {
  await expect(reencode(pngBomb())).rejects.toMatchObject({ kind: "TooLarge" });
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  const frame = sharp({ create: { width: 1500, height: 1200, channels: 3, background: "grey", noise } });
  const frames = await Promise.all(["red", "green", "blue"].map((tint) => frame.clone().tint(tint).png().toBuffer()));
  const animation = await sharp(frames, { join: { animated: true } })
    .webp({ effort: 0 })
    .toBuffer();
  await expect(reencode(animation)).rejects.toMatchObject({ kind: "TooLarge" });
});

test.each([
  ["EXIF and XMP in a JPEG", taggedJpeg],
  ["EXIF in a WebP", taggedWebp],
  ["XMP in a TIFF", taggedTiff],
  ["a text in a PNG", taggedPng],
  ["a colour profile", () => drawing().withIccProfile("p3").jpeg().toBuffer()],
])("the last look before storing finds %s", async (_what, make) => {
  const file = join(await temporaryFolder(), "made");
  await writeFile(file, await make());
  await expect(checkNoMetadata(file, limits)).rejects.toThrow("still carries");
});
