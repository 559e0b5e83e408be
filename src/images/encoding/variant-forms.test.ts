import { expect, test } from "vitest";
import { variantForms } from "./variant-forms.server.ts";

test("an image has all kinds of file in each width up to its own, the widest first", () => {
  expect(variantForms({ width: 500, height: 400 })).toEqual([
    { type: "image/avif", width: 480 },
    { type: "image/webp", width: 480 },
    { type: "image/jpeg", width: 480 },
    { type: "image/avif", width: 320 },
    { type: "image/webp", width: 320 },
    { type: "image/jpeg", width: 320 },
  ]);
  expect(variantForms({ width: 4000, height: 3000 })).toHaveLength(7 * 3);
});

test("a very tall image has none that its kinds of file cannot hold", () => {
  expect(variantForms({ width: 2560, height: 16_383 })[0]).toEqual({ type: "image/avif", width: 1920 });
  expect(new Set(variantForms({ width: 1000, height: 20_000 }).map((form) => form.width))).toEqual(
    new Set([640, 480, 320]),
  );
  expect(variantForms({ width: 100, height: 60_000 })).toEqual([]);
});
