import { expect, test } from "vitest";
import type { ImageDetail } from "../entry-images.ts";
import { formAt } from "./image-variant.ts";

const form = (width: number, type: ImageDetail["variants"][number]["type"]) => ({
  url: `/${width}/${type}`,
  width,
  type,
});
const url = "/uploads/public/raja.jpg";
const variants = [form(320, "image/avif"), form(640, "image/webp"), form(320, "image/webp"), form(320, "image/jpeg")];

test("an image is shown in the smallest form that is wide enough", () => {
  expect(formAt({ url, variants }, 200)).toBe("/320/image/webp");
  expect(formAt({ url, variants }, 320)).toBe("/320/image/webp");
  expect(formAt({ url, variants }, 321)).toBe("/640/image/webp");
});

test("where none is wide enough the widest is taken, and without forms the image itself", () => {
  expect(formAt({ url, variants }, 2000)).toBe("/640/image/webp");
  expect(formAt({ url, variants: [] }, 200)).toBe(url);
});
