import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../tests/support/test-services.ts";
import { closeRecord, readCommit } from "./deep-record.mjs";
import { git } from "./git.mjs";

const UNKNOWN = "The deep run last passed whole: at no commit that is known here";

async function checkout() {
  const folder = await temporaryFolder();
  const author = ["-c", "user.name=A", "-c", "user.email=a@example.org"];
  const commit = async (subject: string): Promise<string> => {
    await git(folder, ...author, "commit", "-q", "--allow-empty", "-m", subject);
    return (await git(folder, "rev-parse", "HEAD")) ?? "";
  };
  await git(folder, "init", "-q");
  const passed = () => git(folder, "rev-parse", "-q", "--verify", "refs/deep/passed");
  /** A deep run without a fault. */
  const run = async (shard?: { index: number; count: number }) =>
    closeRecord(folder, { before: await readCommit(folder), isProof: true, shard });
  return { folder, commit, passed, run };
}

test("a commit that passed the deep run is the last that did, until a later one passes", async () => {
  const { commit, passed, run } = await checkout();
  await commit("First");
  expect(await run()).toEqual([expect.stringContaining("“First”")]);
  const second = await commit("Second");
  expect(await passed()).not.toBe(second);
  expect(await run()).toEqual([expect.stringContaining("“Second”")]);
  expect(await passed()).toBe(second);
});

test("shards count together when all of them have passed the same commit", async () => {
  const { commit, passed, run } = await checkout();
  await commit("First");
  expect(await run({ index: 1, count: 2 })).toEqual([
    "Shards that this commit is not known to have passed: 2",
    UNKNOWN,
  ]);
  const second = await commit("Second");
  expect(await run({ index: 2, count: 2 })).toEqual([
    "Shards that this commit is not known to have passed: 1",
    UNKNOWN,
  ]);
  await run({ index: 1, count: 2 });
  expect(await passed()).toBe(second);
});

test("a run that is not proof of a commit is not recorded, and says why", async () => {
  const { folder, commit, passed, run } = await checkout();
  await commit("First");
  const before = await readCommit(folder);
  expect(await closeRecord(folder, { before, isProof: false })).toEqual([
    "This run is not recorded as passed: not every test has run and passed",
    UNKNOWN,
  ]);
  await writeFile(join(folder, "a.txt"), "");
  expect((await run())[0]).toBe("This run is not recorded as passed: there are changes that are not committed");
  await git(folder, "add", ".");
  await commit("Second");
  expect((await closeRecord(folder, { before, isProof: true }))[0]).toContain("another commit was checked out");
  expect(await passed()).toBeUndefined();
});

test("outside a checkout nothing is recorded", async () => {
  const folder = await temporaryFolder();
  const before = await readCommit(folder);
  expect(await closeRecord(folder, { before, isProof: true })).toEqual([
    "This run is not recorded as passed: this folder is not a checkout of git",
    UNKNOWN,
  ]);
});
