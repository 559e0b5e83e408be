import { rgbaToThumbHash, thumbHashToAverageRGBA } from "thumbhash";
import { expect, test } from "vitest";
import { toneClass } from "./tone-class.ts";

function hashOf(...colour: number[]): Uint8Array {
  return rgbaToThumbHash(
    8,
    6,
    Uint8Array.from({ length: 8 * 6 * 4 }, (_, at) => colour[at % 4] ?? 0),
  );
}
const inBase64 = (hash: Uint8Array): string => Buffer.from(hash).toString("base64");
const stepsOf = (classes: string): number[] => [...classes.matchAll(/-(\d+)/g)].map(([, step]) => Number(step));

test("the classes name the colour in 16 steps", () => {
  expect(toneClass(inBase64(hashOf(0, 0, 0, 255)))).toBe("tone-r-0 tone-g-0 tone-b-0");
  expect(toneClass(inBase64(hashOf(255, 255, 255, 255)))).toBe("tone-r-15 tone-g-15 tone-b-15");
});

test.each([
  [118, 102, 84],
  [60, 96, 44],
  [140, 176, 210],
  [200, 30, 20],
])("of an image that is all of one colour (%d, %d, %d) they name this one", (...colour) => {
  const hash = hashOf(...colour, 255);
  const steps = stepsOf(toneClass(inBase64(hash)));
  const { r, g, b } = thumbHashToAverageRGBA(hash);
  expect(steps).toEqual([r, g, b].map((part) => Math.round(part * 15)));
  for (const [index, step] of steps.entries()) expect(Math.abs(step * 17 - (colour[index] ?? 0))).toBeLessThan(17);
});

test("a transparent image has none, and neither has one without a hash", () => {
  expect(toneClass(inBase64(hashOf(118, 102, 84, 90)))).toBe("");
  expect(toneClass(null)).toBe("");
  expect(toneClass("")).toBe("");
});
