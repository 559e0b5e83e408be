import { expect, test } from "vitest";
import { variantSpecs } from "./variant-specs.server.ts";

test("an image has all kinds of file in each width up to its own, the widest first", () => {
  expect(variantSpecs({ width: 500, height: 400 })).toEqual([
    { type: "image/avif", width: 480 },
    { type: "image/webp", width: 480 },
    { type: "image/jpeg", width: 480 },
    { type: "image/avif", width: 320 },
    { type: "image/webp", width: 320 },
    { type: "image/jpeg", width: 320 },
  ]);
  expect(variantSpecs({ width: 4000, height: 3000 })).toHaveLength(7 * 3);
});

test("a very tall image has no variants that their formats cannot hold", () => {
  expect(variantSpecs({ width: 2560, height: 16_383 })[0]).toEqual({ type: "image/avif", width: 1920 });
  expect(new Set(variantSpecs({ width: 1000, height: 20_000 }).map((spec) => spec.width))).toEqual(
    new Set([640, 480, 320]),
  );
  expect(variantSpecs({ width: 100, height: 60_000 })).toEqual([]);
});
