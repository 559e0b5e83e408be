import { expect, test } from "vitest";
import { flawsOfSvg } from "../../../tests/support/svg-flaws.ts";
import { FAVICON } from "./mark.ts";

test("the small logo draws well", () => {
  expect(flawsOfSvg(FAVICON)).toEqual([]);
});
