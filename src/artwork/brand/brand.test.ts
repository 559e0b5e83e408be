import { expect, test } from "vitest";
import { flawsOfSvg } from "../../../tests/support/svg-flaws.ts";
import { FAVICON } from "./mark.ts";
import { drawMoonstone } from "./moonstone.ts";

test("the small logo and the moonstone draw well", () => {
  for (const svg of [FAVICON, drawMoonstone()]) {
    expect(flawsOfSvg(svg)).toEqual([]);
  }
});
