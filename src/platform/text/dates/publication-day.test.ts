import { expect, test } from "vitest";
import { beginOfSiteDay, lastChangeOf, siteDay } from "./publication-day.ts";

test("the day changes at midnight in Sri Lanka, five and a half hours before UTC", () => {
  expect(siteDay(new Date("2026-02-13T18:29:59.999Z"))).toBe("2026-02-13");
  expect(siteDay(new Date("2026-02-13T18:30:00.000Z"))).toBe("2026-02-14");
  expect(siteDay(new Date("2026-12-31T18:30:00.000Z"))).toBe("2027-01-01");
});

test("a day begins when the clocks of Sri Lanka show midnight", () => {
  expect(beginOfSiteDay("2026-02-14").toISOString()).toBe("2026-02-13T18:30:00.000Z");
  expect(siteDay(beginOfSiteDay("2026-02-14"))).toBe("2026-02-14");
});

test("an article that waited for its day is new on that day, and later when it was changed", () => {
  const publishDate = "2026-02-14";
  expect(lastChangeOf({ publishDate, updatedAt: "2026-01-01T08:00:00.000Z" })).toEqual(beginOfSiteDay(publishDate));
  const updatedAt = "2026-03-01T06:00:00.000Z";
  expect(lastChangeOf({ publishDate, updatedAt }).toISOString()).toBe(updatedAt);
});
