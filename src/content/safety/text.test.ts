import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "../../../tests/support/tier.ts";
import { isFullDate, isPartialDate } from "../../platform/text/dates/partial-date.ts";
import { markup, multiLine, positionMessage, singleLine } from "./plain-text.ts";

const line = singleLine({ min: 2, max: 10, label: "Title" });
const text = multiLine({ max: 20, label: "Note" });
const messagesOf = (schema: typeof line, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message);

describe("texts", () => {
  test("are trimmed before they are measured", () => {
    expect(line.parse(`  ${"x".repeat(10)}\n`)).toBe("x".repeat(10));
    expect(messagesOf(line, " x ")).toEqual(["Title needs at least 2 characters."]);
    expect(text.parse(" ")).toBe("");
  });

  test("say what is wrong with them", () => {
    expect(messagesOf(line, undefined)).toEqual(["Title is required."]);
    expect(messagesOf(line, 5)).toEqual(["Title must be text."]);
    expect(messagesOf(line, "x".repeat(11))).toEqual(["Title can have at most 10 characters."]);
    expect(messagesOf(line, "a\u2028b")).toEqual(["Title must be one line."]);
    expect(messagesOf(multiLine({ max: 100, label: "Note" }), "at 6.2712, 81.4012")).toEqual([positionMessage()]);
  });

  test.each([
    "\u200b",
    "\u00a0\u200d\u2060",
    "\u00ad",
    "\u2800",
    "\u3164 \uffa0",
    "\u{e0041}\u{1d173}",
    "\ufe0f",
    "\u0301",
    "\u0dcf\u0dd9",
    "\ufffc",
    "\u{1d159}\u{13441}",
    "\ufdd0",
  ])("that show nothing are empty: %j", (nothing) => {
    expect(messagesOf(line, nothing)).toEqual(["Title needs at least 2 characters."]);
    expect(messagesOf(singleLine({ min: 1, max: 10, label: "Title" }), nothing)).toEqual(["Title is required."]);
    expect(text.parse(nothing)).toBe("");
  });

  test.each([
    ["\u202a+94 77 1\u202c", "+94 77 1"],
    ["\u2068Nimal\u2069", "Nimal"],
    ["\u0627\u200f\u061c\u0628", "\u0627\u0628"],
    ["abc\u202e", "abc"],
    ["a\ufeffb\ufffdc", "abc"],
    ["a\u0000\u0002b", "ab"],
    ["a\u000cb\u000bc", "a b c"],
    ["half\ud83d", "half"],
    ["a \ud83d\udc18", "a 🐘"],
  ])("lose the unseen marks that come along with copied text: %j", (copied, stored) => {
    expect(line.parse(copied)).toBe(stored);
    expect(markup({ max: 20, label: "Text" }).parse(`<p>${copied}</p>`)).toBe(`<p>${stored}</p>`);
  });

  test("are searched for positions without these marks", () => {
    expect(messagesOf(multiLine({ max: 100, label: "Note" }), "at 6.27\u202a12, 81.\u000040\u202e12")).toEqual([
      positionMessage(),
    ]);
  });

  test("are stored in one form, whatever keyboard wrote them", () => {
    expect(line.parse("Cafe\u0301")).toBe("Caf\u00e9");
    expect(line.parse("\u0d9a\u0dd9\u0dcf\u0dc5\u0db9")).toBe("\u0d9a\u0ddc\u0dc5\u0db9");
    expect(text.parse("\u0b95\u0bc6\u0bbe")).toBe("\u0b95\u0bca");
  });

  test("of HTML keep the brackets of their tags apart from marks", () => {
    expect(markup({ max: 100, label: "Text" }).parse("<b>\u0338x</b>")).toBe("<b>\u0338x</b>");
  });

  test.each(["🐘", "?", "ක්‍ෂ", "1\ufe0f\u20e3", "e\u0301", "\u200bx"])(
    "that show something are not: %j",
    (something) => {
      expect(text.parse(something)).not.toBe("");
    },
  );

  test("may have lines and joiners where they may", () => {
    expect(text.parse("a\n\tb\r\nc")).toBe("a\n\tb\r\nc");
    expect(line.parse("ශ්‍රී")).toBe("ශ්‍රී");
  });

  test("that are far too long are not checked", () => {
    expect(messagesOf(text, "6.2712, 81.4012 ".repeat(60_000))).toEqual(["Note can have at most 20 characters."]);
  });
});

describe("dates", () => {
  test.each(["2022", "2022-11", "2022-11-24", "2024-02-29", "1500", "2200-12-31"])("%s is one", (date) => {
    expect(isPartialDate(date)).toBe(true);
    expect(isFullDate(date)).toBe(date.length === 10);
  });

  test.each([
    "",
    "22",
    "2022-1",
    "2022-13",
    "2022-00",
    "2022-11-31",
    "2023-02-29",
    "2022-11-00",
    "1499",
    "2201",
    "2022-11-24T00:00",
    "2022-11-",
    " 2022",
    "2022\n",
    "२०२२",
    "Nov 2022",
  ])("%j is none", (date) => {
    expect(isPartialDate(date)).toBe(false);
    expect(isFullDate(date)).toBe(false);
  });

  test("every day of the calendar is a full date", () => {
    const days = fc.date({ min: new Date("1500-01-01"), max: new Date("2200-12-31"), noInvalidDate: true });
    fc.assert(
      fc.property(days, (day) => isFullDate(day.toISOString().slice(0, 10))),
      { numRuns: runs(100) },
    );
  });
});
