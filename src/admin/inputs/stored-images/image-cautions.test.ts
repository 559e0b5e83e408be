import { expect, test } from "vitest";
import { placeCaution } from "../warnings/place-caution.ts";
import { nameTellsPosition, textCaution } from "./image-cautions.ts";

test("coordinates are refused, close places are pointed out, parks are fine", () => {
  expect(textCaution("alt", "A bull at 6.2712, 81.4012").error).toMatch(/leave out coordinates/);
  expect(textCaution("alt", "A bull on the Kudawila road").caution).toContain("“Kudawila road”");
  expect(textCaution("alt", "A bull in Yala National Park")).toEqual({});
});

test("credits, licences and captions are checked as well", () => {
  for (const kind of ["credit", "licence"] as const) {
    expect(textCaution(kind, "S. Perera, 12.345678, 98.765432").error).toMatch(/leave out coordinates/);
    expect(textCaution(kind, "S. Perera, Lake Road").caution).toContain("Road");
  }
  expect(placeCaution("By the water, 12.345678 N 98.765432 E").error).toMatch(/leave out coordinates/);
  expect(placeCaution("By the water")).toEqual({});
});

test("a position in a file name is noticed with any separator", () => {
  expect(nameTellsPosition("12.345678, 98.765432.jpg")).toBe(true);
  expect(nameTellsPosition("IMG_12.345678_98.765432.jpg")).toBe(true);
  expect(nameTellsPosition("IMG_20240112_081502.jpg")).toBe(false);
});

test("texts that the server would find too long are counted", () => {
  expect(textCaution("alt", "x".repeat(301)).error).toBe("At most 300 characters; these are 301.");
  expect(textCaution("credit", ` ${"x".repeat(160)} `)).toEqual({});
});
