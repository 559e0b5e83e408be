import { expect, test } from "vitest";
import { pictureBody, picturesText, pictureValues } from "./picture-values.ts";

const url = "/uploads/public/raja.jpg";

test("a focal point that somebody chose goes with the entry; the site's own stays with the site", () => {
  const detail = { url, width: 4, height: 3, alt: "A bull", focus: { x: 0.4, y: 0.3, chosen: true } };
  const chosen = pictureValues({ images: [url], imageDetails: [detail] });
  expect(chosen[0]?.focus).toEqual({ x: 0.4, y: 0.3 });
  expect(pictureBody(chosen).imageDetails[0]?.focus).toEqual({ x: 0.4, y: 0.3 });
  const found = pictureValues({
    images: [url],
    imageDetails: [{ ...detail, focus: { ...detail.focus, chosen: false } }],
  });
  expect(found[0]?.focus).toBeNull();
  expect(pictureBody(found).imageDetails[0]?.focus).toBeNull();
});

test("an old state tells a focal point as it was sent", () => {
  expect(pictureValues({ images: [url], imageDetails: [{ url, focus: { x: 1, y: 0 } }] })[0]?.focus).toEqual({
    x: 1,
    y: 0,
  });
});

test("text kept by an older form leaves the focal point as it is stored", () => {
  const [picture] = pictureValues({ images: [url] });
  const { focus: _focus, ...older } = picture as NonNullable<typeof picture>;
  const body = JSON.parse(JSON.stringify(pictureBody([older as NonNullable<typeof picture>])));
  expect(body.imageDetails[0]).not.toHaveProperty("focus");
});

test("what is compared tells the focal point in words", () => {
  const focus = { x: 0.4, y: 0.3 };
  const pictures = pictureValues({ images: [url], imageDetails: [{ url, alt: "A bull", focus }] });
  expect(picturesText(pictures)).toBe("raja.jpg · A bull · focal point 40 % from the left, 30 % from the top");
});
