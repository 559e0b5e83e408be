import { readdirSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { CHROMIUM_ARGUMENTS, chromiumPath } from "./scripts/steps/chromium.mjs";

const TESTS = join(import.meta.dirname, "tests/e2e");

/** Each file is a project, as projects share no worker: so each has a site of its own, where no other file writes. */
const projects = readdirSync(TESTS)
  .filter((file) => file.endsWith(".spec.ts"))
  .map((file) => ({ name: file.replace(".spec.ts", ""), testMatch: join(TESTS, file) }));

export default defineConfig({
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
