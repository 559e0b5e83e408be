import { expect, test } from "vitest";
import { importType } from "./import-type.ts";

test("a file is known by the end of its name, in any letter case", () => {
  expect(importType("directory.json")).toBe("application/json");
  expect(importType("Tuskers.CSV")).toBe("text/csv");
});

test("what cannot be read has no type", () => {
  expect(importType("tuskers.xlsx")).toBeUndefined();
  expect(importType("json")).toBeUndefined();
});
