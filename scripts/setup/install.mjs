import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { inProject, NODE, npmEnvironment } from "./project.mjs";
import { run } from "./run.mjs";
import { SetupError } from "./setup-error.mjs";

const LOCKFILE = inProject("package-lock.json");
const MARKER = inProject("node_modules/.installed-lock");
/** npm's own record of what it installed into node_modules; npm writes it last. */
const NPM_RECORD = inProject("node_modules/.package-lock.json");

/**
 * Whether node_modules matches package-lock.json, for this platform.
 * @param {{ workspaces: boolean }} what `workspaces` includes the tools that are not part of the site
 */
export function packagesAreInstalled({ workspaces }) {
  if (!existsSync(NODE)) return false;
  const installed = readIfThere(MARKER);
  if (
    installed !== expectedState({ workspaces: true }) &&
    (workspaces || installed !== expectedState({ workspaces }))
  ) {
    if (!installedByHand()) return false;
    writeFileSync(MARKER, expectedState({ workspaces: true }));
  }
  return nodeRuns();
}

/**
 * Installs exactly what package-lock.json lists.
 * @param {{ workspaces: boolean }} what
 */
export async function installPackages({ workspaces }) {
  console.log("Installing packages (a minute or two the first time) …");
  // "ci" empties node_modules, from which a site that runs during the tests still reads.
  const siteIsThere = existsSync(NODE) && readIfThere(MARKER) === expectedState({ workspaces: false }) && nodeRuns();
  const kind = siteIsThere ? ["install", "--no-save"] : ["ci", ...(workspaces ? [] : ["--workspaces=false"])];
  rmSync(MARKER, { force: true });
  const [command, ...before] = npmCommand();
  const { code, output, missing } = await run(
    command,
    // Include development packages: the build needs them. Short retry delays, so that a missing network is reported
    // soon.
    [
      ...before,
      ...kind,
      "--include=dev",
      "--no-audit",
      "--no-fund",
      "--loglevel=error",
      "--fetch-retry-mintimeout=1000",
      "--fetch-retry-factor=3",
    ],
    { env: npmEnvironment() },
  );
  if (missing) throw new SetupError("npm was not found: install Node.js together with npm and run this again.");
  if (code !== 0) throw new SetupError(installFailure(output));
  if (!existsSync(NODE) || !nodeRuns()) {
    throw new SetupError(
      'Node 26 did not come with the packages: npm has to be allowed to run the install script of the package "node" (npm config get ignore-scripts must say false).',
    );
  }
  writeFileSync(MARKER, expectedState({ workspaces }));
}

/**
 * The message for a failed install; falls back to npm's own output for an unknown failure.
 * @param {string} output of npm
 */
function installFailure(output) {
  if (
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT/.test(output)
  ) {
    return "The packages could not be fetched: the network, or the package registry, cannot be reached.";
  }
  if (/ENOSPC/.test(output)) return "The packages could not be installed: the disk is full.";
  if (/EACCES|EPERM|EROFS/.test(output)) {
    return "The packages could not be installed: this user may not write to node_modules.";
  }
  if (/EUSAGE/.test(output)) {
    return "package.json and package-lock.json do not match: run npm install once and commit package-lock.json.";
  }
  if (/EINTEGRITY/.test(output)) {
    return "The packages could not be installed: the checksum of one differs from package-lock.json.";
  }
  return `The packages could not be installed. npm said:\n${output.trim()}`;
}

/** @param {{ workspaces: boolean }} what */
function expectedState({ workspaces }) {
  const lockfile = readIfThere(LOCKFILE);
  if (lockfile === undefined) throw new SetupError("package-lock.json is missing: restore it from the repository.");
  return `${createHash("sha256").update(lockfile).digest("hex")} ${process.platform}-${process.arch}${workspaces ? " with workspaces" : ""}\n`;
}

/** Avoids a second install after somebody has run npm themselves. */
function installedByHand() {
  const record = readIfThere(NPM_RECORD);
  const lockfile = readIfThere(LOCKFILE);
  if (record === undefined || lockfile === undefined) return false;
  /** @type {Record<string, { version?: string, integrity?: string }>} */
  const installed = JSON.parse(record).packages ?? {};
  /** @type {Record<string, { version?: string, integrity?: string, optional?: boolean }>} */
  const expected = JSON.parse(lockfile).packages ?? {};
  const same = (/** @type {string} */ path) =>
    installed[path]?.version === expected[path]?.version && installed[path]?.integrity === expected[path]?.integrity;
  return (
    Object.keys(installed).every(same) &&
    Object.entries(expected).every(
      ([path, { optional }]) => path === "" || (optional && !installed[path]) || same(path),
    )
  );
}

function nodeRuns() {
  if (realpathSync(NODE) === realpathSync(process.execPath)) return true;
  return spawnSync(NODE, ["--version"], { timeout: 10_000 }).status === 0;
}

/** @returns {[string, ...string[]]} the npm that runs this script, otherwise the one on the PATH */
function npmCommand() {
  const { npm_node_execpath: node, npm_execpath: npm } = process.env;
  if (
    npm?.endsWith("npm-cli.js") &&
    node &&
    existsSync(npm) &&
    existsSync(node) &&
    realpathSync(node) !== installedNode()
  ) {
    return [node, npm];
  }
  return ["npm"];
}

const installedNode = () => (existsSync(NODE) ? realpathSync(NODE) : undefined);

/** @param {string} file */
const readIfThere = (file) => (existsSync(file) ? readFileSync(file, "utf8") : undefined);
