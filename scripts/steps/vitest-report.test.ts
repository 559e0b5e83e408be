import { expect, test } from "vitest";
import { readVitestReport } from "./vitest-report.mjs";

const bad = { code: 1, lastLines: "Segmentation fault" };

test("a runner that wrote no report, or half of one, has failed", () => {
  expect(readVitestReport(undefined, bad).failed).toEqual(["Vitest ended without a report:\nSegmentation fault"]);
  expect(readVitestReport(undefined, { code: 0, lastLines: "" }).failed).toHaveLength(1);
  expect(readVitestReport('{ "passed": 1, "failed": [', bad).failed).toHaveLength(1);
});
