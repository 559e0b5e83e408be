import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { toolEnvironment } from "../setup/project.mjs";
import { run } from "../setup/run.mjs";
import { setUp } from "../setup/set-up.mjs";
import { provideChromium } from "./chromium.mjs";
import { readPlaywrightList, readPlaywrightReport } from "./playwright-report.mjs";
import { whole } from "./tally.mjs";
import { readVitestReport } from "./vitest-report.mjs";

/**
 * @typedef {import("./tally.mjs").Tally} Tally
 * @typedef {{ title: string, run: (args: string[]) => Promise<Tally> }} Step
 */

/** Vitest and React set their own; one that is set outside makes React's tests run its production build. */
const TEST_ENVIRONMENT = { NODE_ENV: undefined, FORCE_COLOR: process.stdout.isTTY ? "1" : undefined };

/** What needs no server, no browser and no picture: quick enough to run before every commit. */
const QUICK_TESTS = ["src/domain/", "tests/architecture.test.ts", "tests/docs.test.ts"];

/** Every step by the name that `--only` takes. @type {Record<string, Step>} */
export const STEPS = {
  types: { title: "Types", run: checkTypes },
  lint: { title: "Lint and format", run: (args) => tool("lint", "biome", ["ci", ...args]) },
  knip: { title: "Unused files, exports and packages", run: (args) => tool("knip", "knip", args) },
  quick: { title: "Quick tests", run: (args) => runVitest([...QUICK_TESTS, ...args]) },
  vitest: { title: "Unit, integration, architecture and documentation tests", run: runAllVitest },
  browser: { title: "Browser tests", run: runPlaywright },
};

/** What a plain `npm test` runs. `quick` is part of `vitest`. */
export const ALL_STEPS = ["types", "lint", "knip", "vitest", "browser"];

async function checkTypes() {
  const commands = [
    ["react-router", "typegen"],
    ["tsc", "--noEmit", "-p", "tsconfig.json"],
    ["tsc", "--noEmit", "-p", "tsconfig.web.json"],
  ];
  const codes = [];
  for (const [command = "", ...args] of commands) {
    codes.push((await run(command, args, { env: toolEnvironment(TEST_ENVIRONMENT), show: true })).code);
  }
  return whole(
    "types",
    codes.every((code) => code === 0),
  );
}

/** @param {string} name @param {string} command @param {string[]} args */
async function tool(name, command, args) {
  const { code } = await run(command, args, { env: toolEnvironment(TEST_ENVIRONMENT), show: true });
  return whole(name, code === 0);
}

/** Some tests serve the built site; building it takes longer than one test may. @param {string[]} args */
async function runAllVitest(args) {
  try {
    await setUp({ site: true });
  } catch (error) {
    // All the other tests can still tell something, and those that need the site will fail.
    console.log(error instanceof Error ? error.message : error);
  }
  return runVitest(args);
}

/** @param {string[]} args */
function runVitest(args) {
  return withReport(async (report) => {
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
    // Never again until it passes: a test that fails now and then is a failed test.
    const end = await run("vitest", ["run", "--retry=0", ...reporters, ...args], {
      env: toolEnvironment(TEST_ENVIRONMENT),
      show: true,
      minutes: 40,
    });
    return readVitestReport(textOf(report), end);
  });
}

/** @param {string[]} args */
async function runPlaywright(args) {
  const missing = await provideChromium();
  if (missing !== undefined) console.log(missing);
  else await setUp({ site: true });
  return withReport(async (report) => {
    const env = toolEnvironment({ ...TEST_ENVIRONMENT, PLAYWRIGHT_JSON_OUTPUT_FILE: report });
    if (missing !== undefined) {
      const end = await run("playwright", ["test", "--list", "--reporter=json", ...args], { env });
      return readPlaywrightList(textOf(report), end);
    }
    const end = await run("playwright", ["test", "--reporter=list,json", ...args], { env, show: true, minutes: 60 });
    return readPlaywrightReport(textOf(report), end);
  });
}

/** @param {(report: string) => Promise<Tally>} work gets the path of a file that does not exist yet */
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
