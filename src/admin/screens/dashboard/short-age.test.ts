import { expect, test } from "vitest";
import { shortAge } from "./short-age.ts";

const account = (min: number, max = min, more = {}) => ({
  value: { min, max, ...more },
  certainty: "certain" as const,
  sources: [],
});
const ageOf = (accounts: ReturnType<typeof account>[], more = {}) =>
  shortAge({ claims: { age: accounts }, age: null, bornYear: null, diedOn: null, ...more });

test.each([
  ["a number", [account(46)], "46"],
  ["a range", [account(40, 45)], "40–45"],
  ["an estimate with its year", [account(50, 50, { about: true, on: "2023" })], "about 50 (2023)"],
  [
    "accounts that differ, from the lowest to the highest",
    [account(30, 35), account(20), account(45)],
    "20–45, disputed",
  ],
  ["accounts that agree", [account(30), account(30)], "30"],
])("%s is written short", (_, accounts, written) => {
  expect(ageOf(accounts)).toBe(written);
  expect(written.length).toBeLessThanOrEqual(16);
});

test("an age of the day of his death says so", () => {
  expect(ageOf([account(30, 35, { on: "2022-07" })], { diedOn: "2022-07" })).toBe("30–35 at death");
});

test("without an account the number, else the year of his birth, else that it is not known", () => {
  expect(ageOf([], { age: 46 })).toBe("46");
  expect(ageOf([], { bornYear: 1953 })).toBe("born 1953");
  expect(ageOf([])).toBe("not known");
});
