import { relative } from "node:path";
import { ROOT } from "../setup/project.mjs";

/**
 * Counts what Vitest's JSON reporter wrote.
 * @param {string | undefined} report undefined when the runner wrote none
 * @param {{ code: number, lastLines: string }} end how the runner ended
 * @returns {import("./tally.mjs").Tally}
 */
export function readVitestReport(report, { code, lastLines }) {
  /** @type {{ testResults: { name: string, status: string, message: string, assertionResults: { status: string, ancestorTitles: string[], title: string }[] }[] }} */
  let parsed;
  try {
    parsed = JSON.parse(report ?? "");
  } catch {
    return { passed: 0, failed: [`Vitest ended without a report:\n${lastLines}`], skipped: [] };
  }
  /** @type {import("./tally.mjs").Tally} */
  const tally = { passed: 0, failed: [], skipped: [] };
  for (const file of parsed.testResults) {
    const path = relative(ROOT, file.name);
    const failedBefore = tally.failed.length;
    for (const { status, ancestorTitles, title } of file.assertionResults) {
      const name = [path, ...ancestorTitles, title].filter((part) => part !== "").join(" > ");
      if (status === "passed") tally.passed += 1;
      else if (status === "skipped" || status === "todo") tally.skipped.push(name);
      // "pending" is a test that was to run and never came to an end.
      else tally.failed.push(name);
    }
    // A file that cannot be loaded, or whose set-up fails, has no failed test of its own.
    if (file.status !== "passed" && tally.failed.length === failedBefore) tally.failed.push(`${path}: ${file.message}`);
  }
  // An error outside every test, or no test file at all.
  if (code !== 0 && tally.failed.length === 0) tally.failed.push(`Vitest ended with code ${code}:\n${lastLines}`);
  return tally;
}
