import { expect, test } from "vitest";
import { contentWithoutImage } from "./content-without-image.ts";

const address = (name: string) => `/uploads/public/${name}`;
const img = (name: string) => `<img src="${address(name)}">`;

test("a state of an entry loses one image in its lists and its texts, and nothing else", () => {
  const words = { alt: "A bull", credit: null, licence: null, takenOn: null, focus: null };
  const content = {
    name: "Raja",
    images: [address("raja.jpg"), address("rani.jpg")],
    imageUrl: ["https://cdn.example/public/raja.jpg"],
    imageDetails: [
      { url: address("raja.jpg"), ...words },
      { url: address("rani.jpg"), ...words },
    ],
    description: `<p>One</p><p>${img("raja.jpg")}</p>`,
    content: `<p>Two ${img("raja.jpg")}${img("rani.jpg")}</p>`,
    excerpt: `Not rich text: ${img("raja.jpg")}`,
    portrait: null,
    tags: ["raja.jpg"],
  };
  expect(contentWithoutImage(content, "raja.jpg")).toEqual({
    ...content,
    images: [address("rani.jpg")],
    imageUrl: [],
    imageDetails: [{ url: address("rani.jpg"), ...words }],
    description: "<p>One</p>",
    content: `<p>Two ${img("rani.jpg")}</p>`,
  });
});

test("unknown content of a form is left alone", () => {
  const content = {
    images: null,
    imageDetails: [null, 1, { alt: "x" }],
    description: 5,
    imageUrl: address("raja.jpg"),
  };
  expect(contentWithoutImage(content, "raja.jpg")).toEqual({ ...content, imageUrl: null });
  expect(contentWithoutImage({ imageUrl: address("rani.jpg") }, "raja.jpg")).toEqual({
    imageUrl: address("rani.jpg"),
  });
});
