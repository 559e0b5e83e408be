/**
 * @typedef {{ title: string, tests: { projectName: string, status: string }[] }} Spec
 * @typedef {{ title: string, file?: string, specs?: Spec[], suites?: Suite[] }} Suite
 */

/**
 * Counts the results in a report of Playwright's JSON reporter.
 * @param {string | undefined} report undefined when the runner wrote none
 * @param {{ code: number, lastLines: string }} end how the runner ended
 * @returns {import("./tally.mjs").Tally}
 */
export function readPlaywrightReport(report, { code, lastLines }) {
  const parsed = parse(report);
  if (parsed === undefined)
    return { passed: 0, failed: [`Playwright ended without a report:\n${lastLines}`], skipped: [] };
  /** @type {Required<import("./tally.mjs").Tally>} */
  const tally = { passed: 0, failed: [], skipped: [], flaky: [] };
  for (const { name, status } of parsed.suites.flatMap((suite) => listTests(suite, []))) {
    if (status === "expected" || status === "flaky") tally.passed += 1;
    else if (status === "skipped") tally.skipped.push(name);
    else tally.failed.push(name);
    if (status === "flaky") tally.flaky.push(name);
  }
  for (const { message } of parsed.errors ?? []) tally.failed.push(`Playwright: ${message}`);
  if (code !== 0 && tally.failed.length === 0) tally.failed.push(`Playwright ended with code ${code}:\n${lastLines}`);
  return tally;
}

/**
 * The tests that are skipped on a machine without a browser, from `playwright test --list`.
 * @param {string | undefined} report
 * @param {{ code: number, lastLines: string }} end
 * @returns {import("./tally.mjs").Tally}
 */
export function readPlaywrightList(report, { code, lastLines }) {
  const parsed = parse(report);
  const names = parsed?.suites.flatMap((suite) => listTests(suite, [])).map(({ name }) => name) ?? [];
  if (code !== 0 || names.length === 0) {
    return { passed: 0, failed: [`The browser tests could not be listed:\n${lastLines}`], skipped: [] };
  }
  return { passed: 0, failed: [], skipped: names };
}

/** @param {string | undefined} report @returns {{ suites: Suite[], errors?: { message: string }[] } | undefined} */
function parse(report) {
  try {
    return JSON.parse(report ?? "");
  } catch {
    return undefined;
  }
}

/** @param {Suite} suite @param {string[]} above @returns {{ name: string, status: string }[]} */
function listTests({ title, specs = [], suites = [] }, above) {
  const path = [...above, title];
  return [
    ...specs.flatMap((spec) =>
      spec.tests.map(({ projectName, status }) => ({
        name: [...(projectName ? [`[${projectName}]`] : []), ...path, spec.title]
          .filter((part) => part !== "")
          .join(" > "),
        status,
      })),
    ),
    ...suites.flatMap((inner) => listTests(inner, path)),
  ];
}
