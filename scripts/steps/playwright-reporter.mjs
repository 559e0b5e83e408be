import { firstLine, writeEnd, writeResults } from "./results.mjs";

/** @typedef {import("@playwright/test/reporter").TestCase} TestCase */

/** A reporter for Playwright: writes its results to the file named by `RESULTS_FILE`. */
export default class ResultsReporter {
  /** @type {import("@playwright/test/reporter").Suite | undefined} */
  #suite;
  #errors = 0;

  /** @param {unknown} _config @param {import("@playwright/test/reporter").Suite} suite */
  onBegin(_config, suite) {
    this.#suite = suite;
  }

  /** @param {TestCase} test */
  onTestBegin(test) {
    writeResults({ id: test.id, name: nameOf(test), state: "running" });
  }

  /** Called after each attempt: the last one counts. @param {TestCase} test @param {{ status: string }} result */
  onTestEnd(test, { status }) {
    if (status !== "interrupted") writeResults(resultOf(test));
  }

  /** An error outside all tests. @param {import("@playwright/test/reporter").TestError} error */
  onError({ message }) {
    this.#errors += 1;
    writeResults({ id: `error ${this.#errors}`, name: `Playwright: ${message}`, state: "failed" });
  }

  /** @param {{ status: string }} result */
  onEnd({ status }) {
    if (status === "interrupted") return;
    // Without a browser the tests are only listed; others are not tried after a failure in a file that stops at one.
    const untried = this.#suite?.allTests().filter(({ results }) => results.length === 0) ?? [];
    writeResults(...untried.map(resultOf));
    writeEnd();
  }
}

const STATES = /** @type {const} */ ({ expected: "passed", flaky: "passed", unexpected: "failed", skipped: "skipped" });

/** @param {TestCase} test @returns {import("./results.mjs").Result} */
const resultOf = (test) => ({
  id: test.id,
  name: nameOf(test),
  state: STATES[test.outcome()],
  isFlaky: test.outcome() === "flaky",
  reason:
    test.annotations.find(({ type }) => type === "skip")?.description ?? firstLine(test.results[0]?.error?.message),
});

/** The project, the file and the titles. @param {TestCase} test */
function nameOf(test) {
  const [, project, ...titles] = test.titlePath();
  return [`[${project}]`, ...titles].join(" > ");
}
