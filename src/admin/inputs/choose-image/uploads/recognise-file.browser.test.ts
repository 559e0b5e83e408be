import { describe, expect, test } from "vitest";
import {
  animatedPng,
  heicHead,
  taggedAvif,
  taggedGif,
  taggedJpeg,
  taggedPng,
  taggedTiff,
  taggedWebp,
} from "../../../../../tests/support/sample-images.ts";
import { recogniseFile } from "./recognise-file.browser.ts";

const look = (bytes: Uint8Array<ArrayBuffer> | string) => recogniseFile(new Blob([bytes]));
const container = (brands: string): string => `\0\0\0${String.fromCharCode(8 + brands.length)}ftyp${brands}`;

describe("a file", () => {
  test.each<[string, () => Promise<Buffer>]>([
    ["JPEG", taggedJpeg],
    ["PNG", taggedPng],
    ["WebP", taggedWebp],
    ["AVIF", taggedAvif],
    ["GIF", taggedGif],
    ["TIFF", taggedTiff],
    ["animated PNG", animatedPng],
  ])("that is a real %s is let through", async (_kind, make) => {
    expect(await look(new Uint8Array(await make()))).toEqual({ verdict: "fine" });
  });

  test.each([
    ["HEIC image", "HEIC", heicHead().toString("latin1")],
    ["HEIF that is told by its second brand", "HEIC", container("xxxx\0\0\0\0mif1heic")],
    ["video", "video", container("isom\0\0\0\0isomiso2mp41")],
    ["PDF", "PDF", "%PDF-1.7 and so on and so on"],
    ["SVG", "SVG", '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"></svg>'],
    ["ZIP", "ZIP", "PK\u0003\u0004 and so on and so on"],
    ["BMP", "BMP", "BM and so on and so on"],
    ["text", "not an image", "Gemunu walks"],
    ["few bytes", "not an image", "\u00ff\u00d8"],
    ["nothing", "empty", ""],
  ])("that is %s is refused, and called so", async (_kind, words, text) => {
    const recognised = await look(new Uint8Array(Buffer.from(text, "latin1")));
    expect(recognised).toMatchObject({ verdict: "refused", message: expect.stringContaining(words) });
  });

  test("in the container of HEIC that names AVIF is let through", async () => {
    expect(await look(container("mif1\0\0\0\0mif1avif"))).toEqual({ verdict: "fine" });
  });

  test("that is larger than most servers take is asked about, as the server may take more", async () => {
    const large = new Blob([new Uint8Array(await taggedJpeg()), new Uint8Array(26_000_000)]);
    expect(await recogniseFile(large)).toEqual({
      verdict: "doubtful",
      message: expect.stringMatching(/26 MB.* 25 MB/),
    });
  });

  test("that cannot be read, as a folder, is refused", async () => {
    const folder = new Blob(["x"]);
    folder.slice = () => {
      throw new DOMException("gone", "NotReadableError");
    };
    expect(await recogniseFile(folder)).toMatchObject({
      verdict: "refused",
      message: expect.stringContaining("folder"),
    });
  });
});
