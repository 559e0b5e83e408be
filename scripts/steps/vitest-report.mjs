/**
 * Reads the report of `vitest-reporter.mjs`.
 * @param {string | undefined} report undefined when the runner wrote none
 * @param {{ code: number, lastLines: string }} end how the runner ended
 * @returns {import("./tally.mjs").Tally}
 */
export function readVitestReport(report, { code, lastLines }) {
  /** @type {import("./tally.mjs").Tally} */
  let tally;
  try {
    tally = JSON.parse(report ?? "");
  } catch {
    return { passed: 0, failed: [`Vitest ended without a report:\n${lastLines}`], skipped: [] };
  }
  // An error outside every test, or no test file at all.
  if (code !== 0 && tally.failed.length === 0) tally.failed.push(`Vitest ended with code ${code}:\n${lastLines}`);
  return tally;
}
