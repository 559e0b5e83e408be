import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { joinList, protectCell, splitList, unprotectCell } from "./csv-cells.ts";

const nasty = fc.string({
  unit: fc.constantFrom("=", "+", "-", "@", "\t", "\r", "\n", "＝", "'", '"', "|", "\\", " ", "a", "රා"),
});

describe("a cell", () => {
  test.each(["=1+1", "+94 11", "-5", "@SUM(A1)", "\t=1", "\r=1", "\n=1", "＝1", "'=1"])(
    "%j gets an apostrophe before it",
    (text) => {
      expect(protectCell(text)).toBe(`'${text}`);
    },
  );

  test.each(["", "Gemunu", "'s Gravenhage", "a=b", " =1"])("%j stays as it is", (text) => {
    expect(protectCell(text)).toBe(text);
  });

  test("never begins like a formula, and comes back as it was", () => {
    fc.assert(
      fc.property(fc.oneof(nasty, fc.string({ unit: "binary" })), (text) => {
        const cell = protectCell(text);
        expect(cell).not.toMatch(/^[=+\-@\t\r\n]/);
        expect(unprotectCell(cell)).toBe(text);
      }),
    );
  });

  test("that a person wrote without an apostrophe is read as it stands", () => {
    expect(unprotectCell("- seen at the lake")).toBe("- seen at the lake");
  });
});

describe("a list", () => {
  test("stands in one cell, its items divided by bars", () => {
    expect(joinList(["big tusker", "Minneriya"])).toBe("big tusker | Minneriya");
  });

  test("comes back as it was, whatever stands in its items", () => {
    const item = nasty.map((text) => text.trim()).filter((text) => text !== "");
    fc.assert(
      fc.property(fc.array(item), (items) => {
        expect(splitList(joinList(items))).toEqual(items);
      }),
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
