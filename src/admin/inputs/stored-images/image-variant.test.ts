import { expect, test } from "vitest";
import type { ImageDetail } from "../../../content/images/entry-images.ts";
import { variantAt } from "./image-variant.ts";

const variant = (width: number, type: ImageDetail["variants"][number]["type"]) => ({
  url: `/${width}/${type}`,
  width,
  type,
});
const url = "/uploads/public/raja.jpg";
const variants = [
  variant(320, "image/avif"),
  variant(640, "image/webp"),
  variant(320, "image/webp"),
  variant(320, "image/jpeg"),
];

test("an image is shown in the smallest variant that is wide enough", () => {
  expect(variantAt({ url, variants }, 200)).toBe("/320/image/webp");
  expect(variantAt({ url, variants }, 320)).toBe("/320/image/webp");
  expect(variantAt({ url, variants }, 321)).toBe("/640/image/webp");
});

test("where none is wide enough the widest is taken, and without variants the image itself", () => {
  expect(variantAt({ url, variants }, 2000)).toBe("/640/image/webp");
  expect(variantAt({ url, variants: [] }, 200)).toBe(url);
});
