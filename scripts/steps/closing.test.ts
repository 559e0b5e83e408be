import { expect, test } from "vitest";
import { closingLines } from "./closing.mjs";

const total = { passed: 5, failed: ["src/a.test.ts > b"], skipped: [{ name: "c", reason: "no disk" }], flaky: ["d"] };
const done = [
  { name: "types", tally: total, seconds: 12, processorSeconds: 20 },
  { name: "audit", tally: total, seconds: 2 },
];
const run = { done, total, wrong: ["1 failed."], record: [], time: { seconds: 90 }, isWithoutBrowser: false };

test("a run ends with the time of each step, what went wrong, and the line that machines read", () => {
  expect(closingLines({ ...run, time: { seconds: 90, processorSeconds: 120, groupSeconds: 130 } })).toEqual([
    "",
    "types: 12 s, 20 processor seconds",
    "audit: 2.0 s",
    "In all: 1.5 minutes, 120 processor seconds, 130 in its cgroup",
    "Skipped: c: no disk",
    "Flaky: d",
    "Failed: src/a.test.ts > b",
    "1 failed.",
    "5 passed, 1 failed, 1 skipped",
  ]);
});

test("without a browser the line before the last one says so", () => {
  expect(closingLines({ ...run, isWithoutBrowser: true }).slice(-2)).toEqual([
    "browser tests were skipped",
    "5 passed, 1 failed, 1 skipped",
  ]);
});
