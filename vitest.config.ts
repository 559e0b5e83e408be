import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { CHROMIUM_ARGUMENTS, chromiumPath } from "./scripts/steps/chromium.mjs";
import { answerCalls, answerOnce, holdCalls, letCallsGo } from "./tests/support/component-commands.ts";
import { freePort } from "./tests/support/free-port.ts";
import { isDeep } from "./tests/support/tier.ts";

/** Tests of SQL that the two databases could answer differently. They run on both. */
const ON_BOTH = "{src,tests}/**/*.sql.test.ts";

/** Other tests that use a database: on SQLite, and in the deep tier on PostgreSQL, too. */
const ON_BOTH_IN_DEPTH = "{src,tests}/**/*.db.test.ts";

/** Tests that need a PostgreSQL server of their own, or both databases at once. */
const POSTGRES_ALONE = ["{src,tests}/**/*.postgres.test.ts"];

/** Left out of the quick tier, as are single tests with the tag of this name. */
const DEEP = "**/*.deep.*";

const leftOut = isDeep ? [] : [DEEP];

/**
 * One process runs many test files: loading the site again for each of them would take half of the processor time. A test
 * that replaces timers, environment variables or globals restores them; `restoreMocks` restores spies. Component tests
 * still get a browser page per file, because a page has state: its document, its storage, what React has mounted.
 */
const ONE_PROCESS = { isolate: false };

// Tests start hundreds of encoders and commands from their sources. Node's compile cache halves the time of each start;
// child processes inherit the setting.
process.env.NODE_COMPILE_CACHE ??= `${import.meta.dirname}/node_modules/.node-compile-cache`;

/** The development build of React notices mistakes, and makes each component test half as expensive again. */
const REACT_BUILD = JSON.stringify(isDeep ? "development" : "production");

/** Chosen before the site starts, because the test pages proxy its API and images to their own origin. */
const componentSiteUrl = `http://localhost:${await freePort()}`;

export default defineConfig({
  test: {
    pool: "forks",
    // Vitest's default leaves one of two cores idle. Most tests wait for a disk or a socket half of the time.
    maxWorkers: 2,
    // Some tests run several commands in turn, which takes long on a busy machine.
    testTimeout: 90_000,
    hookTimeout: 60_000,
    // Vitest's default is one second, in which a busy machine may do nothing for a test.
    expect: { poll: { timeout: 30_000 } },
    // A test that passes on the second attempt is reported as flaky. `npm test` allows at most three of them.
    retry: 1,
    restoreMocks: true,
    tags: [
      {
        name: "deep",
        description: "Runs in `npm run test:deep`: too slow for every change, or very unlikely to fail.",
        skip: !isDeep,
      },
    ],
    projects: [
      {
        extends: true,
        test: {
          ...ONE_PROCESS,
          name: "sqlite",
          include: ["src/**/*.test.ts", "tests/*.test.ts", "tests/specification/*.test.ts", "scripts/**/*.test.ts"],
          exclude: [...POSTGRES_ALONE, ...leftOut],
        },
      },
      {
        extends: true,
        test: {
          ...ONE_PROCESS,
          name: "postgres",
          include: [ON_BOTH, ...POSTGRES_ALONE, ...(isDeep ? [ON_BOTH_IN_DEPTH] : [])],
          exclude: leftOut,
          env: { TEST_DATABASE: "postgres" },
          globalSetup: ["tests/support/postgres-setup.ts"],
        },
      },
      {
        extends: true,
        publicDir: "src/app/static",
        server: { proxy: { "^/(api|uploads|drawings|tuskers?|articles?)/": componentSiteUrl } },
        oxc: { jsx: { runtime: "automatic", development: isDeep } },
        optimizeDeps: {
          // Only compiled modules import it: found later, it would reload the pages of tests that have begun.
          include: [isDeep ? "react/jsx-dev-runtime" : "react/jsx-runtime"],
          rolldownOptions: { transform: { define: { "process.env.NODE_ENV": REACT_BUILD } } },
        },
        // Browsers have no environment variables, and tests ask for the tier.
        define: { "process.env.TEST_TIER": JSON.stringify(process.env.TEST_TIER ?? "") },
        test: {
          name: "components",
          // After the others: with theirs, the pages of a browser would be too much for two cores.
          sequence: { groupOrder: 1 },
          include: ["src/**/*.component.test.tsx", "tests/specification/*.component.test.tsx"],
          exclude: leftOut,
          testTimeout: 30_000,
          expect: { poll: { timeout: 10_000 } },
          provide: { componentSiteUrl },
          globalSetup: ["tests/support/component-site.ts"],
          setupFiles: ["tests/components/set-up.ts"],
          browser: {
            enabled: true,
            headless: true,
            commands: { answerCalls, answerOnce, holdCalls, letCallsGo },
            ui: false,
            screenshotFailures: false,
            // Part of a name is enough, as in the browser tests.
            locators: { exact: false },
            viewport: { width: 1280, height: 900 },
            provider: playwright({
              launchOptions: { executablePath: chromiumPath(), args: CHROMIUM_ARGUMENTS },
              // Not those of the machine.
              contextOptions: { locale: "en-US", timezoneId: "Asia/Colombo" },
            }),
            instances: [{ browser: "chromium" }],
          },
        },
      },
    ],
  },
});
