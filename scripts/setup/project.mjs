import { delimiter, dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** The project's folder. The scripts work from any working directory. */
export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), "../..");

const BIN = join(ROOT, "node_modules", ".bin");

/** The Node that the site runs on. It is one of the packages; the scripts themselves may run on an older one. */
export const NODE = join(BIN, "node");

/** @param {string} path below the project's folder */
export const inProject = (path) => join(ROOT, path);

/**
 * The environment for a tool of the project: its own Node and its own commands come first on the PATH.
 * @param {Record<string, string | undefined>} [changes] undefined removes a variable
 * @returns {NodeJS.ProcessEnv}
 */
export function toolEnvironment(changes = {}) {
  const folders = [...new Set([BIN, ...searchPath(), ...SERVER_FOLDERS])];
  return withoutUndefined({ ...process.env, PATH: folders.join(delimiter), ...changes });
}

/**
 * The environment for npm: without the project's own Node, because npm removes it during an install.
 * @returns {NodeJS.ProcessEnv}
 */
export function npmEnvironment() {
  return { ...process.env, PATH: searchPath().join(delimiter), SCARF_ANALYTICS: "false" };
}

/** Where Debian installs servers such as nginx; the PATH of ordinary accounts omits these folders. */
const SERVER_FOLDERS = process.platform === "win32" ? [] : ["/usr/sbin", "/sbin"];

const searchPath = () =>
  (process.env.PATH ?? "").split(delimiter).filter((folder) => folder !== "" && resolve(folder) !== BIN);

/** @param {Record<string, string | undefined>} variables */
const withoutUndefined = (variables) =>
  Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined));
