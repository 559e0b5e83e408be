import { describe, expect, test } from "vitest";
import { isStoredImageName } from "../../platform/storage/image-names.ts";
import { readVariantFileName, VARIANT_TYPES, variantFileName, variantUrlFor, variantWidths } from "./image-variants.ts";

const hash = "0123456789abcdef".repeat(4);

describe("the widths of an image", () => {
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
  test("contains the image, the width, a hash and the type", () => {
    const names = VARIANT_TYPES.map((type) => variantFileName("gemunu.jpg", { width: 640, type, hash }));
    expect(names).toEqual([
      "gemunu-640-0123456789ab.avif",
      "gemunu-640-0123456789ab.webp",
      "gemunu-640-0123456789ab.jpg",
    ]);
  });

  test("is a safe file name for every image", () => {
    for (const image of ["a.jpg", "article_1700000000000_0.png", `${"x".repeat(116)}.jpg`, "no-extension"]) {
      const name = variantFileName(image, { width: 2560, type: "image/avif", hash });
      expect(isStoredImageName(name), name).toBe(true);
      expect(variantUrlFor(name)).toBe(`/uploads/variants/${name}`);
    }
  });
});

describe("reading the name of a variant", () => {
  test("is what it was made of", () => {
    for (const type of VARIANT_TYPES) {
      const name = variantFileName("raja-640-0123456789ab.webp", { width: 1280, type, hash });
      expect(readVariantFileName(name)).toEqual({ stem: "raja-640-0123456789ab", width: 1280, type });
    }
  });

  test.each([
    "gemunu.jpg",
    "gemunu-640.webp",
    "gemunu-640-0123456789ab.png",
    "-640-0123456789ab.webp",
    "x-640-short.avif",
  ])("is nothing where it is no such name: %s", (name) => expect(readVariantFileName(name)).toBeUndefined());
});
