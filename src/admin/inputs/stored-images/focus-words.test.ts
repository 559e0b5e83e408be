import { expect, test } from "vitest";
import { focusWords, pointIn } from "./focus-words.ts";

test("a focal point is given in hundredths", () => {
  expect(focusWords({ x: 0.4, y: 0.295 })).toBe("40 % from the left, 30 % from the top");
});

test("a click gives a point of the image, or of its edge outside it", () => {
  const box = { left: 100, top: 50, width: 200, height: 100 };
  expect(pointIn(box, { clientX: 150, clientY: 75 })).toEqual({ x: 0.25, y: 0.25 });
  expect(pointIn(box, { clientX: 167, clientY: 62.4 })).toEqual({ x: 0.34, y: 0.12 });
  expect(pointIn(box, { clientX: 5, clientY: 500 })).toEqual({ x: 0, y: 1 });
});
