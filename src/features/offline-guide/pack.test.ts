import { expect, test } from "vitest";
import { daysSince, isPage, stemOf } from "./pack.ts";

test("all forms of an image have one stem, and different images have different ones", () => {
  const forms = [
    "/portraits/gemunu-4x5-400-0123456789ab.avif",
    "/portraits/gemunu-4x5-1200-ffff56789abc.avif",
    "/portraits/gemunu-4x5-0123456789ab.svg",
    "/portraits/gemunu-16x9-400-0123456789ab.avif",
  ];
  expect(new Set(forms.map(stemOf))).toEqual(new Set(["/portraits/gemunu"]));
  expect(stemOf("/landscapes/musth-3x2-400-0123456789ab.avif")).toBe("/landscapes/musth-3x2");
  expect(stemOf("/uploads/variants/by-the-tank-640-0123456789ab.webp")).toBe("/uploads/variants/by-the-tank");
  expect(stemOf("/assets/hero-band-day-2000-CuWjU4Fj.avif")).toBe(stemOf("/assets/hero-band-day-1280-qK7Hfk85.avif"));
  expect(stemOf("/assets/hero-wide-day-1280--p2Y8WkZ.avif")).toBe("/assets/hero-wide-day");
  expect(stemOf("/tuskers/gemunu")).toBe("/tuskers/gemunu");
});

test("a guide ages by the days of Sri Lanka", () => {
  const evening = Date.parse("2026-11-22T18:00:00Z");
  expect(daysSince("2026-11-22", evening)).toBe(0);
  expect(daysSince("2026-11-22", evening + 86_400_000)).toBe(1);
  expect(daysSince("2026-11-22", evening - 5 * 86_400_000)).toBe(0);
});

test("pages are told from files", () => {
  expect(["/key", "/si/tuskers/gemunu", "/tuskers?page=2"].filter(isPage)).toHaveLength(3);
  expect(["/assets/a-12345678.js", "/portraits/a.svg", "/uploads/variants/a.avif"].filter(isPage)).toEqual([]);
});
