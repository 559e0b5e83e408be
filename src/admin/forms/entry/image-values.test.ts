import { expect, test } from "vitest";
import { imageBlocks, imageBody, imageValues } from "./image-values.ts";

const url = "/uploads/public/raja.jpg";

test("a chosen focal point is saved with the entry; an automatic one is not", () => {
  const detail = { url, width: 4, height: 3, alt: "A bull", focus: { x: 0.4, y: 0.3, chosen: true } };
  const chosen = imageValues({ images: [url], imageDetails: [detail] });
  expect(chosen[0]?.focus).toEqual({ x: 0.4, y: 0.3 });
  expect(imageBody(chosen).imageDetails[0]?.focus).toEqual({ x: 0.4, y: 0.3 });
  const found = imageValues({
    images: [url],
    imageDetails: [{ ...detail, focus: { ...detail.focus, chosen: false } }],
  });
  expect(found[0]?.focus).toBeNull();
  expect(imageBody(found).imageDetails[0]?.focus).toBeNull();
});

test("an old version has the focal point as it was sent", () => {
  expect(imageValues({ images: [url], imageDetails: [{ url, focus: { x: 1, y: 0 } }] })[0]?.focus).toEqual({
    x: 1,
    y: 0,
  });
});

test("text kept by an older form leaves the focal point as it is stored", () => {
  const [image] = imageValues({ images: [url] });
  const { focus: _focus, ...older } = image as NonNullable<typeof image>;
  const body = JSON.parse(JSON.stringify(imageBody([older as NonNullable<typeof image>])));
  expect(body.imageDetails[0]).not.toHaveProperty("focus");
});

test("comparisons give the focal point in words", () => {
  const focus = { x: 0.4, y: 0.3 };
  const images = imageValues({ images: [url], imageDetails: [{ url, alt: "A bull", focus }] });
  expect(imageBlocks(images).map(({ runs }) => runs.at(-1)?.text)).toEqual([
    "\nraja.jpg · A bull · focal point 40 % from the left, 30 % from the top",
  ]);
});
