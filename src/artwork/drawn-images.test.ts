import { expect, test } from "vitest";
import { ASPECTS, artworkUrl, DRAWN_WIDTHS, drawnFileName, readDrawnFileName } from "./drawn-images.ts";

const hash = "0123456789ab";

test("a file name says what it was made from, for any slug", () => {
  for (const slug of ["gemunu", "deega-danthu-1", "x-4x5", "x-4x5-400", "a-0123456789ab"]) {
    for (const aspect of ASPECTS) {
      for (const width of [undefined, ...DRAWN_WIDTHS]) {
        const artwork = { slug, aspect, width, hash };
        expect(readDrawnFileName(drawnFileName(artwork))).toEqual(artwork);
      }
    }
  }
});

test.each([
  "gemunu-4x5-0123456789ab.avif",
  "gemunu-4x5-800-0123456789ab.svg",
  "gemunu-4x5-801-0123456789ab.avif",
  "gemunu-5x4-0123456789ab.svg",
  "gemunu-4x5-0123456789AB.svg",
  "gemunu-4x5-0123456789ab.svg.tmp",
  "../gemunu-4x5-0123456789ab.svg",
  "-4x5-.svg",
  "",
])("%j is no artwork", (name) => {
  expect(readDrawnFileName(name)).toBeUndefined();
});

test("an address leads to the other forms of the same drawing", () => {
  const url = `/portraits/gemunu-4x5-${hash}.svg`;
  expect(artworkUrl(url, { aspect: "3:2" })).toBe(`/portraits/gemunu-3x2-${hash}.svg`);
  expect(artworkUrl(url, { aspect: "16:9", width: 400 })).toBe(`/portraits/gemunu-16x9-400-${hash}.avif`);
  expect(artworkUrl("/elsewhere.svg", { aspect: "3:2", width: 400 })).toBe("/elsewhere.svg");
});
