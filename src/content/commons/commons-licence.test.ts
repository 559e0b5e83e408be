import { expect, test } from "vitest";
import { judgeLicence } from "./commons-licence.ts";

const judge = (name: string, isNonFree = false) => judgeLicence({ name, isNonFree });

test.each([
  ["CC0", "CC0"],
  ["CC0 1.0", "CC0"],
  ["Public domain", "Public domain"],
  ["PD-user", "Public domain"],
  ["CC BY 2.0", "CC BY 2.0"],
  ["CC BY-SA 4.0", "CC BY-SA 4.0"],
  ["cc-by-sa-3.0-de", "CC BY-SA 3.0 de"],
  ["CC BY 3.0 igo", "CC BY 3.0 igo"],
  ["CC BY-SA 3.0-2.5-2.0-1.0", "CC BY-SA 3.0"],
  ["CC BY-SA 1.0+", "CC BY-SA 1.0"],
])("%s allows use", (name, licence) => {
  expect(judge(name)).toEqual({ licence });
});

test.each([
  ["CC BY-NC 4.0", /commercial/],
  ["CC BY-NC-SA 2.0", /commercial/],
  ["CC BY-NC-ND 4.0", /commercial/],
  ["CC BY-ND 4.0", /changes/],
  ["GFDL", /“GFDL”/],
  ["Attribution", /“Attribution”/],
  ["CC BY-SA", /“CC BY-SA”/],
  ["All rights reserved", /“All rights reserved”/],
  ["CC Sampling Plus 1.0", /“CC Sampling Plus 1.0”/],
  ["", /no licence/],
])("%s does not, and the reason is told", (name, reason) => {
  expect(judge(name).refusal).toMatch(reason);
});

test("what a page calls not free is refused whatever its licence is called", () => {
  expect(judge("CC BY 4.0", true).refusal).toMatch(/not free/);
});
