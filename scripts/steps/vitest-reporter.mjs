import { firstLine, writeEnd, writeResults } from "./results.mjs";

/**
 * @typedef {import("vitest/node").TestCase} TestCase
 * @typedef {import("./results.mjs").Result} Result
 */

/** A reporter for Vitest: writes its results to the file named by `RESULTS_FILE`. */
export default class ResultsReporter {
  /** @param {TestCase} test */
  onTestCaseReady(test) {
    if (!isLeftOut(test)) writeResults({ id: test.id, name: nameOf(test), state: "running" });
  }

  /** @param {TestCase} test */
  onTestCaseResult(test) {
    if (!isLeftOut(test)) writeResults(resultOf(test));
  }

  /** @param {readonly import("vitest/node").TestModule[]} modules */
  onTestRunEnd(modules) {
    // Some tests have no event of their own: those of a file whose process died, or whose setup failed.
    writeResults(...modules.flatMap(resultsOf));
    writeEnd();
  }
}

/** Tests of the deep tier are not skipped in the quick one: they are no part of it. @param {TestCase} test */
const isLeftOut = (test) => process.env.TEST_TIER !== "deep" && test.tags.includes("deep");

/** @param {import("vitest/node").TestModule} module @returns {Result[]} */
function resultsOf(module) {
  const results = [...module.children.allTests()].filter((test) => !isLeftOut(test)).map(resultOf);
  const hasFailed = results.some(({ state }) => state === "failed");
  if (hasFailed || ["passed", "skipped"].includes(module.state())) return results;
  // A file that cannot be loaded, whose setup fails or whose process dies has no failed test of its own.
  const suites = [module, ...module.children.allSuites()];
  const [error] = suites.flatMap((suite) => suite.errors());
  const name = `${pathOf(module)}: ${error?.message ?? "it did not finish"}`;
  return [...results, { id: module.id, name, state: "failed" }];
}

/** @param {TestCase} test @returns {Result} */
function resultOf(test) {
  const { state } = test.result();
  return {
    id: test.id,
    name: nameOf(test),
    // "pending" is a test that started, or was to start, and never finished.
    state: state === "pending" ? "failed" : state,
    isFlaky: test.diagnostic()?.flaky,
    reason: reasonOf(test),
  };
}

/** The reason that a skipped test gives, and why a flaky one failed at first. @param {TestCase} test */
function reasonOf(test) {
  const result = test.result();
  return result.state === "skipped" ? result.note : firstLine(result.errors?.[0]?.message);
}

/** @param {TestCase} test */
const nameOf = (test) => `${pathOf(test.module)} > ${test.fullName}`;

/** @param {import("vitest/node").TestModule} module */
const pathOf = ({ project, relativeModuleId }) =>
  project.name === "sqlite" ? relativeModuleId : `[${project.name}] ${relativeModuleId}`;
