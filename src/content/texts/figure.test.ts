import { describe, expect, test } from "vitest";
import { FIGURE_SCHEMAS, type Figure, type FigureKind, MOST_FIGURES } from "./figure.ts";

const row = (meaning: string, value: string, note = ""): Figure => ({ value, meaning, note, sources: [] });

/** Where the first mistake in rows of this kind is. */
function firstRefused(kind: FigureKind, rows: readonly object[]): string | undefined {
  const [issue] = FIGURE_SCHEMAS[kind].safeParse(rows).error?.issues ?? [];
  return issue?.path.join(".");
}

describe("a place of Home", () => {
  test("may have no area, and is known for something", () => {
    expect(
      firstRefused("place", [row("Kala Wewa", "", "Tuskers"), row("Yala", "978.8 km²", "Thilak")]),
    ).toBeUndefined();
    expect(firstRefused("place", [row("Kala Wewa", "")])).toBe("0.note");
    expect(firstRefused("place", [row("", "15.5 km²", "Grass")])).toBe("0.meaning");
  });
});

describe("a year of Home", () => {
  test("has a whole number of elephants, nought included", () => {
    expect(firstRefused("year", [row("2018", "0"), row("2019", " 72 "), row("2024", "1200")])).toBeUndefined();
    expect(FIGURE_SCHEMAS.year.parse([row("2019", " 72 ")])[0]?.value).toBe("72");
    for (const value of ["seventy", "7.5", "-3", "1,195", "072", "about 50", "1e3"]) {
      expect([value, firstRefused("year", [row("2018", value)])]).toEqual([value, "0.value"]);
    }
    expect(firstRefused("year", [row("2018", "")])).toBe("0.value");
  });

  test("has four digits, and no note", () => {
    for (const year of ["18", "2018/19", "20188", "last year"]) {
      expect([year, firstRefused("year", [row(year, "38")])]).toEqual([year, "0.meaning"]);
    }
    expect(firstRefused("year", [row("2018", "38", "about")])).toBe("0.note");
  });

  test.each([
    ["comes twice", ["2018", "2019", "2019"], "2.meaning"],
    ["comes too late", ["2019", "2018"], "1.meaning"],
  ])("that %s is told at its place", (_what, years, path) => {
    expect(
      firstRefused(
        "year",
        years.map((year) => row(year, "1")),
      ),
    ).toBe(path);
  });
});

test.each(Object.entries(MOST_FIGURES))("there cannot be more of each kind than a page can show: %s", (kind, most) => {
  const rows = Array.from({ length: most + 1 }, (_, index) =>
    row(String(1950 + index), "5", kind === "year" ? "" : "n"),
  );
  expect(firstRefused(kind as FigureKind, rows)).toBe("");
  expect(firstRefused(kind as FigureKind, rows.slice(1))).toBeUndefined();
});
