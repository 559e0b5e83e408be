import { describeSkips, figures } from "./tally.mjs";

/**
 * @typedef {import("./tally.mjs").Tally} Tally
 * @typedef {{ seconds: number, processorSeconds?: number }} Time the processor time is undefined where it is not known
 * @typedef {Time & { name: string, tally: Tally }} Done a step that has ended
 */

/**
 * What a run says at its end. The last line is for machines, too.
 * @param {object} run
 * @param {Done[]} run.done
 * @param {Required<Tally>} run.total
 * @param {string[]} run.wrong the reasons why the run has failed
 * @param {string[]} run.record which commit passed the deep run
 * @param {Time & { groupSeconds?: number }} run.time of the whole run; `groupSeconds` is the processor time of all that
 * runs in the same cgroup
 * @param {boolean} run.isWithoutBrowser
 */
export const closingLines = ({ done, total, wrong, record, time, isWithoutBrowser }) => [
  "",
  ...done.map((step) => `${step.name}: ${describeTime(step)}`),
  `In all: ${describeTime(time)}${time.groupSeconds === undefined ? "" : `, ${round(time.groupSeconds)} in its cgroup`}`,
  ...describeSkips(total.skipped),
  ...total.flaky.map((name) => `Flaky: ${name}`),
  ...total.failed.map((name) => `Failed: ${name}`),
  ...wrong,
  ...record,
  ...(isWithoutBrowser ? ["browser tests were skipped"] : []),
  figures(total),
];

/** @param {Time} time */
export function describeTime({ seconds, processorSeconds }) {
  const wall = seconds < 60 ? `${round(seconds)} s` : `${(seconds / 60).toFixed(1)} minutes`;
  return processorSeconds === undefined ? wall : `${wall}, ${round(processorSeconds)} processor seconds`;
}

/** @param {number} seconds */
const round = (seconds) => (seconds < 10 ? seconds.toFixed(1) : seconds.toFixed(0));
