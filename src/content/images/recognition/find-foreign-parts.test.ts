import sharp from "sharp";
import { describe, expect, test } from "vitest";
import {
  animatedPng,
  drawing,
  jpegWithArchive,
  taggedAvif,
  taggedGif,
  taggedJpeg,
  taggedPng,
  taggedWebp,
} from "../../../../tests/support/sample-images.ts";
import { creditPacket } from "../encoding/credit-packet.server.ts";
import { findForeignParts } from "./find-foreign-parts.server.ts";

const CLEAN: [string, () => Promise<Buffer>][] = [
  ["image/jpeg", () => drawing(300, 200).jpeg().toBuffer()],
  ["image/jpeg", () => drawing(300, 200).jpeg({ mozjpeg: true }).toBuffer()],
  ["image/png", () => drawing(300, 200, 4).png().toBuffer()],
  ["image/webp", () => drawing(301, 200, 4).webp().toBuffer()],
  [
    "image/webp",
    async () =>
      sharp(await taggedGif(3), { animated: true })
        .webp()
        .toBuffer(),
  ],
  ["image/avif", () => drawing(300, 200).avif({ effort: 0 }).toBuffer()],
  ["image/avif", () => drawing(31, 21, 4).avif({ effort: 0 }).toBuffer()],
];

const packet = creditPacket({ credit: "Nimal <නිමල්> & sons", licence: "https://licence.example/by" });
const writers = {
  "image/jpeg": () =>
    drawing()
      .withXmp(packet ?? "")
      .jpeg(),
  "image/webp": () =>
    drawing()
      .withXmp(packet ?? "")
      .webp(),
  "image/avif": () =>
    drawing()
      .withXmp(packet ?? "")
      .avif({ effort: 0 }),
} as const;

test.each(CLEAN)("a %s that holds an image alone is clean", async (type, make) => {
  expect(findForeignParts(await make(), type, undefined)).toEqual([]);
});

describe.each(Object.entries(writers))("%s", (type, make) => {
  test("with exactly its credit is clean, and with another or without it is not", async () => {
    const bytes = await make().toBuffer();
    expect((await sharp(bytes).metadata()).xmp?.toString()).toBe(packet);
    expect(findForeignParts(bytes, type, packet)).toEqual([]);
    const wrong = ["carries XMP other than its credit and licence"];
    expect(findForeignParts(bytes, type, undefined)).toEqual(wrong);
    expect(findForeignParts(bytes, type, packet?.replace("Nimal", "Kamal"))).toEqual(wrong);
    const plain = await drawing()
      .toFormat(type.slice(6) as "jpeg")
      .toBuffer();
    expect(findForeignParts(plain, type, packet)).toEqual(["lacks its credit"]);
  });

  test("that breaks off anywhere is not clean", async () => {
    const bytes = await make().toBuffer();
    for (let end = 0; end < bytes.length; end += 7) {
      expect(findForeignParts(bytes.subarray(0, end), type, packet), `${end} bytes`).not.toEqual([]);
    }
  });

  test("with bytes behind its end is not clean", async () => {
    const bytes = Buffer.concat([await make().toBuffer(), Buffer.from("PK\u0003\u0004")]);
    expect(findForeignParts(bytes, type, packet)).not.toEqual([]);
  });
});

test.each<[string, string, () => Promise<Buffer>, string[]]>([
  [
    "EXIF, IPTC and a comment in a JPEG",
    "image/jpeg",
    taggedJpeg,
    ["application 1 (Exif)", "application 13 (Photoshop 3.0)", "a comment"],
  ],
  ["an archive behind a JPEG", "image/jpeg", jpegWithArchive, ["bytes after the end of the image"]],
  ["a profile in a JPEG", "image/jpeg", () => drawing().withIccProfile("p3").jpeg().toBuffer(), ["ICC_PROFILE"]],
  ["texts in a PNG, and bytes after it", "image/png", taggedPng, ["tEXt", "iTXt", "eXIf", "bytes after"]],
  ["an animation in a PNG", "image/png", animatedPng, ["acTL"]],
  ["EXIF in a WebP", "image/webp", taggedWebp, ["EXIF"]],
  ["a profile in a WebP", "image/webp", () => drawing().withIccProfile("p3").webp().toBuffer(), ["ICCP"]],
  ["EXIF in an AVIF", "image/avif", taggedAvif, ["an item Exif"]],
  ["a profile in an AVIF", "image/avif", () => drawing().withIccProfile("p3").avif().toBuffer(), ["a colour profile"]],
])("%s is found", async (_what, type, make, expected) => {
  const problems = findForeignParts(await make(), type, undefined).join("\n");
  for (const words of expected) expect(problems).toContain(words);
});

test("a file of another type than expected is reported", async () => {
  const png = await drawing().png().toBuffer();
  for (const type of ["image/jpeg", "image/webp", "image/avif", "image/gif"]) {
    expect(findForeignParts(png, type, undefined), type).toHaveLength(1);
  }
});
