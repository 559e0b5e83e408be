import { npmEnvironment, toolEnvironment } from "../setup/project.mjs";
import { run } from "../setup/run.mjs";
import { readAuditReport } from "./audit-report.mjs";
import { runChanged } from "./changed.mjs";
import { runAllVitest, runPlaywright, runVitest, TEST_ENVIRONMENT } from "./runners.mjs";
import { whole } from "./tally.mjs";

/**
 * @typedef {import("./tally.mjs").Tally} Tally
 * @typedef {import("./shell.mjs").Shell} Shell
 * @typedef {object} Context
 * @property {Shell} shell
 * @property {string[]} args for the tool
 * @property {import("./machine.mjs").Machine} machine
 * @typedef {object} Step
 * @property {string} title
 * @property {boolean} [isBesideOthers] runs at the same time as those before and after it that do so, too
 * @property {boolean} [isDivided] takes `--shard`
 * @property {(context: Context) => Promise<Tally>} run
 */

/** Tests that need no server, browser or image: fast enough to run before every commit. */
const SMOKE_TESTS = [
  "--project=sqlite",
  "src/content/safety/",
  "src/content/rich-text/",
  "src/content/fields/",
  "src/content/kinds/checks/",
  "src/site/parts/cards/tusker/",
  "src/content/tuskers/portrait/",
  "tests/architecture.test.ts",
  "tests/docs.test.ts",
];

/** @param {string} name @param {string} command @param {string[]} before @returns {Step["run"]} */
const toolOf =
  (name, command, ...before) =>
  async ({ shell, args }) => {
    const { code } = await shell.tool(command, [...before, ...args], { env: toolEnvironment(TEST_ENVIRONMENT) });
    return whole(name, code === 0);
  };

/** Every step by the name that `--only` takes. @type {Record<string, Step>} */
export const STEPS = {
  types: { title: "Types", isBesideOthers: true, run: checkTypes },
  lint: { title: "Lint and format", isBesideOthers: true, run: toolOf("lint", "biome", "ci") },
  knip: { title: "Unused files, exports and packages", isBesideOthers: true, run: toolOf("knip", "knip") },
  build: { title: "Build of the site", isBesideOthers: true, run: buildSite },
  audit: { title: "Known vulnerabilities of packages", isBesideOthers: true, run: runAudit },
  vitest: { title: "Unit, integration, component and architecture tests", isDivided: true, run: runAllVitest },
  browser: { title: "Browser tests", isDivided: true, run: runPlaywright },
  smoke: {
    title: "Some fast tests",
    run: ({ args, ...context }) => runVitest({ ...context, args: [...SMOKE_TESTS, ...args] }),
  },
  changed: { title: "Tests that the change touches", run: runChanged },
};

/** What `npm test` and `npm run test:deep` run. */
export const ALL_STEPS = ["types", "lint", "knip", "build", "vitest", "browser"];

/**
 * What was found right stays so until a file that it depends on changes. One checker for each of the two projects: more
 * of them share less, and take twice the processor time.
 */
const TSC_OPTIONS = ["--noEmit", "--checkers", "1", "--incremental", "--tsBuildInfoFile"];

/** @param {Context} context */
async function checkTypes({ shell }) {
  const env = toolEnvironment(TEST_ENVIRONMENT);
  /** @param {string} command @param {string[]} args */
  const passes = async (command, ...args) => (await shell.tool(command, args, { env })).code === 0;
  /** @param {string} name */
  const checks = (name) =>
    passes("tsc", "-p", `${name}.json`, ...TSC_OPTIONS, `node_modules/.cache/${name}.tsbuildinfo`);
  // Only the second project needs the types of the routes.
  const [isNodeRight, isWebRight] = await Promise.all([
    checks("tsconfig"),
    passes("react-router", "typegen").then(async (isGenerated) => isGenerated && (await checks("tsconfig.web"))),
  ]);
  return whole("types", isNodeRight && isWebRight);
}

/** Builds the site, which many tests serve, if its sources have changed. @param {Context} context */
async function buildSite({ shell }) {
  // A process of its own, so that its time is counted and its output kept.
  const { code } = await shell.tool(process.execPath, ["scripts/build-site.mjs"]);
  return whole("build", code === 0);
}

/**
 * Asks the package registry, if it supports audits. Never fails, because advisories appear without any change of ours.
 * @param {Context} context
 */
async function runAudit({ shell }) {
  const { output } = await run("npm", ["audit", "--json"], { env: npmEnvironment(), minutes: 1 });
  const lines = readAuditReport(output);
  if (lines === undefined) shell.say("The package registry does not report vulnerabilities, or cannot be reached.");
  else for (const line of lines.length > 0 ? lines : ["None known."]) shell.say(line);
  return { passed: lines === undefined ? 0 : 1, failed: [], skipped: [] };
}
