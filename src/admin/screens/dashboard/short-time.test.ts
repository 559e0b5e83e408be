import { expect, test } from "vitest";
import { shortTime } from "./short-time.ts";

const NOW = new Date(2026, 10, 29, 14, 30);
const told = (...at: [number, number, number, number, number, number?]) => shortTime(new Date(...at), NOW);

test("what was just changed tells how long ago", () => {
  expect(told(2026, 10, 29, 14, 29, 1)).toBe("just now");
  expect(told(2026, 10, 29, 14, 29, 0)).toBe("1 min ago");
  expect(told(2026, 10, 29, 13, 31)).toBe("59 min ago");
});

test("what was changed earlier tells the day, and the year where it is another", () => {
  expect(told(2026, 10, 29, 13, 30)).toBe("29 Nov");
  expect(told(2026, 0, 1, 0, 0)).toBe("1 Jan");
  expect(told(2025, 11, 31, 23, 59)).toBe("31 Dec 2025");
});

test("a server whose clock is ahead does not tell of the future", () => {
  expect(told(2026, 10, 29, 14, 33)).toBe("just now");
});
