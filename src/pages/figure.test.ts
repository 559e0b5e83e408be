import { describe, expect, test } from "vitest";
import { FIGURE_SCHEMAS, type Figure, type FigureKind, MOST_FIGURES } from "./figure.ts";

const row = (meaning: string, value: string, note = ""): Figure => ({ value, meaning, note, sources: [] });

/** The first message for rows of this kind, with its path. */
function firstMessage(kind: FigureKind, rows: readonly object[]): string | undefined {
  const [issue] = FIGURE_SCHEMAS[kind].safeParse(rows).error?.issues ?? [];
  return issue && `${issue.path.join(".")}: ${issue.message}`;
}

describe("a place of Home", () => {
  test("may have no area, and is known for something", () => {
    expect(
      firstMessage("place", [row("Kala Wewa", "", "Tuskers"), row("Yala", "978.8 km²", "Thilak")]),
    ).toBeUndefined();
    expect(firstMessage("place", [row("Kala Wewa", "")])).toBe("0.note: What the place is known for is required.");
    expect(firstMessage("place", [row("", "15.5 km²", "Grass")])).toBe("0.meaning: The place is required.");
  });
});

describe("a year of Home", () => {
  test("has a whole number of elephants, nought included", () => {
    expect(firstMessage("year", [row("2018", "0"), row("2019", " 72 "), row("2024", "1200")])).toBeUndefined();
    expect(FIGURE_SCHEMAS.year.parse([row("2019", " 72 ")])[0]?.value).toBe("72");
    for (const value of ["seventy", "7.5", "-3", "1,195", "072", "about 50", "1e3"]) {
      expect([value, firstMessage("year", [row("2018", value)])]).toEqual([
        value,
        "0.value: The number of elephants must be a whole number in digits, such as 72.",
      ]);
    }
    expect(firstMessage("year", [row("2018", "")])).toBe("0.value: The number of elephants is required.");
  });

  test("has four digits, and no note", () => {
    for (const year of ["18", "2018/19", "20188", "last year"]) {
      expect([year, firstMessage("year", [row(year, "38")])]).toEqual([
        year,
        "0.meaning: The year must have four digits, such as 2023.",
      ]);
    }
    expect(firstMessage("year", [row("2018", "38", "about")])).toBe("0.note: A year has no note.");
  });

  test.each([
    ["comes twice", ["2018", "2019", "2019"], "2.meaning: The years must be in order: 2019 cannot come after 2019."],
    ["comes too late", ["2019", "2018"], "1.meaning: The years must be in order: 2018 cannot come after 2019."],
  ])("that %s is told", (_what, years, message) => {
    expect(
      firstMessage(
        "year",
        years.map((year) => row(year, "1")),
      ),
    ).toBe(message);
  });
});

test.each(Object.entries(MOST_FIGURES))("there cannot be more of each kind than a page can show: %s", (kind, most) => {
  const rows = Array.from({ length: most + 1 }, (_, index) =>
    row(String(1950 + index), "5", kind === "year" ? "" : "n"),
  );
  expect(firstMessage(kind as FigureKind, rows)).toMatch(new RegExp(`^: There can be ${most} \\w+ at most\\.$`));
  expect(firstMessage(kind as FigureKind, rows.slice(1))).toBeUndefined();
});
