import sharp from "sharp";
import { expect, test } from "vitest";
import { findAttention } from "./find-attention.server.ts";

/** A grey image with one conspicuous spot. */
const spotted = (width: number, height: number, left: number, top: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 120, g: 120, b: 115 } } }).composite([
    { input: { create: { width: 60, height: 60, channels: 3, background: { r: 230, g: 140, b: 100 } } }, left, top },
  ]);

test.each([
  [1200, 800, 1000, 100],
  [1200, 800, 100, 650],
  [600, 1000, 400, 800],
  [700, 700, 50, 50],
])("in an image of %i by %i the spot at %i, %i is found", async (width, height, left, top) => {
  const point = await findAttention(sharp(await spotted(width, height, left, top).png().toBuffer()));
  expect(Math.abs((point?.x ?? -1) - (left + 30) / width)).toBeLessThan(0.08);
  expect(Math.abs((point?.y ?? -1) - (top + 30) / height)).toBeLessThan(0.08);
});

test.each([
  [1, 1],
  [5000, 1],
  [1, 5000],
])("an image of %i by %i has no such point, and is no error", async (width, height) => {
  const image = sharp({ create: { width, height, channels: 3, background: "red" } });
  expect(await findAttention(sharp(await image.png().toBuffer()))).toBeUndefined();
});
