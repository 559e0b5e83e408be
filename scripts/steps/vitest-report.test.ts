import { cp, mkdir, readFile, symlink } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createSampleProject } from "../sample-project.ts";
import type { Tally } from "./tally.mjs";
import { readVitestReport } from "./vitest-report.mjs";

const ROOT = join(import.meta.dirname, "../..");
const bad = { code: 1, lastLines: "Segmentation fault" };

/** The tally of real tests, run with the project's own settings. */
async function tallyOf(files: Record<string, string>): Promise<Tally> {
  const project = await createSampleProject();
  await project.write("package.json", '{ "type": "module" }');
  const settings = ["vitest.config.ts", "tests/support/free-port.ts", "tests/support/component-commands.ts"];
  for (const path of settings) await cp(join(ROOT, path), join(project.folder, path));
  await mkdir(join(project.folder, "node_modules/@vitest"));
  for (const name of ["vitest", "@vitest/browser-playwright"])
    await symlink(join(ROOT, "node_modules", name), join(project.folder, "node_modules", name));
  for (const [path, text] of Object.entries(files)) {
    await project.write(path, `import { afterAll, beforeAll, describe, expect, test } from "vitest";\n${text}`);
  }
  const tally = join(project.folder, "tally.json");
  const { code, output } = await project.run(
    "node_modules/vitest/vitest.mjs",
    ["run", "--project=sqlite", "--reporter=default", "--reporter=./scripts/steps/vitest-reporter.mjs", "src/"],
    { TALLY_FILE: tally },
  );
  return readVitestReport(await readFile(tally, "utf8"), { code: code ?? 1, lastLines: output });
}

test("passed, failed and skipped tests are counted one by one", async () => {
  const file = `
    describe("names", () => test("it works", () => {}));
    test("it breaks", () => expect(1).toBe(2));
    test.skip("it is left out", () => {});
    test.todo("it is not written yet");`;
  expect(await tallyOf({ "src/a.test.ts": file })).toEqual({
    passed: 1,
    failed: ["src/a.test.ts > it breaks"],
    skipped: ["src/a.test.ts > it is left out", "src/a.test.ts > it is not written yet"],
    flaky: [],
  });
});

test("a failing test is retried once, and is flaky if it then passes", async () => {
  const file = `
    const tries = { second: 0, third: 0 };
    describe("names", () => test("it works at the second try", () => expect(++tries.second).toBe(2)));
    test("it works at the third try", () => expect(++tries.third).toBe(3));`;
  expect(await tallyOf({ "src/a.test.ts": file })).toEqual({
    passed: 1,
    failed: ["src/a.test.ts > it works at the third try"],
    skipped: [],
    flaky: ["src/a.test.ts > names > it works at the second try"],
  });
});

test("a file that cannot be loaded, is not set up or dies counts as one failure", async () => {
  const { passed, failed } = await tallyOf({
    "src/a.test.ts": 'throw new Error("no such module");',
    "src/b.test.ts": `
      describe("names", () => {
        beforeAll(() => { throw new Error("no database"); });
        test("it works", () => {});
      });`,
    "src/c.test.ts": 'test("it works", () => process.kill(process.pid, "SIGKILL"));',
    "src/d.test.ts": 'test("it works", () => {});',
  });
  expect(passed).toBe(1);
  expect(failed.toSorted()).toEqual([
    "src/a.test.ts: no such module",
    "src/b.test.ts: no database",
    expect.stringMatching(/^src\/c\.test\.ts > it works/),
  ]);
});

test("a run in which all tests pass, and something outside of them fails, has failed", async () => {
  const file = `
    test("it works", () => {});
    afterAll(() => void Promise.reject(new Error("nobody waits for this")));`;
  const { passed, failed } = await tallyOf({ "src/a.test.ts": file });
  expect(passed).toBe(1);
  expect(failed).toEqual([expect.stringContaining("nobody waits for this")]);
});

test("a runner that wrote no report, or half of one, has failed", () => {
  expect(readVitestReport(undefined, bad).failed).toEqual(["Vitest ended without a report:\nSegmentation fault"]);
  expect(readVitestReport(undefined, { code: 0, lastLines: "" }).failed).toHaveLength(1);
  expect(readVitestReport('{ "passed": 1, "failed": [', bad).failed).toHaveLength(1);
});
