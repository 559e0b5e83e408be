import { appendFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";

/**
 * What is known of a test. Reporters write one line of JSON for each, and another when more is known, so that a run that
 * is cut off leaves what it found. `name` is the file and the title.
 * @typedef {{ id: string, name: string, state: "running" | "passed" | "failed" | "skipped", isFlaky?: boolean, reason?: string }} Result
 */

/** The last line of a run that was not cut off. */
const END = { isEnd: true };

const file = () => process.env.RESULTS_FILE ?? "test-results.jsonl";

/** @param {Result[]} results */
export const writeResults = (...results) => appendFileSync(file(), results.map(lineOf).join(""));

export const writeEnd = () => appendFileSync(file(), lineOf(END));

/** Of the message of an error, without colours. @param {string | undefined} message */
export const firstLine = (message) => message && stripVTControlCharacters(message).split("\n", 1)[0];

/** @param {object} value */
const lineOf = (value) => `${JSON.stringify(value)}\n`;

/**
 * Counts the results of a run.
 * @param {string} tool
 * @param {string | undefined} text undefined if the tool wrote no result
 * @param {{ code: number, lastLines: string, tookTooLong: boolean }} end how the tool ended
 * @returns {Required<import("./tally.mjs").Tally>}
 */
export function readResults(tool, text, { code, lastLines, tookTooLong }) {
  /** @type {Map<string, Result>} */
  const results = new Map();
  const lines = (text ?? "").split("\n").flatMap(parse);
  for (const line of lines) if ("id" in line) results.set(line.id, line);
  const inState = (/** @type {Result["state"]} */ state) =>
    [...results.values()].filter((each) => each.state === state);
  const passed = inState("passed");
  const tally = {
    passed: passed.length,
    failed: inState("failed").map(({ name }) => name),
    skipped: inState("skipped").map(({ name, reason = "no reason is given" }) => ({ name, reason })),
    flaky: passed.filter(({ isFlaky }) => isFlaky).map(({ name, reason }) => (reason ? `${name} (${reason})` : name)),
  };
  const names = inState("running").map(({ name }) => name);
  const running = names.length > 0 ? ` while these were running: ${names.join("; ")}` : "";
  if (text === undefined) tally.failed.push(`${tool} ended without a report:\n${lastLines}`);
  else if (tookTooLong) tally.failed.push(`${tool} reached its time limit (--minutes=120 is another)${running}`);
  else if (!lines.some((line) => "isEnd" in line)) tally.failed.push(`${tool} ended too soon${running}:\n${lastLines}`);
  // An error outside every test, or no test file at all.
  else if (code !== 0 && tally.failed.length === 0) tally.failed.push(`${tool} ended with code ${code}:\n${lastLines}`);
  return tally;
}

/** @param {string} line @returns {(Result | typeof END)[]} nothing for the half of a line of a tool that was killed */
function parse(line) {
  try {
    return [JSON.parse(line)];
  } catch {
    return [];
  }
}
