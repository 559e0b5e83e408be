import { readdirSync } from "node:fs";
import { join } from "node:path";
import { defineConfig, type Project } from "@playwright/test";
import { CHROMIUM_ARGUMENTS, chromiumPath } from "./scripts/steps/chromium.mjs";
import type { SiteOptions } from "./tests/support/e2e-site.ts";

const TESTS = join(import.meta.dirname, "tests/e2e");

/** What only reads the starter content: these files share a site, and both workers take their tests one by one. */
const READING = ["every-screen", "keyboard", "without-script", "home-names"];

const fileOf = (name: string): string => join(TESTS, `${name}.spec.ts`);

/** Each other file is a project, as projects share no worker: so each has a site of its own, where no other writes. */
const writing = readdirSync(TESTS)
  .filter((file) => file.endsWith(".spec.ts"))
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
  workers: 2,
  // A test that passes at the second try is told as flaky, and `npm test` lets no more than three of them through.
  retries: 1,
  timeout: 60_000,
  // Images are encoded behind everything else that the machine does, browsers above all.
  expect: { timeout: 15_000 },
  reporter: "list",
  use: {
    browserName: "chromium",
    trace: "retain-on-failure",
    launchOptions: {
      executablePath: chromiumPath(),
      args: CHROMIUM_ARGUMENTS,
    },
  },
});
