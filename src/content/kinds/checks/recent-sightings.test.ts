import { describe, expect, test } from "vitest";
import { recentDates, recentDaysIn } from "./recent-sightings.ts";

const TODAY = "2026-03-01";
const lives = { name: "Drona", status: "alive", category: "wild", publication: "published" };

test("the message names the first day on which a date may be published, and the year to give meanwhile", () => {
  const [error] = recentDates({ ...lives, statusAsOf: "2026-02-20" }, TODAY);
  expect(error?.path).toBe("statusAsOf");
  expect(error?.message).toContain("21 May 2026");
  expect(error?.message).toContain("(2026)");
});

test("a month counts from its last day", () => {
  expect(recentDates({ ...lives, statusAsOf: "2025-11" }, "2026-02-27")).toHaveLength(1);
  expect(recentDates({ ...lives, statusAsOf: "2025-11" }, "2026-02-28")).toEqual([]);
});

test("an article may show a recent image", () => {
  expect(recentDates({ title: "News", publication: "published", imageDetails: [{ takenOn: TODAY }] }, TODAY)).toEqual(
    [],
  );
});

describe("recentDaysIn", () => {
  test.each([
    ["He was seen on 12 February 2026 and on the 3rd of January 2026.", ["12 February 2026", "3rd of January 2026"]],
    ["Seen on February 12, 2026.", ["February 12, 2026"]],
    ["2026-02-12, 12.02.2026, 12/2/2026", ["2026-02-12", "12.02.2026", "12/2/2026"]],
    ["2026 පෙබරවාරි 12 දින", ["2026 පෙබරවාරි 12"]],
    ["12 பெப்ரவரி 2026", ["12 பெப்ரவரி 2026"]],
    ["2026 பெப்ரவரி 12 ஆம் திகதி", ["2026 பெப்ரவரி 12"]],
    ["He was there yesterday and last week.", ["yesterday", "last week"]],
    ["ඊයේ දුටුවා", ["ඊයේ"]],
    ["நேற்று கண்டோம்", ["நேற்று"]],
    ["He died on 16 July 1988; the census was in August 2011, the fair on 30 November 2025.", []],
    ["31 February 2020", []],
    ["He was there in February 2026, 2026 පෙබරවාරි and ஜனவரி 2026.", ["February 2026", "ஜனவரி 2026", "2026 පෙබරවාරි"]],
    [
      "Seen last month, the day before yesterday and two nights ago.",
      ["last month", "the day before yesterday", "two nights ago"],
    ],
    ["ගිය මාසේ දුටුවා", ["ගිය මාසේ"]],
    ["போன மாதம் கண்டோம்", ["போன மாதம்"]],
    ["Yesterday's paper carried a drawing. Last week Parliament debated. ඊයේ පත්තරේ", []],
    ["In February 2025 and in November 2025", []],
    ["I read yesterday’s article. ඊයේ ලියුමක් එවූවා. நேற்று அருங்காட்சியகத்தில்", []],
  ])("finds what is younger than 90 days in %j", (text, days) => {
    expect(recentDaysIn(text, TODAY)).toEqual(days);
  });
});
