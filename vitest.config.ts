import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { CHROMIUM_ARGUMENTS, chromiumPath } from "./scripts/steps/chromium.mjs";
import { answerOnce, holdCalls, letCallsGo } from "./tests/support/component-commands.ts";
import { freePort } from "./tests/support/free-port.ts";

/** What asks a database for something runs on each of them. */
const ON_BOTH = "{src,tests}/**/*.db.test.ts";

/** What a server of its own, or both databases at once, are needed for. */
const POSTGRES_ALONE = ["{src,tests}/**/*.postgres.test.ts"];

/**
 * A process serves one file after the other: loading the site anew for each takes half of the processor time. What a test
 * replaces (timers, environment, globals) it puts back itself; `restoreMocks` sees to what is spied upon. Files of component
 * tests keep a page of the browser each, as a page has state: its document, its storage, what React has mounted.
 */
const ONE_PROCESS = { isolate: false };

// Tests start encoders and commands by the hundred from their sources. With this Node keeps them compiled, which halves the
// time of each start; processes inherit it.
process.env.NODE_COMPILE_CACHE ??= `${import.meta.dirname}/node_modules/.node-compile-cache`;

/** Known before the site starts: the pages of component tests reach its API, and images, at their own origin. */
const componentSiteUrl = `http://localhost:${await freePort()}`;

export default defineConfig({
  test: {
    pool: "forks",
    // Vitest's default leaves one core of two idle; most tests wait for a disk or a socket half of their time.
    maxWorkers: 2,
    // Some tests start several commands one after the other, and machines that others press take their time.
    testTimeout: 90_000,
    hookTimeout: 60_000,
    // A test that passes at the second try is told as flaky, and `npm test` lets no more than three of them through.
    retry: 1,
    restoreMocks: true,
    projects: [
      {
        extends: true,
        test: {
          ...ONE_PROCESS,
          name: "sqlite",
          include: ["src/**/*.test.ts", "tests/*.test.ts", "scripts/**/*.test.ts"],
          exclude: POSTGRES_ALONE,
        },
      },
      {
        extends: true,
        test: {
          ...ONE_PROCESS,
          name: "postgres",
          include: [ON_BOTH, ...POSTGRES_ALONE],
          env: { TEST_DATABASE: "postgres" },
          globalSetup: ["tests/support/postgres-setup.ts"],
        },
      },
      {
        extends: true,
        publicDir: "src/static",
        server: { proxy: { "^/(api|uploads|drawings|tuskers|articles)/": componentSiteUrl } },
        oxc: { jsx: { runtime: "automatic" } },
        test: {
          name: "components",
          include: ["src/**/*.component.test.tsx"],
          testTimeout: 30_000,
          expect: { poll: { timeout: 10_000 } },
          provide: { componentSiteUrl },
          globalSetup: ["tests/support/component-site.ts"],
          setupFiles: ["tests/components/set-up.ts"],
          browser: {
            enabled: true,
            headless: true,
            commands: { answerOnce, holdCalls, letCallsGo },
            ui: false,
            screenshotFailures: false,
            // As in browser tests: a name may be given in part.
            locators: { exact: false },
            viewport: { width: 1280, height: 900 },
            provider: playwright({
              launchOptions: { executablePath: chromiumPath(), args: CHROMIUM_ARGUMENTS },
            }),
            instances: [{ browser: "chromium" }],
          },
        },
      },
    ],
  },
});
