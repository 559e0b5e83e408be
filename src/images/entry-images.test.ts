import { describe, expect, test } from "vitest";
import { imageUrlFor } from "../platform/storage/image-names.ts";
import { imageDetailInputSchema, imageUrlInput } from "./entry-images.ts";

const A = "/uploads/public/a.jpg";
const B = "/uploads/public/article_1700000000000_0.png";
const messagesOf = (value: unknown) => imageUrlInput.safeParse(value).error?.issues.map(({ message }) => message);
/** What is said of an address that is none of an image of this site. */
const NOT_OURS = expect.stringContaining("not an image of this site");

describe("imageUrlInput", () => {
  test("takes a list, or one address alone", () => {
    expect(imageUrlInput.parse([A, B])).toEqual([A, B]);
    expect(imageUrlInput.parse(A)).toEqual([A]);
    expect(imageUrlInput.parse([])).toEqual([]);
    expect(imageUrlInput.parse("")).toEqual([]);
    expect(imageUrlInput.parse("  ")).toEqual([]);
  });

  test("keeps each image once, in its order", () => {
    expect(imageUrlInput.parse([B, A, B])).toEqual([B, A]);
  });

  test("takes the address of a public store", () => {
    expect(imageUrlInput.parse("https://cdn.example/bucket/public/a.jpg")).toEqual([
      "https://cdn.example/bucket/public/a.jpg",
    ]);
  });

  test.each([
    "https://elsewhere.example/a.jpg",
    "http://cdn.example/public/a.jpg",
    "javascript:alert(1)",
    "data:image/png;base64,AAAA",
    "/uploads/public/../a.jpg",
    "/uploads/public/..",
    "/uploads/public/a b.jpg",
    "/uploads/public/A.JPG",
    "/uploads/public/a.jpg?x=1",
    "/uploads/public/",
    "/uploads/private/a.jpg",
    "a.jpg",
  ])("refuses %s", (url) => {
    expect(messagesOf(url)).toEqual([NOT_OURS]);
    expect(messagesOf([A, url])).toEqual([NOT_OURS]);
  });

  test("refuses what is no list of addresses, and too many of them", () => {
    for (const value of [5, [5]]) expect(messagesOf(value)).toEqual([expect.stringContaining("list")]);
    expect(messagesOf(Array.from({ length: 61 }, (_, index) => imageUrlFor(`${index}.jpg`)))).toEqual([
      expect.stringContaining("at most 60"),
    ]);
  });
});

describe("the texts of an image", () => {
  test("may be left out or cleared", () => {
    expect(imageDetailInputSchema.parse({ url: A })).toEqual({ url: A });
    const cleared = { url: A, alt: null, credit: null, licence: null, takenOn: null, focus: null };
    expect(imageDetailInputSchema.parse(cleared)).toEqual(cleared);
  });

  test.each([
    [{ url: "x" }, "not an image of this site"],
    [{ alt: "x".repeat(301) }, "at most 300"],
    [{ credit: "a\nb" }, "one line"],
    [{ licence: "x".repeat(161) }, "at most 160"],
    [{ takenOn: "yesterday" }, "2022-11-24"],
    [{ focus: { x: 1.01, y: 0 } }, "from 0 to 1"],
    [{ focus: { x: "left", y: 0 } }, "from 0 to 1"],
    [{ width: 5 }, "width"],
  ])("are refused with %j", (fields, reason) => {
    expect(imageDetailInputSchema.safeParse({ url: A, ...fields }).error?.issues).toEqual([
      expect.objectContaining({ message: expect.stringContaining(reason) }),
    ]);
  });
});
