import { defineConfig } from "vitest/config";

/** What asks a database for something runs on each of them. */
const ON_BOTH = "{src,tests}/**/*.db.test.ts";

/** What a server of its own, or both databases at once, are needed for. */
const POSTGRES_ALONE = ["{src,tests}/**/*.postgres.test.ts"];

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
          name: "sqlite",
          include: ["src/**/*.test.ts", "tests/*.test.ts", "scripts/**/*.test.ts"],
          exclude: POSTGRES_ALONE,
        },
      },
      {
        extends: true,
        test: {
          name: "postgres",
          include: [ON_BOTH, ...POSTGRES_ALONE],
          env: { TEST_DATABASE: "postgres" },
          globalSetup: ["tests/support/postgres-setup.ts"],
        },
      },
    ],
  },
});
