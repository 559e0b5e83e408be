import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { npmEnvironment, toolEnvironment } from "../setup/project.mjs";
import { run } from "../setup/run.mjs";
import { setUp } from "../setup/set-up.mjs";
import { readAuditReport } from "./audit-report.mjs";
import { provideChromium } from "./chromium.mjs";
import { readPlaywrightList, readPlaywrightReport } from "./playwright-report.mjs";
import { providePostgres } from "./postgres.mjs";
import { provideProxies } from "./proxies.mjs";
import { provideStrace } from "./strace.mjs";
import { provideSwift } from "./swift.mjs";
import { whole } from "./tally.mjs";
import { readVitestReport } from "./vitest-report.mjs";

/**
 * @typedef {import("./tally.mjs").Tally} Tally
 * @typedef {{ title: string, run: (args: string[]) => Promise<Tally> }} Step
 */

/** Vitest and React set their own NODE_ENV; an inherited one makes React's tests run its production build. */
const TEST_ENVIRONMENT = { NODE_ENV: undefined, FORCE_COLOR: process.stdout.isTTY ? "1" : undefined };

const VITEST_REPORTER = new URL("./vitest-reporter.mjs", import.meta.url);

/** Tests that need no server, browser or image: quick enough to run before every commit. */
const QUICK_TESTS = [
  "src/safety/",
  "src/rich-text/",
  "src/entries/definition/",
  "src/entries/safety/",
  "src/tuskers/card/",
  "src/tuskers/portrait/",
  "tests/architecture.test.ts",
  "tests/docs.test.ts",
];

/** Every step by the name that `--only` takes. @type {Record<string, Step>} */
export const STEPS = {
  types: { title: "Types", run: checkTypes },
  lint: { title: "Lint and format", run: (args) => tool("lint", "biome", ["ci", ...args]) },
  knip: { title: "Unused files, exports and packages", run: (args) => tool("knip", "knip", args) },
  quick: { title: "Quick tests", run: (args) => runVitest(["--project=sqlite", ...QUICK_TESTS, ...args]) },
  vitest: { title: "Unit, integration, architecture and documentation tests", run: runAllVitest },
  components: { title: "Component tests", run: runComponentTests },
  browser: { title: "Browser tests", run: runPlaywright },
  audit: { title: "Known vulnerabilities of packages", run: runAudit },
};

/** What a plain `npm test` runs. `quick` is part of `vitest`; `audit` reports advisories and fails nothing. */
export const ALL_STEPS = ["types", "lint", "knip", "vitest", "components", "browser"];

/** What was found right stays so until a file that it depends on changes: then only that is checked again. */
const INCREMENTAL = ["--incremental", "--tsBuildInfoFile"];

async function checkTypes() {
  const env = toolEnvironment(TEST_ENVIRONMENT);
  /** @param {string} command @param {string[]} args */
  const passes = async (command, ...args) => (await run(command, args, { env, show: true })).code === 0;
  /** @param {string} name */
  const checks = (name) =>
    passes("tsc", "--noEmit", "-p", `${name}.json`, ...INCREMENTAL, `node_modules/.cache/${name}.tsbuildinfo`);
  // Only the second project needs the types of the routes.
  const [isNodeRight, isWebRight] = await Promise.all([
    checks("tsconfig"),
    passes("react-router", "typegen").then(async (isGenerated) => isGenerated && (await checks("tsconfig.web"))),
  ]);
  return whole("types", isNodeRight && isWebRight);
}

/** @param {string} name @param {string} command @param {string[]} args */
async function tool(name, command, args) {
  const { code } = await run(command, args, { env: toolEnvironment(TEST_ENVIRONMENT), show: true });
  return whole(name, code === 0);
}

/** Some tests serve the built site, and building it takes longer than one test may. @param {string[]} args */
async function runAllVitest(args) {
  try {
    await setUp({ site: true, workspaces: true });
  } catch (error) {
    // All other tests are still useful; those that need the site will fail.
    console.log(error instanceof Error ? error.message : error);
  }
  // One after the other, because the package manager holds a lock.
  for (const provide of [provideStrace, provideSwift, provideProxies]) {
    const missing = await provide();
    if (missing !== undefined) console.log(missing);
  }
  const withoutPostgres = await providePostgres();
  const postgres = withoutPostgres === undefined ? ["--project=postgres"] : [];
  if (withoutPostgres !== undefined) console.log(withoutPostgres);
  const tally = await runVitest(["--project=sqlite", ...postgres, ...args]);
  if (withoutPostgres === undefined) return tally;
  return { ...tally, skipped: [...tally.skipped, "All tests on PostgreSQL"] };
}

/** @param {string[]} args */
function runVitest(args) {
  return withReport(async (report) => {
    const reporters = ["--reporter=default", `--reporter=${fileURLToPath(VITEST_REPORTER)}`];
    const env = toolEnvironment({ ...TEST_ENVIRONMENT, TALLY_FILE: report });
    const end = await run("vitest", ["run", ...reporters, ...args], { env, show: true, minutes: 60 });
    return readVitestReport(textOf(report), end);
  });
}

/** @param {string[]} args @returns {Promise<Tally>} */
async function runComponentTests(args) {
  const missing = await provideChromium();
  if (missing !== undefined) {
    console.log(missing);
    return { passed: 0, failed: [], skipped: ["All component tests"] };
  }
  await setUp({ site: true, workspaces: true });
  return runVitest(["--project=components", ...args]);
}

/** @param {string[]} args */
async function runPlaywright(args) {
  const missing = await provideChromium();
  if (missing !== undefined) console.log(missing);
  else await setUp({ site: true, workspaces: true });
  return missing === undefined ? runBrowserTests(args) : listBrowserTests(args);
}

/** @param {string[]} args */
function runBrowserTests(args) {
  return withReport(async (report) => {
    const env = toolEnvironment({ ...TEST_ENVIRONMENT, PLAYWRIGHT_JSON_OUTPUT_FILE: report });
    const end = await run("playwright", ["test", "--reporter=list,json", ...args], { env, show: true, minutes: 60 });
    return readPlaywrightReport(textOf(report), end);
  });
}

/** @param {string[]} args */
function listBrowserTests(args) {
  return withReport(async (report) => {
    const env = toolEnvironment({ ...TEST_ENVIRONMENT, PLAYWRIGHT_JSON_OUTPUT_FILE: report });
    const end = await run("playwright", ["test", "--list", "--reporter=json", ...args], { env });
    return readPlaywrightList(textOf(report), end);
  });
}

/**
 * Asks the package registry, if it supports audits. Never fails, because advisories appear without any change of ours.
 */
async function runAudit() {
  const { output } = await run("npm", ["audit", "--json"], { env: npmEnvironment(), minutes: 1 });
  const lines = readAuditReport(output);
  if (lines === undefined) console.log("The package registry does not report vulnerabilities, or cannot be reached.");
  else for (const line of lines.length > 0 ? lines : ["None known."]) console.log(line);
  return { passed: lines === undefined ? 0 : 1, failed: [], skipped: [] };
}

/** @param {(report: string) => Promise<Tally>} work receives the path of a file that does not exist yet */
async function withReport(work) {
  const folder = mkdtempSync(join(tmpdir(), "test-report-"));
  try {
    return await work(join(folder, "report.json"));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} file */
const textOf = (file) => (existsSync(file) ? readFileSync(file, "utf8") : undefined);
