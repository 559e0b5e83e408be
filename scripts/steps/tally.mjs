/**
 * The result of a step or of a whole run. Every name in `failed` and `skipped` counts as one test; those in `flaky`
 * failed at first, passed on a retry, and are counted in `passed`.
 * @typedef {{ name: string, reason: string }} Skip
 * @typedef {{ passed: number, failed: string[], skipped: Skip[], flaky?: string[] }} Tally
 */

/**
 * Tests that start processes, browsers and databases by the thousand are occasionally starved by the machine. If more
 * tests than this are flaky, the site or the tests are at fault.
 */
const MOST_FLAKY = 3;

/** @param {Tally[]} tallies @returns {Required<Tally>} */
export function sum(tallies) {
  return {
    passed: tallies.reduce((total, { passed }) => total + passed, 0),
    failed: tallies.flatMap(({ failed }) => failed),
    skipped: tallies.flatMap(({ skipped }) => skipped),
    flaky: tallies.flatMap(({ flaky }) => flaky ?? []),
  };
}

/** The last line of a run. @param {Tally} tally */
export const figures = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed.length} failed, ${skipped.length} skipped`;

/** A step that passes or fails as a whole. @param {string} name @param {boolean} right @returns {Tally} */
export const whole = (name, right) => ({ passed: right ? 1 : 0, failed: right ? [] : [name], skipped: [] });

/**
 * The reasons why a run must not count as passed, one sentence each; empty if there are none.
 * @param {Tally} tally
 * @param {{ strict: boolean, allowed: { name: string, reason: string }[] }} skips with `strict` every skipped test must
 * be listed in `allowed`
 */
export function objections({ passed, failed, skipped, flaky = [] }, { strict, allowed }) {
  const names = new Set(allowed.map(({ name }) => name));
  const forbidden = strict ? skipped.filter(({ name }) => !names.has(name)) : [];
  return [
    ...(failed.length > 0 ? [`${failed.length} failed.`] : []),
    ...(flaky.length > MOST_FLAKY ? [`${flaky.length} are flaky; at most ${MOST_FLAKY} are allowed.`] : []),
    ...(passed + failed.length === 0 ? ["No test ran."] : []),
    ...forbidden.map(({ name }) => `Skipped, but not listed in tests/allowed-skips.json: ${name}`),
  ];
}

/** Two names are more useful than a count, and a hundred are not. */
const MOST_NAMED = 2;

/** One line for all tests that were skipped for the same reason. @param {Skip[]} skipped */
export function describeSkips(skipped) {
  const reasons = [...new Set(skipped.map(({ reason }) => reason))];
  return reasons.map((reason) => {
    const names = skipped.filter((skip) => skip.reason === reason).map(({ name }) => name);
    return `Skipped: ${names.length > MOST_NAMED ? `${names.length} tests` : names.join("; ")}: ${reason}`;
  });
}
