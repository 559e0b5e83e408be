import { expect, test } from "vitest";
import { flawsOfSvg } from "../svg-rules.ts";
import { FAVICON, MARK, MONO_MARK, NIGHT_MARK } from "./mark.ts";
import { drawMoonstone } from "./moonstone.ts";

test("the marks and the moonstone draw well", () => {
  for (const svg of [MARK, NIGHT_MARK, MONO_MARK, FAVICON, drawMoonstone()]) {
    expect(flawsOfSvg(svg)).toEqual([]);
  }
});
