import { cp, readFile, symlink } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createSampleProject } from "../sample-project.ts";
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

test("a failing Playwright test is retried once, and is flaky if it then passes", async () => {
  const project = await createSampleProject();
  const root = join(import.meta.dirname, "../..");
  await cp(join(root, "playwright.config.ts"), join(project.folder, "playwright.config.ts"));
  await symlink(join(root, "node_modules/@playwright"), join(project.folder, "node_modules/@playwright"));
  await project.write("package.json", '{ "type": "module" }');
  await project.write(
    "tests/e2e/menu.spec.ts",
    `import { expect, test } from "@playwright/test";
     test("passes", () => {});
     test("passes at the second try", () => expect(test.info().retry).toBe(1));
     test("passes at the third try", () => expect(test.info().retry).toBe(2));`,
  );
  const report = join(project.folder, "report.json");
  const { code, output } = await project.run("node_modules/@playwright/test/cli.js", ["test", "--reporter=json"], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  expect(readPlaywrightReport(await readFile(report, "utf8"), { code: code ?? 1, lastLines: output })).toEqual({
    passed: 2,
    failed: ["[menu] > menu.spec.ts > passes at the third try"],
    skipped: [],
    flaky: ["[menu] > menu.spec.ts > passes at the second try"],
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
