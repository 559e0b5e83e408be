import { describe, expect, test } from "vitest";
import { imageUrlFor } from "../platform/storage/image-names.ts";
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
    expect(messagesOf(url)).toEqual(["This is not an image of this site: upload it first."]);
    expect(messagesOf([A, url])).toEqual(["This is not an image of this site: upload it first."]);
  });

  test("refuses what is no list of addresses, and too many of them", () => {
    expect(messagesOf(5)).toEqual(["Images must be a list of addresses, or one address alone."]);
    expect(messagesOf([5])).toEqual(["Images must be a list of addresses, or one address alone."]);
    expect(messagesOf(Array.from({ length: 61 }, (_, index) => imageUrlFor(`${index}.jpg`)))).toEqual([
      "An entry can have at most 60 images.",
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
    [{ url: "x" }, "This is not an image of this site: upload it first."],
    [{ alt: "x".repeat(301) }, "The alternative text can have at most 300 characters."],
    [{ credit: "a\nb" }, "The credit must be one line."],
    [{ licence: "x".repeat(161) }, "The licence can have at most 160 characters."],
    [{ takenOn: "yesterday" }, "The date of the image must be a year (2022), a month (2022-11) or a day (2022-11-24)."],
    [{ focus: { x: 1.01, y: 0 } }, "The focal point must be two numbers from 0 to 1."],
    [{ focus: { x: "left", y: 0 } }, "The focal point must be two numbers from 0 to 1."],
    [{ width: 5 }, 'Unrecognized key: "width"'],
  ])("are refused with %j", (fields, message) => {
    expect(imageDetailInputSchema.safeParse({ url: A, ...fields }).error?.issues.map((issue) => issue.message)).toEqual(
      [message],
    );
  });
});
