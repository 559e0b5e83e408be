import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { ROOT, toolEnvironment } from "../setup/project.mjs";
import { run } from "../setup/run.mjs";
import { setUp } from "../setup/set-up.mjs";
import { readResults } from "./results.mjs";

/**
 * @typedef {import("./tally.mjs").Tally} Tally
 * @typedef {import("./steps.mjs").Context} Context
 * @typedef {Parameters<typeof readResults>[2]} End
 */

/** Vitest and React set their own NODE_ENV; an inherited one makes React's tests run its production build. */
export const TEST_ENVIRONMENT = { NODE_ENV: undefined, FORCE_COLOR: process.stdout.isTTY ? "1" : undefined };

/** When a runner that hangs is ended. `--minutes` names another limit, for a slow machine. */
const MINUTES = process.env.TEST_TIER === "deep" ? 90 : 30;

const VITEST_REPORTER = fileURLToPath(new URL("./vitest-reporter.mjs", import.meta.url));
const VITEST_REPORTERS = ["--reporter=default", `--reporter=${VITEST_REPORTER}`];
const ADD_PLAYWRIGHT_REPORTER = `--add-reporter=${fileURLToPath(new URL("./playwright-reporter.mjs", import.meta.url))}`;

/** @param {Context} context @returns {Promise<Tally>} */
export async function runAllVitest(context) {
  try {
    // Building the site takes longer than one test may.
    await setUp({ site: true, workspaces: true });
  } catch (error) {
    // Tests that serve the site will fail; all others are still useful.
    context.shell.say(error instanceof Error ? error.message : String(error));
  }
  return runVitest(context);
}

/** For tests that do not serve the site. @param {Context} context @returns {Promise<Tally>} */
export async function runVitest({ shell, args, machine }) {
  const without = args.some((word) => word.startsWith("--project")) ? [] : projectsToSkip(machine);
  const options = [
    ...without.map(({ project }) => `--project=!${project}`),
    // Its file may be among those to skip.
    ...(without.length > 0 ? ["--passWithNoTests"] : []),
  ];
  const tally = await withResults("Vitest", (env) =>
    shell.tool("vitest", ["run", ...VITEST_REPORTERS, ...options, ...args], { env, minutes: MINUTES }),
  );
  for (const { project, reason } of without) {
    const tests = await listVitest([`--project=${project}`, ...args]);
    tally.skipped.push(...tests.map(({ name, file }) => ({ name: `[${project}] ${file} > ${name}`, reason })));
  }
  return tally;
}

/** @param {import("./machine.mjs").Machine} machine */
function projectsToSkip({ whyNoPostgres, whyNoBrowser }) {
  return [
    { project: "postgres", reason: whyNoPostgres },
    { project: "components", reason: whyNoBrowser },
  ].flatMap(({ project, reason }) => (reason === undefined ? [] : [{ project, reason }]));
}

/**
 * Reads tests from their files, without running them: those that a loop makes count as one.
 * @param {string[]} args
 */
async function listVitest(args) {
  const { output } = await run("vitest", ["list", "--json", ...args], { env: toolEnvironment(TEST_ENVIRONMENT) });
  /** @type {{ name?: string, file: string, projectName: string }[]} */
  const tests = JSON.parse(output.slice(output.indexOf("["), output.lastIndexOf("]") + 1));
  return tests.map((test) => ({ ...test, file: relative(ROOT, test.file) }));
}

/** The files of the tests that such a run of Vitest has. @param {string[]} args */
export async function listVitestFiles(args) {
  return [...new Set((await listVitest(["--filesOnly", ...args])).map(({ file }) => file))];
}

/** @param {Context} context @returns {Promise<Tally>} */
export async function runPlaywright({ shell, args, machine: { whyNoBrowser } }) {
  if (whyNoBrowser === undefined) {
    await setUp({ site: true, workspaces: true });
    return withResults("Playwright", (env) =>
      shell.tool("playwright", ["test", ADD_PLAYWRIGHT_REPORTER, ...args], { env, minutes: MINUTES }),
    );
  }
  const { failed, skipped } = await listPlaywright(args);
  return { passed: 0, failed, skipped: skipped.map(({ name }) => ({ name, reason: whyNoBrowser })) };
}

/** All tests, as skipped ones, of such a run of Playwright. @param {string[]} args */
const listPlaywright = (args) =>
  withResults("Playwright", (env) => run("playwright", ["test", "--list", ADD_PLAYWRIGHT_REPORTER, ...args], { env }));

/** The names of the files of the tests that such a run of Playwright has. @param {string[]} args */
export async function listPlaywrightFiles(args) {
  const { skipped } = await listPlaywright(args);
  return [...new Set(skipped.map(({ name }) => name.split(" > ")[1] ?? ""))];
}

/**
 * @param {string} tool
 * @param {(env: NodeJS.ProcessEnv) => Promise<End>} work runs it in this environment
 */
async function withResults(tool, work) {
  const folder = mkdtempSync(join(tmpdir(), "test-results-"));
  const file = join(folder, "results.jsonl");
  try {
    const end = await work(toolEnvironment({ ...TEST_ENVIRONMENT, RESULTS_FILE: file }));
    return readResults(tool, existsSync(file) ? readFileSync(file, "utf8") : undefined, end);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
