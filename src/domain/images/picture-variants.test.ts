import { describe, expect, test } from "vitest";
import { isStoredImageName } from "./image-names.ts";
import {
  VARIANT_TYPES,
  variantFileName,
  variantNameFromUrl,
  variantUrlFor,
  variantWidths,
} from "./picture-variants.ts";

const hash = "0123456789abcdef".repeat(4);

describe("the widths of a photograph", () => {
  test("are never wider than itself", () => {
    expect(variantWidths(4000)).toEqual([320, 480, 640, 960, 1280, 1920, 2560]);
    expect(variantWidths(1000)).toEqual([320, 480, 640, 960]);
    expect(variantWidths(320)).toEqual([320]);
  });

  test("are its own where it is narrower than all of the list", () => {
    expect(variantWidths(319)).toEqual([319]);
    expect(variantWidths(1)).toEqual([1]);
  });
});

describe("the name of a variant", () => {
  test("tells the photograph, the width, a hash and the kind of file", () => {
    const names = VARIANT_TYPES.map((type) => variantFileName("gemunu.jpg", { width: 640, type, hash }));
    expect(names).toEqual([
      "gemunu-640-0123456789ab.avif",
      "gemunu-640-0123456789ab.webp",
      "gemunu-640-0123456789ab.jpg",
    ]);
  });

  test("is a safe file name for every photograph", () => {
    for (const image of ["a.jpg", "article_1700000000000_0.png", `${"x".repeat(116)}.jpg`, "no-extension"]) {
      const name = variantFileName(image, { width: 2560, type: "image/avif", hash });
      expect(isStoredImageName(name), name).toBe(true);
      expect(variantNameFromUrl(variantUrlFor(name))).toBe(name);
    }
  });

  test.each(["/uploads/public/a.jpg", "/uploads/variants/../a.jpg", "/uploads/variants/a.jpg?x", "a.jpg"])(
    "is not read from %s",
    (url) => {
      expect(variantNameFromUrl(url)).toBeUndefined();
    },
  );
});
