import { expect, test } from "vitest";
import { clockInSriLanka, clockWhereTheReaderIs } from "./clock-times.ts";

test("the clock of Sri Lanka is five and a half hours ahead, over midnight too", () => {
  expect(clockInSriLanka("2026-03-01T06:00:00.000Z")).toBe("11:30");
  expect(clockInSriLanka("2026-02-28T18:35:00.000Z")).toBe("00:05");
});

test("the reader's clock has two digits for the hour and two for the minute", () => {
  const early = new Date(2026, 2, 1, 4, 5);
  expect(clockWhereTheReaderIs(early.toISOString())).toBe("04:05");
});
