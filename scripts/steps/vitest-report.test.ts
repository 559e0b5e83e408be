import { join } from "node:path";
import { expect, test } from "vitest";
import { readVitestReport } from "./vitest-report.mjs";

const good = { code: 0, lastLines: "" };
const bad = { code: 1, lastLines: "Segmentation fault" };

const result = (status: string, title = "it works") => ({ status, ancestorTitles: ["", "names"], title });

const file = (status: string, assertionResults: ReturnType<typeof result>[], message = "") => ({
  name: join(process.cwd(), "src/a.test.ts"),
  status,
  message,
  assertionResults,
});

const report = (...testResults: ReturnType<typeof file>[]): string => JSON.stringify({ testResults });

test("passed, failed and skipped tests are counted one by one", () => {
  const results = ["passed", "passed", "failed", "skipped", "todo"].map((status) => result(status));
  expect(readVitestReport(report(file("failed", results)), bad)).toEqual({
    passed: 2,
    failed: ["src/a.test.ts > names > it works"],
    skipped: ["src/a.test.ts > names > it works", "src/a.test.ts > names > it works"],
  });
});

test("a runner that wrote no report, or half of one, has failed", () => {
  expect(readVitestReport(undefined, bad).failed).toEqual(["Vitest ended without a report:\nSegmentation fault"]);
  expect(readVitestReport(undefined, good).failed).toHaveLength(1);
  expect(readVitestReport('{ "testResults": [', good).failed).toHaveLength(1);
});

test("a file that could not be loaded counts as one failure", () => {
  const { passed, failed } = readVitestReport(report(file("failed", [], "no such module")), bad);
  expect({ passed, failed }).toEqual({ passed: 0, failed: ["src/a.test.ts: no such module"] });
});

test("a set-up that failed counts even where the tests after it are only skipped", () => {
  expect(readVitestReport(report(file("failed", [result("skipped")], "no database")), bad).failed).toEqual([
    "src/a.test.ts: no database",
  ]);
});

test("a test that never came to its end has failed", () => {
  expect(readVitestReport(report(file("failed", [result("pending")])), bad).failed).toHaveLength(1);
});

test("an error outside all tests makes the run fail", () => {
  expect(readVitestReport(report(file("passed", [result("passed")])), bad)).toEqual({
    passed: 1,
    failed: ["Vitest ended with code 1:\nSegmentation fault"],
    skipped: [],
  });
});
