import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "../../../../tests/support/tier.ts";
import { joinList, protectCell, splitList, unprotectCell } from "./csv-cells.ts";

const nasty = fc.string({
  unit: fc.constantFrom("=", "+", "-", "@", "\t", "\r", "\n", "＝", "'", '"', ";", "|", "\\", " ", "a", "රා"),
});

describe("a cell", () => {
  test.each(["=1+1", "+94 11", "-5", "@SUM(A1)", "\t1", "\r1", "\n1", "＝1", "'=1"])(
    "%j gets an apostrophe before it",
    (text) => {
      expect(protectCell(text)).toBe(`'${text}`);
    },
  );

  test.each(["", "Gemunu", "'s Gravenhage", "a=b", " =1"])("%j stays as it is", (text) => {
    expect(protectCell(text)).toBe(text);
  });

  test.each([
    ["x;=cmd|' /C calc'!A0;y", "x;'=cmd|' /C calc'!A0;y"],
    ["a\t+1", "a\t'+1"],
    ["tusks;-5;@A1", "tusks;'-5;'@A1"],
    ['a;"=1"', `a;"'=1"`],
    ["a;\t=1", "a;'\t'=1"],
    ["a;\r1", "a;'\r1"],
    ["a;'=1", "a;''=1"],
    ["\t=1", "'\t'=1"],
    ["one\r\n=2\n\n+3", "one\r\n'=2\n\n'+3"],
  ])("%j holds no formula where a program divides it at semicolons or tabs", (text, cell) => {
    expect(protectCell(text)).toBe(cell);
    expect(unprotectCell(cell)).toBe(text);
  });

  test.each(["Yala; Bundala", "a;b=c", "tall;\nwide", "one\n\ntwo"])("%j stays as it is, too", (text) => {
    expect(protectCell(text)).toBe(text);
    expect(unprotectCell(text)).toBe(text);
  });

  test("never begins like a formula, and comes back as it was", () => {
    fc.assert(
      fc.property(fc.oneof(nasty, fc.string({ unit: "binary" })), (text) => {
        const cell = protectCell(text);
        expect(cell).not.toMatch(/^[=+\-@\t\r\n]/);
        for (const row of cell.split(/[\r\n]/))
          for (const part of row.split(";")) expect(part).not.toMatch(/^"*[=+\-@\t]/);
        for (const part of cell.split(/[\r\n\t]/)) expect(part).not.toMatch(/^"*[=+\-@]/);
        expect(unprotectCell(cell)).toBe(text);
      }),
      { numRuns: runs(100) },
    );
  });

  test("written by a person without an apostrophe is read unchanged", () => {
    expect(unprotectCell("- seen at the lake")).toBe("- seen at the lake");
  });
});

describe("a list", () => {
  test("is in one cell, with its items separated by bars", () => {
    expect(joinList(["big tusker", "Minneriya"])).toBe("big tusker | Minneriya");
  });

  test("comes back unchanged, whatever its items contain", () => {
    const item = nasty.map((text) => text.trim()).filter((text) => text !== "");
    fc.assert(
      fc.property(fc.array(item), (items) => {
        expect(splitList(joinList(items))).toEqual(items);
      }),
      { numRuns: runs(100) },
    );
  });

  test("that a person typed may have blanks and empty places", () => {
    expect(splitList("|habitat|  | a big one |")).toEqual(["habitat", "a big one"]);
    expect(splitList("  ")).toEqual([]);
  });

  test("keeps a backslash that divides nothing", () => {
    expect(splitList("C:\\herd | b")).toEqual(["C:\\herd", "b"]);
  });
});
