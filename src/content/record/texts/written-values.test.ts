import { expect, test } from "vitest";
import { WRITTEN } from "./written-values.ts";

test("measures are written in metres and feet, as ranges and about where the source says so", () => {
  const heights = [3.2, 2.9, 3].map((metres) => WRITTEN.height({ min: metres, max: metres }));
  expect(heights).toEqual(["3.2 m (10½ ft)", "2.9 m (9½ ft)", "3 m (10 ft)"]);
  expect(WRITTEN.height({ min: 3.05, max: 3.35, about: true })).toBe("about 3.05 to 3.35 m (10 to 11 ft)");
  expect(WRITTEN.tuskLength({ min: 2.3, max: 2.3, side: "left" })).toBe("His left: 2.3 m (7½ ft)");
});

test("an age is written with the date for which it was given", () => {
  expect(WRITTEN.age({ min: 40, max: 45, on: "2017-11" })).toBe("40 to 45 in November 2017");
  expect(WRITTEN.age({ min: 70, max: 70, on: "2020-06-30" })).toBe("70 on 30 June 2020");
  expect(WRITTEN.age({ min: 40, max: 40, about: true })).toBe("about 40 years");
});
