import { readFileSync } from "node:fs";
import { groupSeconds, waitedForSeconds } from "../setup/processor-time.mjs";
import { inProject, ROOT } from "../setup/project.mjs";
import { stopAll } from "../setup/run.mjs";
import { setUp } from "../setup/set-up.mjs";
import { SetupError } from "../setup/setup-error.mjs";
import { readChoice, USAGE } from "./choice.mjs";
import { closingLines, describeTime } from "./closing.mjs";
import { installPackages } from "./debian.mjs";
import { closeRecord, readCommit } from "./deep-record.mjs";
import { describeMachine, lookAtMachine } from "./machine.mjs";
import { createShell } from "./shell.mjs";
import { STEPS } from "./steps.mjs";
import { figures, objections, sum } from "./tally.mjs";

/**
 * @typedef {import("./choice.mjs").Choice} Choice
 * @typedef {import("./machine.mjs").Machine} Machine
 * @typedef {import("./closing.mjs").Done} Done
 */

const isDeep = process.env.TEST_TIER === "deep";

/** How long the tiers take on two idle cores: see docs/testing.md. That of the deep one is an estimate. */
const MINUTES = { quick: 10, deep: 40 };

/** Steps whose tests are skipped where a program is missing. */
const NEED_PROGRAMS = ["vitest", "browser", "changed"];

/** Runs all steps, even after one has failed, and sets the exit code. @param {string[]} words of the command line */
export async function runSteps(words) {
  const choice = readChoice(words);
  if (choice === "help") return console.log(USAGE);
  if ("wrong" in choice) {
    console.error(choice.wrong);
    process.exitCode = 1;
    return;
  }
  stopOnSignals();
  const start = performance.now();
  const groupStart = groupSeconds();
  if (choice.isWhole) console.log(firstLine(choice));
  const before = await readCommit(ROOT);
  const { done, machine } = await runAll(choice);
  const total = sum(done.map(({ tally }) => tally));
  const allowed = JSON.parse(readFileSync(inProject("tests/allowed-skips.json"), "utf8"));
  const wrong = objections(total, { strict: isSet(process.env.CI), allowed });
  const isProof = stoppedAt === undefined && objections(total, { strict: true, allowed }).length === 0;
  const record = isDeep && choice.isWhole ? await closeRecord(ROOT, { before, isProof, shard: choice.shard }) : [];
  const groupEnd = groupSeconds();
  const lines = closingLines({
    done,
    total,
    wrong,
    record,
    time: {
      seconds: (performance.now() - start) / 1000,
      processorSeconds: waitedForSeconds(),
      groupSeconds: groupStart === undefined || groupEnd === undefined ? undefined : groupEnd - groupStart,
    },
    isWithoutBrowser: choice.names.includes("browser") && machine?.whyNoBrowser !== undefined,
  });
  for (const line of lines) console.log(line);
  if (wrong.length > 0) process.exitCode = 1;
}

/** npm sends a signal of the terminal once more, which is no second one. */
const REPEATED_MS = 1000;

/** When a signal asked the run to stop. @type {number | undefined} */
let stoppedAt;

/** Tools close what they have opened before this process ends; a second signal kills them. */
function stopOnSignals() {
  const leave = () => {
    if (stoppedAt === undefined) void stopAll().then(() => process.exit(130));
    else if (performance.now() - stoppedAt > REPEATED_MS) process.exit(130);
    stoppedAt ??= performance.now();
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, leave);
}

/** @param {Choice} choice */
function firstLine({ shard }) {
  const minutes = Math.ceil((isDeep ? MINUTES.deep : MINUTES.quick) / (shard?.count ?? 1));
  const part = shard === undefined ? "" : `, shard ${shard.index} of ${shard.count}`;
  return `${isDeep ? "All tests" : "The quick tier of the tests"}${part}: about ${minutes} minutes on two idle cores.`;
}

/** @param {Choice} choice @returns {Promise<{ done: Done[], machine?: Machine }>} */
async function runAll(choice) {
  try {
    const problem = choice.install ? await installPackages() : undefined;
    if (problem !== undefined) console.log(problem);
    await setUp({ site: false, workspaces: true });
  } catch (error) {
    const failed = [`Setting up: ${sentenceOf(error)}`];
    return { done: [{ name: "set-up", tally: { passed: 0, failed, skipped: [] }, seconds: 0 }] };
  }
  /** @type {Machine} */
  let machine = { whyNoBrowser: undefined, whyNoPostgres: undefined, missing: [] };
  if (choice.names.some((name) => NEED_PROGRAMS.includes(name))) {
    machine = await lookAtMachine();
    for (const line of describeMachine(machine)) console.log(line);
  }
  const done = [];
  for (const names of groupsOf(choice.names)) {
    if (stoppedAt !== undefined) break;
    if (names.length > 1) console.log(`\n── Side by side: ${names.join(", ")} …`);
    done.push(
      ...(await Promise.all(names.map((name) => runStep(name, { choice, machine, isBeside: names.length > 1 })))),
    );
  }
  return { done, machine };
}

/** Steps that run side by side are a group, every other is one of its own. @param {string[]} names */
function groupsOf(names) {
  const beside = names.filter((name) => STEPS[name]?.isBesideOthers);
  const others = names.filter((name) => !STEPS[name]?.isBesideOthers).map((name) => [name]);
  return beside.length > 0 ? [beside, ...others] : others;
}

/**
 * @param {string} name
 * @param {{ choice: Choice, machine: Machine, isBeside: boolean }} options
 * @returns {Promise<Done>}
 */
async function runStep(name, { choice: { rest, minutes, shard }, machine, isBeside }) {
  const step = STEPS[name];
  if (step === undefined) throw new Error(`There is no step "${name}".`);
  const shell = createShell({ keeps: isBeside, minutes });
  shell.say(`\n── ${step.title}`);
  const start = performance.now();
  const args = [...(step.isDivided && shard ? [`--shard=${shard.index}/${shard.count}`] : []), ...rest];
  let tally;
  try {
    tally = await step.run({ shell, args, machine });
  } catch (error) {
    tally = { passed: 0, failed: [`${name}: ${sentenceOf(error)}`], skipped: [] };
  }
  const done = { name, tally, seconds: (performance.now() - start) / 1000, processorSeconds: shell.processorSeconds() };
  shell.say(`── ${step.title}: ${figures(tally)} (${describeTime(done)})`);
  shell.flush();
  return done;
}

/** CI services set it to "true" or "1"; people switch it off with "false". @param {string | undefined} value */
const isSet = (value) => value !== undefined && !["", "0", "false"].includes(value);

/** @param {unknown} error */
function sentenceOf(error) {
  if (error instanceof SetupError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
