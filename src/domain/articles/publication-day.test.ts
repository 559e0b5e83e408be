import { expect, test } from "vitest";
import { siteDay } from "./publication-day.ts";

test("the day changes at midnight in Sri Lanka, five and a half hours before UTC", () => {
  expect(siteDay(new Date("2026-02-13T18:29:59.999Z"))).toBe("2026-02-13");
  expect(siteDay(new Date("2026-02-13T18:30:00.000Z"))).toBe("2026-02-14");
  expect(siteDay(new Date("2026-12-31T18:30:00.000Z"))).toBe("2027-01-01");
});
