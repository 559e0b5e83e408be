import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { inProject, ROOT } from "../setup/project.mjs";
import { git } from "./git.mjs";
import { listPlaywrightFiles, listVitestFiles, runAllVitest, runPlaywright } from "./runners.mjs";
import { sum } from "./tally.mjs";

/** With more than this share of the test files, a run of all of them is the honest one. */
const MOST = 1 / 3;

/** The browser tests of this tier. */
const isRun = process.env.TEST_TIER === "deep" ? /\.spec\.ts$/ : /(?<!\.deep)\.spec\.ts$/;

/** @param {import("./steps.mjs").Context} context @returns {Promise<import("./tally.mjs").Tally>} */
export async function runChanged(context) {
  const { say } = context.shell;
  const base = await findBase(ROOT);
  if (base === undefined)
    return { passed: 0, failed: ["changed: there is no branch main or origin/main to compare with"], skipped: [] };
  const changed = await changedFiles(ROOT, base);
  say(`Files that differ from ${base.slice(0, 10)}: ${changed.length}`);

  const [allTests, related] = await Promise.all([listVitestFiles([]), listVitestFiles(["--changed", base])]);
  const tests = [...new Set([...related, ...testsBeside(changed, allTests)])];
  const allSpecs = readdirSync(inProject("tests/e2e")).filter((name) => isRun.test(name));
  const texts = new Map(allSpecs.map((name) => [name, readFileSync(inProject(`tests/e2e/${name}`), "utf8")]));
  const importing = await listPlaywrightFiles([`--only-changed=${base}`, "--pass-with-no-tests"]);
  const specs = [...new Set([...importing, ...specsNamedAfter(changed, allSpecs), ...specsThatOpen(changed, texts)])];
  say(
    `Tests that they touch: ${tests.length} of ${allTests.length} files, ${specs.length} of ${allSpecs.length} browser files`,
  );
  if (tests.length > allTests.length * MOST || specs.length > allSpecs.length * MOST) {
    say("That is more than a third of them, so none of them has run: npm test runs all.");
    return sum([]);
  }
  return sum([
    ...(tests.length > 0 ? [await runAllVitest({ ...context, args: tests })] : []),
    ...(specs.length > 0 ? [await runPlaywright({ ...context, args: specs.map((name) => `tests/e2e/${name}`) })] : []),
  ]);
}

/** The commit at which this branch left the main one. @param {string} folder */
const findBase = async (folder) =>
  (await git(folder, "merge-base", "HEAD", "origin/main")) ?? (await git(folder, "merge-base", "HEAD", "main"));

/** What differs from a commit, in later commits or in the working tree. @param {string} folder @param {string} base */
async function changedFiles(folder, base) {
  const tracked = await git(folder, "diff", "--name-only", base);
  const added = await git(folder, "ls-files", "--others", "--exclude-standard");
  return [tracked, added].flatMap((text) => (text ? text.split("\n") : []));
}

/**
 * Tests of pages fetch them from the built site, so no import leads from a page to them: they are in its folder.
 * @param {string[]} changed
 * @param {string[]} tests
 */
export function testsBeside(changed, tests) {
  const folders = new Set(changed.filter((path) => path.startsWith("src/")).map(dirname));
  return tests.filter((path) => folders.has(dirname(path)));
}

/**
 * Nor does one lead to browser tests, which are named after the folders of the pages: `tusker.spec.ts` after
 * `src/site/pages/tuskers/[slug]`, `admin-tags.spec.ts` after `src/admin/screens/tags`.
 * @param {string[]} changed
 * @param {string[]} specs
 */
export function specsNamedAfter(changed, specs) {
  const folders = changed
    .filter((path) => path.startsWith("src/"))
    .flatMap((path) => dirname(path).split("/").slice(1))
    // The page of one: `tuskers/[slug]`.
    .map((name, index, all) => (name.startsWith("[") ? (all[index - 1] ?? "").replace(/s$/, "") : name));
  const names = new Set(folders.flatMap((name) => [`${name}.spec.ts`, `admin-${name}.spec.ts`]));
  return specs.filter((name) => names.has(name));
}

/**
 * A page without a spec of its name is found by its address, which ends as its folder does: `/about` is
 * `src/site/pages/about`.
 * @param {string[]} changed
 * @param {ReadonlyMap<string, string>} texts the specs by name
 */
export function specsThatOpen(changed, texts) {
  const folders = changed.filter((path) => path.startsWith("src/")).map((path) => basename(dirname(path)));
  const addresses = [...new Set(folders)].filter((name) => !name.startsWith("[") && !texts.has(`${name}.spec.ts`));
  const opens = addresses.map((name) => new RegExp(`["'\`]/${name}["'\`?#/]`));
  return [...texts].filter(([, text]) => opens.some((open) => open.test(text))).map(([name]) => name);
}
