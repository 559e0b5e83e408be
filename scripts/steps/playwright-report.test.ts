import { expect, test } from "vitest";
import { readPlaywrightList, readPlaywrightReport } from "./playwright-report.mjs";

const good = { code: 0, lastLines: "" };
const bad = { code: 1, lastLines: "Target closed" };

const spec = (title: string, status: string) => ({ title, tests: [{ projectName: "desktop", status }] });

const report = (specs: ReturnType<typeof spec>[], errors: { message: string }[] = []): string =>
  JSON.stringify({ suites: [{ title: "home.spec.ts", specs: [], suites: [{ title: "the menu", specs }] }], errors });

test("passed, failed and skipped tests are counted one by one, in every suite and project", () => {
  const specs = [spec("opens", "expected"), spec("closes", "unexpected"), spec("waits", "skipped")];
  expect(readPlaywrightReport(report(specs), bad)).toEqual({
    passed: 1,
    failed: ["[desktop] > home.spec.ts > the menu > closes"],
    skipped: ["[desktop] > home.spec.ts > the menu > waits"],
    flaky: [],
  });
});

test("a runner that wrote no report has failed", () => {
  expect(readPlaywrightReport(undefined, good).failed).toEqual(["Playwright ended without a report:\n"]);
  expect(readPlaywrightReport("", bad).failed).toEqual(["Playwright ended without a report:\nTarget closed"]);
});

test("an error outside all tests, such as a server that did not start, is a failure", () => {
  const text = report([], [{ message: "Process from config.webServer was not able to start" }]);
  expect(readPlaywrightReport(text, bad).failed).toEqual([
    "Playwright: Process from config.webServer was not able to start",
  ]);
  expect(readPlaywrightReport(report([spec("opens", "expected")]), bad).failed).toHaveLength(1);
});

test("without a browser every listed test counts as skipped", () => {
  const listed = report([spec("opens", "skipped"), spec("closes", "skipped")]);
  expect(readPlaywrightList(listed, good)).toEqual({
    passed: 0,
    failed: [],
    skipped: ["[desktop] > home.spec.ts > the menu > opens", "[desktop] > home.spec.ts > the menu > closes"],
  });
});

test("a list that cannot be had, or is empty, is a failure", () => {
  expect(readPlaywrightList(undefined, bad).failed).toHaveLength(1);
  expect(readPlaywrightList(report([]), good).failed).toHaveLength(1);
});
