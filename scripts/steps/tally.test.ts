import { expect, test } from "vitest";
import { describeSkips, figures, objections, sum } from "./tally.mjs";

const strict = { strict: true, allowed: [] };
const lenient = { strict: false, allowed: [] };

const skip = (name: string, reason = "no such disk here") => ({ name, reason });

test("a run ends with its figures", () => {
  const tally = sum([
    { passed: 3, failed: ["a"], skipped: [], flaky: ["d"] },
    { passed: 2, failed: [], skipped: [skip("b"), skip("c")] },
  ]);
  expect(figures(tally)).toBe("5 passed, 1 failed, 2 skipped");
  expect(tally.flaky).toEqual(["d"]);
});

test("a run in which all passed is good", () => {
  expect(objections({ passed: 1, failed: [], skipped: [] }, strict)).toEqual([]);
});

test("a run with a failure is not good", () => {
  expect(objections({ passed: 9, failed: ["a"], skipped: [] }, lenient)).toEqual(["1 failed."]);
});

test("a run is good with three flaky tests, and not with a fourth", () => {
  const flaky = ["a", "b", "c"];
  expect(objections({ passed: 9, failed: [], skipped: [], flaky }, strict)).toEqual([]);
  expect(objections({ passed: 9, failed: [], skipped: [], flaky: [...flaky, "d"] }, lenient)).toHaveLength(1);
});

test("a run in which nothing ran is not good", () => {
  expect(objections({ passed: 0, failed: [], skipped: [] }, lenient)).toEqual(["No test ran."]);
  expect(objections({ passed: 0, failed: [], skipped: [skip("a")] }, lenient)).toEqual(["No test ran."]);
});

test("a person may skip; a build machine only what is named with its reason", () => {
  const tally = { passed: 1, failed: [], skipped: [skip("a"), skip("b")] };
  expect(objections(tally, lenient)).toEqual([]);
  expect(objections(tally, { strict: true, allowed: [{ name: "a", reason: "no such disk here" }] })).toEqual([
    "Skipped, but not listed in tests/allowed-skips.json: b",
  ]);
});

test("what was skipped is told again, one line for each reason", () => {
  const browser = ["a", "b", "c"].map((name) => skip(name, "there is no Chromium"));
  expect(describeSkips([skip("d"), ...browser, skip("e")])).toEqual([
    "Skipped: d; e: no such disk here",
    "Skipped: 3 tests: there is no Chromium",
  ]);
});
