import { readdirSync } from "node:fs";
import { join } from "node:path";
import { defineConfig, type Project } from "@playwright/test";
import { CHROMIUM_ARGUMENTS, chromiumPath } from "./scripts/steps/chromium.mjs";
import type { SiteOptions } from "./tests/support/e2e-site.ts";
import { isDeep } from "./tests/support/tier.ts";

const TESTS = join(import.meta.dirname, "tests/e2e");

/** Tests that only read the starter content. They share one site, and both workers run them. */
const READING = [
  "every-screen",
  "keyboard",
  "without-script",
  "home-names",
  "translated-screens",
  "translated-type",
  "printed-pages",
];

const fileOf = (name: string): string => join(TESTS, `${name}.spec.ts`);

// Each project starts a process of Playwright and a site, which inherit this: compiling is a sixth of the start of a site.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, "node_modules/.node-compile-cache");

/** Every other file is a project. Projects do not share workers, so each file has a site that only it changes. */
const writing = readdirSync(TESTS)
  .filter((file) => file.endsWith(".spec.ts") && (isDeep || !file.endsWith(".deep.spec.ts")))
  .map((file) => file.replace(".spec.ts", ""))
  .filter((name) => !READING.includes(name))
  .map((name) => ({ name, testMatch: fileOf(name) }));

const projects: Project<SiteOptions>[] = [
  { name: "reading", testMatch: READING.map(fileOf), fullyParallel: true, use: { content: "starter" } },
  ...writing,
];

export default defineConfig<SiteOptions>({
  testDir: TESTS,
  outputDir: "test-results",
  projects,
  // The quick tier leaves out files named *.deep.spec.ts and single tests with the tag @deep.
  grepInvert: isDeep ? [] : /@deep/,
  workers: 2,
  // A test that passes on the second attempt is reported as flaky. `npm test` allows at most three of them.
  retries: 1,
  timeout: 60_000,
  // Encoding images has a low priority, and browsers keep the machine busy.
  expect: { timeout: 15_000 },
  reporter: "list",
  use: {
    browserName: "chromium",
    // Recording every test takes a third of the work of the processes that run them. A test that fails twice has a trace.
    trace: "on-first-retry",
    launchOptions: {
      executablePath: chromiumPath(),
      args: CHROMIUM_ARGUMENTS,
    },
  },
});
