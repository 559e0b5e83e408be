import { join } from "node:path";
import { defineConfig, type Project } from "@playwright/test";
import { CHROMIUM_ARGUMENTS, chromiumPath } from "./scripts/steps/chromium.mjs";
import type { SiteOptions } from "./tests/support/e2e-site.ts";
import { isDeep } from "./tests/support/tier.ts";

const TESTS = join(import.meta.dirname, "tests/e2e");

/** Tests that only read the starter content. Those of a worker share a site. */
const READING = [
  "every-screen",
  "keyboard",
  "without-script",
  "home-names.deep",
  "translated-screens",
  "translated-type.deep",
  "printed-pages.deep",
  "adapted-display.deep",
].map((name) => join(TESTS, `${name}.spec.ts`));

// Each project starts processes of Playwright and sites, which inherit this: compiling is a sixth of the start of a site.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, "node_modules/.node-compile-cache");

const leftOut = isDeep ? [] : [/\.deep\.spec\.ts$/];

const projects: Project<SiteOptions>[] = [
  // The site of each file is its own.
  { name: "writing", testIgnore: [...READING, ...leftOut] },
  // Last, because single tests fill the time in which a long file is running.
  {
    name: "reading",
    testMatch: READING,
    testIgnore: leftOut,
    fullyParallel: true,
    use: { content: "starter", readOnly: true },
  },
];

export default defineConfig<SiteOptions>({
  testDir: TESTS,
  globalSetup: "./tests/support/site-templates.ts",
  outputDir: "test-results",
  // Tests render single pages with the built server, which Playwright would compile for twenty seconds.
  build: { external: ["**/build/server/**"] },
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
    // Not those of the machine.
    locale: "en-US",
    timezoneId: "Asia/Colombo",
    // Colours and positions half-way through a transition are no result.
    reducedMotion: "reduce",
    // Recording every test takes a third of the work of the processes that run them. A test that fails twice has a trace.
    trace: "on-first-retry",
    launchOptions: {
      executablePath: chromiumPath(),
      args: CHROMIUM_ARGUMENTS,
    },
  },
});
