import { expect, test } from "vitest";
import { VARIANT_TYPES, variantFileName, variantUrlFor } from "./image-variants.ts";
import { plainVariant, sourceSet } from "./shown-variants.ts";

const hash = "0123456789ab";
const variants = VARIANT_TYPES.flatMap((type) =>
  [320, 640, 1280].map((width) => ({
    url: variantUrlFor(variantFileName("gemunu.jpg", { width, type, hash })),
    width,
    height: (width * 3) / 4,
    type,
  })),
);
const image = { url: "/uploads/public/gemunu.jpg", width: 1600, height: 1200, variants };
const without = (type: string) => ({ ...image, variants: variants.filter((variant) => variant.type !== type) });

test("a source set names the variants of one kind with their widths, and is empty where there are none", () => {
  expect(sourceSet(image, "image/avif")).toBe(
    "/uploads/variants/gemunu-320-0123456789ab.avif 320w, /uploads/variants/gemunu-640-0123456789ab.avif 640w, /uploads/variants/gemunu-1280-0123456789ab.avif 1280w",
  );
  expect(sourceSet(without("image/avif"), "image/avif")).toBe("");
});

test("the plain variant is the widest JPEG up to a width, else a WebP, else the image itself", () => {
  expect(plainVariant(image)).toMatchObject({ type: "image/jpeg", width: 1280 });
  expect(plainVariant(image, 960)).toMatchObject({ type: "image/jpeg", width: 640, height: 480 });
  expect(plainVariant(without("image/jpeg"), 960)).toMatchObject({ type: "image/webp", width: 640 });
  const { url, width, height } = image;
  expect(plainVariant({ ...image, variants: variants.slice(0, 3) })).toEqual({ url, width, height });
  expect(plainVariant({ ...image, variants: [] }, 960)).toEqual({ url, width, height });
});
