import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "../../../tests/support/tier.ts";
import { isStoredImageName } from "../../platform/storage/image-names.ts";
import { findPosition } from "../safety/position-text.ts";
import { storedImageName } from "./file-name.ts";

const uploadedAt = new Date("2026-03-01T06:00:00.123Z");
const tuskerName = (fileName: string, attempt = 0) =>
  storedImageName({ kind: "tusker", index: 0, fileName, uploadedAt, extension: "jpg" }, attempt);

describe("a tusker's image", () => {
  test.each([
    ["Nadungamuwa Raja.JPG", "nadungamuwa-raja.jpg"],
    ["IMG_1234.jpeg", "img-1234.jpg"],
    ["raja.final.v2.png", "raja-final-v2.jpg"],
    ["no extension", "no-extension.jpg"],
    ["Müller’s Elefant (1).png", "muller-s-elefant-1.jpg"],
    ["--raja--.png", "raja.jpg"],
    ["shell.php.jpg", "shell-php.jpg"],
  ])("called %s is stored as %s", (fileName, stored) => {
    expect(tuskerName(fileName)).toBe(stored);
  });

  test("keeps a Sinhala name in Latin letters", () => {
    expect(tuskerName("රාජා.jpg")).toMatch(/^[a-z]+\.jpg$/);
  });

  test.each(["", ".jpg", "....", "///", "🙂.png".slice(2), "\u0000\u0001"])(
    "whose name says nothing (%j) gets a plain one",
    (fileName) => {
      expect(tuskerName(fileName)).toBe("tusker-photo.jpg");
    },
  );

  test.each([
    ["../../etc/passwd", "passwd.jpg"],
    ["..\\..\\windows\\system.ini", "system.jpg"],
    ["/absolute/raja.jpg", "raja.jpg"],
    ["..", "tusker-photo.jpg"],
    ["raja\u0000.png", "raja.jpg"],
  ])("with a path in its name (%j) is stored as %s", (fileName, stored) => {
    expect(tuskerName(fileName)).toBe(stored);
  });

  test.each([
    "7.957012, 80.760345.jpg",
    "IMG_7.957012_80.760345.jpg",
    "raja 7_957012_80_760345.jpg",
    "raja-7-957012-80-760345.jpg",
    "7.957012N 80.760345E.jpeg",
    "7°57'25\" N 80°45'37\" E.jpg",
    "raja%207.957012%2C80.760345.jpg",
    "７.957012, ８０.760345.jpg",
    "6MJ8XQ4H+4C raja.jpg",
  ])("with a position in its name (%s) gets a plain name", (fileName) => {
    expect(tuskerName(fileName)).toBe("tusker-photo.jpg");
  });

  test.each([
    ["IMG_20240112_081502.jpg", "img.jpg"],
    ["PXL_20240112_081502123.jpg", "pxl.jpg"],
    ["Raja 2024-01-12 at 08.15.02.jpg", "raja.jpg"],
    ["20240112.jpg", "tusker-photo.jpg"],
    ["received_1705047302000.jpg", "received.jpg"],
    ["Raja 2024.jpg", "raja-2024.jpg"],
    ["DSC_0042.jpg", "dsc-0042.jpg"],
    ["scan 123456789012.jpg", "scan-123456789012.jpg"],
  ])("called after a day (%s) is stored without it, as %s", (fileName, stored) => {
    expect(tuskerName(fileName)).toBe(stored);
  });

  test("gets a number when its name is taken", () => {
    expect([0, 1, 2].map((attempt) => tuskerName("Raja.jpg", attempt))).toEqual([
      "raja.jpg",
      "raja-2.jpg",
      "raja-3.jpg",
    ]);
  });

  test("with 200 letters in its name is cut to 100 characters, number and extension included", () => {
    expect(tuskerName(`${"é".repeat(200)}.jpg`)).toBe(`${"e".repeat(96)}.jpg`);
    expect(tuskerName(`${"é".repeat(200)}.jpg`, 41)).toBe(`${"e".repeat(93)}-42.jpg`);
  });

  test("is never cut to end in a hyphen", () => {
    expect(tuskerName(`${"a".repeat(95)} tail.jpg`)).toBe(`${"a".repeat(95)}.jpg`);
  });
});

describe("an article's image", () => {
  const naming = {
    kind: "article",
    index: 0,
    fileName: "7.95, 80.76 Raja.png",
    uploadedAt,
    extension: "webp",
  } as const;

  test("is named by the moment and its place among the files that came together", () => {
    expect(storedImageName(naming, 0)).toBe("article_1772344800123_0.webp");
    expect(storedImageName({ ...naming, index: 3 }, 0)).toBe("article_1772344800123_3.webp");
  });

  test("gets a number when its name is taken, as a tusker's does", () => {
    expect(storedImageName({ ...naming, index: 3 }, 1)).toBe("article_1772344800123_3-2.webp");
    expect(storedImageName({ ...naming, secret: "k0" }, 1)).toBe("article_1772344800123_0-2-k0.webp");
  });
});

test("every stored name is safe, short and without a position", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 250 }), fc.nat(9999), (fileName, attempt) => {
      const name = tuskerName(fileName, attempt);
      expect(isStoredImageName(name), name).toBe(true);
      expect(name.length).toBeLessThanOrEqual(100);
      expect(findPosition(name)).toBeUndefined();
    }),
    { numRuns: runs(500) },
  );
});
