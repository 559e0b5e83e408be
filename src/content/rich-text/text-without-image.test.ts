import { expect, test } from "vitest";
import { textWithoutImage } from "./text-without-image.ts";

const tag = (name: string) => `<img src="/uploads/public/${name}" alt="He walks">`;

test.each([
  ["a tag inside a paragraph goes alone", `<p>One ${tag("raja.jpg")} two</p>`, "<p>One  two</p>"],
  ["a paragraph that held nothing else goes with it", `<p>One</p><p>${tag("raja.jpg")}</p>`, "<p>One</p>"],
  ["so does a link around it", `<p>One <a href="/tuskers">${tag("raja.jpg")}</a></p>`, "<p>One </p>"],
  [
    "a figure's caption stays as text",
    `<figure>${tag("raja.jpg")}<figcaption>At the tank</figcaption></figure>`,
    "<p>At the tank</p>",
  ],
  [
    "an address on a public store is the same picture",
    '<p>One <img src="https://cdn.example/public/raja.jpg"></p>',
    "<p>One </p>",
  ],
  [
    "it goes wherever it stands",
    `<p>A${tag("raja.jpg")}</p><ul><li>B${tag("raja.jpg")}</li></ul>`,
    "<p>A</p><ul><li>B</li></ul>",
  ],
])("%s", (_, before, after) => {
  expect(textWithoutImage(before, "raja.jpg")).toBe(after);
});

test.each([
  `<p>${tag("raja-2.jpg")}</p>`,
  `<p>${tag("big-raja.jpg")}</p>`,
  "<p>The file raja.jpg is told of,\n\nand /uploads/public/raja.jpg too & kept</p>",
  "",
])("a text that does not show the image comes back letter for letter: %s", (text) => {
  expect(textWithoutImage(text, "raja.jpg")).toBe(text);
});
