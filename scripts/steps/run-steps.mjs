import { readFileSync } from "node:fs";
import { inProject } from "../setup/project.mjs";
import { setUp } from "../setup/set-up.mjs";
import { SetupError } from "../setup/setup-error.mjs";
import { ALL_STEPS, STEPS } from "./steps.mjs";
import { figures, objections, sum } from "./tally.mjs";

/**
 * @typedef {import("./tally.mjs").Tally} Tally
 */

/**
 * Runs all steps, even after one has failed, and sets the exit code.
 * @param {string[]} args `--only name,name`, followed by arguments for that step's tool
 */
export async function runSteps(args) {
  // Exit explicitly, which also ends the running tools. Otherwise they would continue without this process.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => process.exit(130));

  const choice = readChoice(args);
  if (typeof choice === "string") {
    console.error(choice);
    process.exitCode = 1;
    return;
  }
  const tallies = await runAll(choice);
  const total = sum(tallies);
  const wrong = objections(total, { strict: isSet(process.env.CI), allowed: readAllowedSkips() });
  report(total, wrong);
  if (wrong.length > 0) process.exitCode = 1;
}

/**
 * @param {string[]} args
 * @returns {{ names: string[], rest: string[] } | string} a sentence if the arguments are invalid
 */
function readChoice(args) {
  if (args.length === 0) return { names: ALL_STEPS, rest: [] };
  const [option, list = "", ...rest] = args;
  const names = list.split(",").filter((name) => name !== "");
  const known = Object.keys(STEPS).join(", ");
  if (option !== "--only" || names.length === 0) return `Usage: npm test [-- --only ${known}]`;
  const unknown = names.find((name) => !Object.hasOwn(STEPS, name));
  if (unknown !== undefined) return `There is no step "${unknown}". The steps are ${known}.`;
  if (rest.length > 0 && names.length > 1) return "Extra arguments are passed to one step's tool: name only one step.";
  return { names, rest };
}

/** @param {{ names: string[], rest: string[] }} choice @returns {Promise<Tally[]>} */
async function runAll({ names, rest }) {
  try {
    await setUp({ site: false, workspaces: true });
  } catch (error) {
    return [{ passed: 0, failed: [`Setting up: ${sentenceOf(error)}`], skipped: [] }];
  }
  /** @type {Tally[]} */
  const tallies = [];
  for (const name of names) tallies.push(await runStep(name, rest));
  return tallies;
}

/** @param {string} name @param {string[]} rest @returns {Promise<Tally>} */
async function runStep(name, rest) {
  const step = STEPS[name];
  if (step === undefined) throw new Error(`There is no step "${name}".`);
  console.log(`\n── ${step.title}`);
  const start = performance.now();
  let tally;
  try {
    tally = await step.run(rest);
  } catch (error) {
    tally = { passed: 0, failed: [`${name}: ${sentenceOf(error)}`], skipped: [] };
  }
  console.log(`── ${step.title}: ${figures(tally)} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
  return tally;
}

/** @param {Tally} total @param {string[]} wrong */
function report(total, wrong) {
  console.log("");
  for (const name of total.skipped) console.log(`Skipped: ${name}`);
  for (const name of total.flaky ?? []) console.log(`Flaky: ${name}`);
  for (const name of total.failed) console.log(`Failed: ${name}`);
  for (const sentence of wrong) console.log(sentence);
  console.log(figures(total));
}

/** @returns {{ name: string, reason: string }[]} */
function readAllowedSkips() {
  return JSON.parse(readFileSync(inProject("tests/allowed-skips.json"), "utf8"));
}

/** CI services set it to "true" or "1"; people switch it off with "false". @param {string | undefined} value */
const isSet = (value) => value !== undefined && !["", "0", "false"].includes(value);

/** @param {unknown} error */
function sentenceOf(error) {
  if (error instanceof SetupError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
