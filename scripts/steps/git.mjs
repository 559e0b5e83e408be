import { execFile } from "node:child_process";
import { promisify } from "node:util";

const start = promisify(execFile);

/** Without the variables by which a hook of git names its own repository: the folder decides. */
const ENVIRONMENT = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith("GIT_")));

/**
 * @param {string} folder of the working tree
 * @param {string[]} args
 * @returns {Promise<string | undefined>} what git says; undefined if it fails or is not there
 */
export async function git(folder, ...args) {
  try {
    const { stdout } = await start("git", args, { cwd: folder, env: ENVIRONMENT, maxBuffer: 100_000_000 });
    return stdout.trimEnd();
  } catch {
    return undefined;
  }
}
