import { git } from "./git.mjs";

/**
 * The last commit that passed the deep run whole. `refs/deep/shards/1-of-4` is the last that passed this part of it. As
 * refs of git they belong to no branch, and can be pushed and fetched.
 */
const PASSED = "refs/deep/passed";

/** @typedef {{ index: number, count: number }} Shard */

/** @param {Shard} shard */
const refOf = ({ index, count }) => `refs/deep/shards/${index}-of-${count}`;

/**
 * The commit that a run tries.
 * @param {string} folder
 * @returns {Promise<{ commit: string } | { whyNone: string }>}
 */
export async function readCommit(folder) {
  const commit = await git(folder, "rev-parse", "HEAD");
  const changes = await git(folder, "status", "--porcelain");
  if (commit === undefined || changes === undefined) return { whyNone: "this folder is not a checkout of git" };
  return changes === "" ? { commit } : { whyNone: "there are changes that are not committed" };
}

/**
 * Records that the commit has passed, if it has, and says which one last passed whole.
 * @param {string} folder
 * @param {object} run
 * @param {Awaited<ReturnType<typeof readCommit>>} run.before what there was at its start
 * @param {boolean} run.isProof whether all has run and passed
 * @param {Shard} [run.shard] the part that has run
 * @returns {Promise<string[]>}
 */
export async function closeRecord(folder, { before, isProof, shard }) {
  const after = await readCommit(folder);
  const whyNone = isProof ? whyNoCommit(before, after) : "not every test has run and passed";
  if (whyNone === undefined && "commit" in after) await recordPass(folder, after.commit, shard);
  const last = await git(folder, "log", "-1", "--format=%h (%cs, “%s”)", PASSED);
  return [
    ...(whyNone === undefined ? [] : [`This run is not recorded as passed: ${whyNone}`]),
    ...(await describeMissing(folder, shard)),
    `The deep run last passed whole: ${last || "at no commit that is known here"}`,
  ];
}

/** @typedef {Awaited<ReturnType<typeof readCommit>>} Commit */

/** @param {Commit} before @param {Commit} after */
function whyNoCommit(before, after) {
  if ("whyNone" in before) return before.whyNone;
  if ("whyNone" in after) return after.whyNone;
  return before.commit === after.commit ? undefined : "another commit was checked out meanwhile";
}

/** @param {string} folder @param {string} commit @param {Shard} [shard] */
async function recordPass(folder, commit, shard) {
  if (shard !== undefined) await git(folder, "update-ref", refOf(shard), commit);
  const missing = shard === undefined ? [] : await missingShards(folder, commit, shard.count);
  if (missing.length === 0) await git(folder, "update-ref", PASSED, commit);
}

/** @param {string} folder @param {Shard} [shard] */
async function describeMissing(folder, shard) {
  const commit = await git(folder, "rev-parse", "HEAD");
  const missing = shard && commit ? await missingShards(folder, commit, shard.count) : [];
  return missing.length > 0 ? [`Shards that this commit is not known to have passed: ${missing.join(", ")}`] : [];
}

/** @param {string} folder @param {string} commit @param {number} count */
async function missingShards(folder, commit, count) {
  const missing = [];
  for (let index = 1; index <= count; index += 1) {
    if ((await git(folder, "rev-parse", "--verify", "-q", refOf({ index, count }))) !== commit) missing.push(index);
  }
  return missing;
}
