import { expect, test } from "vitest";
import { textCaution } from "./picture-cautions.ts";

test("coordinates are refused, close places are pointed out, parks are fine", () => {
  expect(textCaution("alt", "A bull at 6.2712, 81.4012").error).toMatch(/leave out coordinates/);
  expect(textCaution("alt", "A bull on the Sithulpawwa road").caution).toContain("“Sithulpawwa road”");
  expect(textCaution("alt", "A bull in Yala National Park")).toEqual({});
});

test("texts that the server would find too long are counted", () => {
  expect(textCaution("alt", "x".repeat(301)).error).toBe("At most 300 characters; these are 301.");
  expect(textCaution("credit", ` ${"x".repeat(160)} `)).toEqual({});
});
