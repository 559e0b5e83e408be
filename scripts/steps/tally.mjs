/**
 * What a step, or a whole run, came to. Every name in `failed` and `skipped` counts as one; those in `unsteady` have
 * failed once and are counted in `passed`.
 * @typedef {{ passed: number, failed: string[], skipped: string[], unsteady?: string[] }} Tally
 */

/** @param {Tally[]} tallies @returns {Tally} */
export function sum(tallies) {
  return {
    passed: tallies.reduce((total, { passed }) => total + passed, 0),
    failed: tallies.flatMap(({ failed }) => failed),
    skipped: tallies.flatMap(({ skipped }) => skipped),
    unsteady: tallies.flatMap(({ unsteady }) => unsteady ?? []),
  };
}

/** The line that a run ends with. @param {Tally} tally */
export const figures = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed.length} failed, ${skipped.length} skipped`;

/** A step that is either right or wrong as a whole. @param {string} name @param {boolean} right @returns {Tally} */
export const whole = (name, right) => ({ passed: right ? 1 : 0, failed: right ? [] : [name], skipped: [] });

/**
 * Why a run must not count as good, one sentence each; none when it may.
 * @param {Tally} tally
 * @param {{ strict: boolean, allowed: { name: string, reason: string }[] }} skips
 *   with `strict` every skipped test has to be named in `allowed`
 */
export function objections({ passed, failed, skipped }, { strict, allowed }) {
  const names = new Set(allowed.map(({ name }) => name));
  const forbidden = strict ? skipped.filter((name) => !names.has(name)) : [];
  return [
    ...(failed.length > 0 ? [`${failed.length} failed.`] : []),
    ...(passed + failed.length === 0 ? ["No test ran."] : []),
    ...forbidden.map((name) => `Skipped without leave in tests/allowed-skips.json: ${name}`),
  ];
}
