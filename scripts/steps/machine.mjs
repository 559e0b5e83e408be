import { existsSync, readdirSync } from "node:fs";
import { toolEnvironment } from "../setup/project.mjs";
import { run } from "../setup/run.mjs";
import { whyNoChromium } from "./chromium.mjs";
import { isDebian } from "./debian.mjs";

/**
 * What this machine can run. The sentences say why not.
 * @typedef {object} Machine
 * @property {string | undefined} whyNoBrowser
 * @property {string | undefined} whyNoPostgres
 * @property {string[]} missing other programs, whose tests skip themselves
 */

const OLDEST_POSTGRES = 15;

/** Programs of single tests, and how to ask for their version. @type {[name: string, args: string[]][]} */
const PROGRAMS = [
  ["strace", ["--version"]],
  ["nginx", ["-v"]],
  ["caddy", ["version"]],
  ["systemd-analyze", ["--version"]],
  ["openssl", ["version"]],
];

/** OpenStack Swift, an S3-compatible store, where `tests/support/s3-server.ts` looks for it. */
const SWIFT = "/usr/lib/python3/dist-packages/swift/common/middleware/s3api";

/** @returns {Promise<Machine>} */
export async function lookAtMachine() {
  const missing = existsSync(SWIFT) ? [] : ["OpenStack Swift"];
  for (const [name, args] of PROGRAMS) {
    const { code } = await run(name, args, { env: toolEnvironment(), minutes: 1 });
    if (code !== 0) missing.push(name);
  }
  return { whyNoBrowser: await whyNoChromium(), whyNoPostgres: await whyNoPostgres(), missing };
}

/** What will be skipped on this machine, and why. @param {Machine} machine @returns {string[]} */
export function describeMachine({ whyNoBrowser, whyNoPostgres, missing }) {
  const lines = [
    ...(whyNoBrowser === undefined
      ? []
      : [`Will be skipped: all browser and component tests, because ${whyNoBrowser}.`]),
    ...(whyNoPostgres === undefined ? [] : [`Will be skipped: all tests on PostgreSQL, because ${whyNoPostgres}.`]),
    ...(missing.length === 0
      ? []
      : [`Will be skipped: tests that need a program that is not installed: ${missing.join(", ")}.`]),
  ];
  if (lines.length > 0 && isDebian()) lines.push("As root, npm test -- --install installs what is missing.");
  return lines;
}

/** Looks where `tests/support/postgres-server.ts` does. */
async function whyNoPostgres() {
  if (!(await hasPostgres())) return `there is no server of PostgreSQL ${OLDEST_POSTGRES} or newer`;
  if (process.getuid?.() !== 0) return undefined;
  const { code } = await run("id", ["-u", "postgres"], { minutes: 1 });
  return code === 0 ? undefined : "PostgreSQL does not run as root, and there is no user named postgres";
}

async function hasPostgres() {
  const root = "/usr/lib/postgresql";
  const versions = existsSync(root) ? readdirSync(root).map(Number) : [];
  if (versions.some((version) => version >= OLDEST_POSTGRES && existsSync(`${root}/${version}/bin/initdb`)))
    return true;
  const { code, output } = await run("initdb", ["--version"], { minutes: 1 });
  return code === 0 && Number(/\) (\d+)/.exec(output)?.[1]) >= OLDEST_POSTGRES;
}
