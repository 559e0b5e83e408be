import { expect, test } from "vitest";
import { createSampleProject, type SampleProject } from "../sample-project.ts";
import type { Tally } from "./tally.mjs";

const TEST = "scripts/test.mjs";
const NO_BROWSER = ["--only", "types,lint,knip,vitest"];

/** A fake Vitest that writes the given tally, as its reporter does. */
const vitest = (tally: Partial<Required<Tally>>, code = 0): string => `
  const tally = ${JSON.stringify({ passed: 0, failed: [], skipped: [], flaky: [], ...tally })};
  require("node:fs").writeFileSync(process.env.TALLY_FILE, JSON.stringify(tally));
  process.exitCode = ${code};`;

async function testedProject(tools: Record<string, string> = {}): Promise<SampleProject> {
  const project = await createSampleProject();
  const all = { "react-router": "", tsc: "", biome: "", knip: "", vitest: vitest({ passed: 2 }), ...tools };
  for (const [name, script] of Object.entries(all)) await project.tool(name, script);
  return project;
}

const lastLine = (output: string): string | undefined => output.trimEnd().split("\n").at(-1);

test("a run in which all is well ends with its figures and code 0", async () => {
  const project = await testedProject();
  const { code, output } = await project.run(TEST, NO_BROWSER, { CI: "true" });
  expect(lastLine(output)).toBe("5 passed, 0 failed, 0 skipped");
  expect(output.match(/^\d+ passed, \d+ failed, \d+ skipped$/gm)).toHaveLength(1);
  expect(code).toBe(0);
});

test("every step runs even when all before it failed", async () => {
  const project = await testedProject({
    "react-router": "process.exit(1);",
    biome: "process.exit(1);",
    knip: "process.exit(1);",
    vitest: vitest({ passed: 1, failed: ["src/a.test.ts > test 1"] }, 1),
  });
  const { code, output } = await project.run(TEST, NO_BROWSER);
  expect(lastLine(output)).toBe("1 passed, 4 failed, 0 skipped");
  expect(output).toContain("Failed: types\nFailed: lint\nFailed: knip\nFailed: src/a.test.ts > test 1\n");
  expect(code).toBe(1);
});

test("flaky tests are named above the last line, and a few do not fail the run", async () => {
  const project = await testedProject({ vitest: vitest({ passed: 5, flaky: ["a", "b", "c"] }) });
  const { code, output } = await project.run(TEST, ["--only", "vitest"], { CI: "true" });
  expect(output).toMatch(/^Flaky: a\nFlaky: b\nFlaky: c\n5 passed, 0 failed, 0 skipped$/m);
  expect(code).toBe(0);
});

test("more than three flaky tests fail the run", async () => {
  const project = await testedProject({ vitest: vitest({ passed: 5, flaky: ["a", "b", "c", "d"] }) });
  const { code, output } = await project.run(TEST, ["--only", "vitest"]);
  expect(output).toContain("Flaky: d\n4 are flaky");
  expect(lastLine(output)).toBe("5 passed, 0 failed, 0 skipped");
  expect(code).toBe(1);
});

test("a test runner that crashes counts as one failure, with its last output", async () => {
  const project = await testedProject({
    vitest: 'console.log("heap out of memory"); process.kill(process.pid, "SIGKILL");',
  });
  const { code, output } = await project.run(TEST, ["--only", "vitest"]);
  expect(output).toContain("Failed: Vitest ended without a report:\nheap out of memory");
  expect(lastLine(output)).toBe("0 passed, 1 failed, 0 skipped");
  expect(code).toBe(1);
});

test("a tool that is missing is a failure, not a success", async () => {
  const project = await createSampleProject();
  const { code, output } = await project.run(TEST, NO_BROWSER);
  expect(lastLine(output)).toBe("0 passed, 4 failed, 0 skipped");
  expect(code).toBe(1);
});

test("skipped tests are let through for a person, and on a build machine only when they are named", async () => {
  const project = await testedProject({ vitest: vitest({ passed: 1, skipped: ["src/a.test.ts > test 1"] }) });
  const only = ["--only", "vitest"];
  expect((await project.run(TEST, only)).code).toBe(0);
  expect((await project.run(TEST, only, { CI: "false" })).code).toBe(0);
  const strict = await project.run(TEST, only, { CI: "true" });
  expect(strict.code).toBe(1);
  expect(lastLine(strict.output)).toBe("1 passed, 0 failed, 1 skipped");
  await project.write(
    "tests/allowed-skips.json",
    '[{ "name": "src/a.test.ts > test 1", "reason": "needs a second disk" }]',
  );
  expect((await project.run(TEST, only, { CI: "true" })).code).toBe(0);
});

test("a run in which no test ran is a failure", async () => {
  const project = await testedProject({ vitest: vitest({}) });
  const { code, output } = await project.run(TEST, ["--only", "vitest"]);
  expect(lastLine(output)).toBe("0 passed, 0 failed, 0 skipped");
  expect(code).toBe(1);
});

test("packages that cannot be installed are one failure", async () => {
  const project = await testedProject();
  await project.write("package-lock.json", '{ "packages": { "node_modules/new": { "version": "1.0.0" } } }');
  const { code, output } = await project.run(TEST, NO_BROWSER);
  expect(output).toContain("Failed: Setting up: npm was not found");
  expect(lastLine(output)).toBe("0 passed, 1 failed, 0 skipped");
  expect(code).toBe(1);
});

test("further words go to the tool of the one step that is named", async () => {
  const project = await testedProject({ knip: "console.log(process.argv.slice(2));" });
  expect((await project.run(TEST, ["--only", "knip", "--tags", "x"])).output).toContain("[ '--tags', 'x' ]");
});

test.each([
  [["--all"], "Usage: npm test"],
  [["--only"], "Usage: npm test"],
  [["--only", "tests"], 'There is no step "tests"'],
  [["--only", "toString"], 'There is no step "toString"'],
  [["--only", "lint,knip", "x"], "name only one step"],
])("the words %j are refused with a sentence", async (args, sentence) => {
  const project = await testedProject();
  const { code, output } = await project.run(TEST, args);
  expect(code).toBe(1);
  expect(output).toContain(sentence);
});
