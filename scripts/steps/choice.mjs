import { ALL_STEPS, STEPS } from "./steps.mjs";

/**
 * What the words after `npm test --` ask for.
 * @typedef {object} Choice
 * @property {string[]} names of the steps
 * @property {string[]} rest arguments for the tool of the only step
 * @property {boolean} isWhole whether these are all steps of the tier
 * @property {boolean} install
 * @property {{ index: number, count: number }} [shard]
 * @property {number} [minutes]
 */

/** Steps that are not divided: the first shard runs them. */
const UNDIVIDED = ["types", "lint", "knip"];

export const USAGE = `npm test                 the quick tier: every check, and every behaviour once
npm run test:deep        everything
npm run test:changed     types, lint, and the tests that a change touches

Options, after "--":
  --install              as root on Debian: first installs what the tests need (.devcontainer/packages.txt)
  --shard=1/4            only the first of four parts
  --minutes=60           ends a step that takes longer
  --only lint,knip       only these steps; more words go to the tool of a single one: --only vitest src/content/tuskers
  --help

Steps: ${Object.keys(STEPS).join(", ")}
Environment: CHROMIUM=/path names the browser. With CI set, a skipped test fails the run.
More: docs/testing.md`;

/**
 * @param {string[]} words
 * @returns {Choice | "help" | { wrong: string }} `wrong` is a sentence
 */
export function readChoice(words) {
  /** @type {Choice} */
  const choice = { names: ALL_STEPS, rest: [], isWhole: true, install: false };
  const left = [...words];
  while (left.length > 0) {
    const [option = "", ...inline] = (left.shift() ?? "").split("=");
    const value = () => (inline.length > 0 ? inline.join("=") : left.shift()) ?? "";
    if (option === "--help" || option === "-h") return "help";
    if (option === "--install") choice.install = true;
    else if (option === "--shard") {
      choice.shard = readShard(value());
      if (choice.shard === undefined) return { wrong: "A shard is written as --shard=1/4: the first of four." };
    } else if (option === "--minutes") {
      choice.minutes = Number(value());
      if (!(choice.minutes > 0)) return { wrong: "A limit is written as --minutes=60." };
    } else if (option === "--only") {
      const steps = readSteps(value(), left.splice(0));
      if ("wrong" in steps) return steps;
      Object.assign(choice, steps, { isWhole: false });
    } else return { wrong: `There is no option "${option}".\n\n${USAGE}` };
  }
  if (choice.isWhole && (choice.shard?.index ?? 1) > 1)
    choice.names = choice.names.filter((name) => !UNDIVIDED.includes(name));
  return choice;
}

/** @param {string} list @param {string[]} rest @returns {{ names: string[], rest: string[] } | { wrong: string }} */
function readSteps(list, rest) {
  const names = list.split(",").filter((name) => name !== "");
  const known = Object.keys(STEPS).join(", ");
  if (names.length === 0) return { wrong: `Name the steps after --only: ${known}.` };
  const unknown = names.find((name) => !Object.hasOwn(STEPS, name));
  if (unknown !== undefined) return { wrong: `There is no step "${unknown}". The steps are ${known}.` };
  if (rest.length > 0 && names.length > 1)
    return { wrong: "Extra arguments are passed to one step's tool: name only one step." };
  return { names, rest };
}

/** @param {string} text */
function readShard(text) {
  const [, index = 0, count = 0] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number);
  return index >= 1 && index <= count ? { index, count } : undefined;
}
