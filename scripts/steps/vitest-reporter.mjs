import { writeFileSync } from "node:fs";

/**
 * A reporter for Vitest: writes the tally of the run as JSON to the file named by `TALLY_FILE`. Vitest's own JSON
 * report does not say which tests passed only on a retry.
 */
export default class TallyReporter {
  /** @param {readonly import("vitest/node").TestModule[]} modules */
  onTestRunEnd(modules) {
    /** @type {Required<import("./tally.mjs").Tally>} */
    const tally = { passed: 0, failed: [], skipped: [], flaky: [] };
    for (const module of modules) addModule(tally, module);
    writeFileSync(process.env.TALLY_FILE ?? "tally.json", JSON.stringify(tally));
  }
}

/** Tests of the deep tier are not skipped in the quick one: they are no part of it. @param {import("vitest/node").TestCase} test */
const isLeftOut = (test) => process.env.TEST_TIER !== "deep" && test.tags.includes("deep");

/** @param {Required<import("./tally.mjs").Tally>} tally @param {import("vitest/node").TestModule} module */
function addModule(tally, module) {
  const path = module.relativeModuleId;
  const failedBefore = tally.failed.length;
  for (const test of module.children.allTests()) {
    if (isLeftOut(test)) continue;
    const name = `${path} > ${test.fullName}`;
    const { state } = test.result();
    if (state === "passed") tally.passed += 1;
    else if (state === "skipped") tally.skipped.push(name);
    // "pending" is a test that started, or was to start, and never finished.
    else tally.failed.push(name);
    if (test.diagnostic()?.flaky) tally.flaky.push(name);
  }
  if (["passed", "skipped"].includes(module.state()) || tally.failed.length > failedBefore) return;
  // A file that cannot be loaded, whose setup fails or whose process dies has no failed test of its own.
  const suites = [module, ...module.children.allSuites()];
  const [error] = suites.flatMap((suite) => suite.errors());
  tally.failed.push(`${path}: ${error?.message ?? "it did not finish"}`);
}
