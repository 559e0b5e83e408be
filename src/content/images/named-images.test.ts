import { expect, test } from "vitest";
import { imageUrlFor } from "../../platform/storage/image-names.ts";
import { imagesNamedIn } from "./named-images.ts";

test("images are found in lists and in texts, each once", () => {
  const entry = {
    images: ["/uploads/public/raja.jpg", "https://cdn.example/public/a.b_c-2.webp"],
    description: `<p><img src="${imageUrlFor("article_1700000000000_0.png")}"> <img src='/uploads/public/raja.jpg'></p>`,
    content: "See /uploads/public/last.jpg.",
  };
  expect([...imagesNamedIn(JSON.stringify(entry))]).toEqual([
    "raja.jpg",
    "a.b_c-2.webp",
    "article_1700000000000_0.png",
    "last.jpg",
  ]);
});

test.each([
  "",
  "raja.jpg",
  "/uploads/variants/raja-640-0123456789ab.webp",
  "/public/",
  "/public/..",
  "/public/RAJA.jpg",
])("none is found in %j", (text) => {
  expect([...imagesNamedIn(text)]).toEqual([]);
});

test("the longest name that can be stored is found whole", () => {
  const name = `${"a".repeat(116)}.jpg`;
  expect([...imagesNamedIn(JSON.stringify({ description: `<img src="${imageUrlFor(name)}">` }))]).toEqual([name]);
});
