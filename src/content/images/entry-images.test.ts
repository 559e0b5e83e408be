import { describe, expect, test } from "vitest";
import { imageUrlFor } from "../../platform/storage/image-names.ts";
import { imageDetailInputSchema, imageUrlInput } from "./entry-images.ts";

const A = "/uploads/public/a.jpg";
const B = "/uploads/public/article_1700000000000_0.png";
const messagesOf = (value: unknown) => imageUrlInput.safeParse(value).error?.issues.map(({ message }) => message);

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
    expect(messagesOf(url)).toHaveLength(1);
    expect(messagesOf([A, url])).toHaveLength(1);
  });

  test("refuses what is no list of addresses, and too many of them", () => {
    const images = Array.from({ length: 61 }, (_, index) => imageUrlFor(`${index}.jpg`));
    for (const wrong of [5, [5], images]) expect(messagesOf(wrong)).toHaveLength(1);
    expect(messagesOf(images.slice(1))).toBeUndefined();
  });
});

describe("the texts of an image", () => {
  test("may be left out or cleared", () => {
    expect(imageDetailInputSchema.parse({ url: A })).toEqual({ url: A });
    const cleared = { url: A, alt: null, credit: null, licence: null, takenOn: null, focus: null };
    expect(imageDetailInputSchema.parse(cleared)).toEqual(cleared);
  });

  test.each([
    ["url", { url: "x" }],
    ["alt", { alt: "x".repeat(301) }],
    ["credit", { credit: "a\nb" }],
    ["licence", { licence: "x".repeat(161) }],
    ["takenOn", { takenOn: "yesterday" }],
    ["focus", { focus: { x: 1.01, y: 0 } }],
    ["focus", { focus: { x: "left", y: 0 } }],
    [undefined, { width: 5 }],
  ])("are refused at %s with %j", (path, fields) => {
    const issues = imageDetailInputSchema.safeParse({ url: A, ...fields }).error?.issues;
    expect(issues?.map((issue) => issue.path[0])).toEqual([path]);
  });
});
