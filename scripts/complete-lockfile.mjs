// `npm run lockfile`, after every npm install that changed package-lock.json.
//
// A package with native builds has one optional package per platform. npm omits from package-lock.json those that the
// current registry does not have, and `npm ci` then rejects the file on every machine.
import { readFileSync, realpathSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { inProject } from "./setup/project.mjs";

/**
 * @typedef {{ version?: string, optional?: boolean, dev?: boolean, optionalDependencies?: Record<string, string>,
 *   os?: string[], cpu?: string[], libc?: string[] }} Entry
 * @typedef {{ packages: Record<string, Entry> }} Lockfile
 */

const SYSTEMS = ["aix", "android", "darwin", "freebsd", "linux", "netbsd", "openbsd", "openharmony", "sunos", "win32"];
const PROCESSORS = ["arm", "arm64", "ia32", "loong64", "mips64el", "ppc64", "riscv64", "s390x", "wasm32", "x64"];

/**
 * The optional packages that others depend on and the lockfile does not list.
 * @param {Lockfile} lockfile
 * @returns {{ name: string, version: string, dev: boolean }[]}
 */
export function missingPackages({ packages }) {
  const known = new Set(
    Object.keys(packages).map((path) => path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length)),
  );
  return Object.values(packages).flatMap(({ optionalDependencies = {}, dev = false }) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !known.has(name))
      .map(([name, version]) => ({ name, version, dev })),
  );
}

/**
 * The lockfile with the missing packages added: version and platform, which is all that npm needs to skip one. There is
 * no checksum, because the file was never downloaded.
 * @param {Lockfile} lockfile
 * @returns {Lockfile}
 * @throws when the version and name of a package do not identify it
 */
export function completeLockfile(lockfile) {
  const added = Object.fromEntries(
    missingPackages(lockfile).map(({ name, version, dev }) => [`node_modules/${name}`, entryFor(name, version, dev)]),
  );
  const packages = Object.entries({ ...lockfile.packages, ...added }).sort(([a], [b]) => a.localeCompare(b, "en"));
  return { ...lockfile, packages: Object.fromEntries(packages) };
}

/** @param {string} name @param {string} version */
function exact(name, version) {
  if (/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)) return version;
  throw new Error(`${name} is required as ${version}: only a registry that has it knows which version that is.`);
}

/**
 * @param {string} name such as `@img/sharp-linuxmusl-x64` or `@rolldown/binding-linux-arm64-gnu`
 * @param {string} version
 * @param {boolean} dev
 * @returns {Entry} its keys in npm's order
 */
function entryFor(name, version, dev) {
  const words = name.slice(name.indexOf("/") + 1).split("-");
  const os = SYSTEMS.find((system) => words.some((word) => word === system || word === `${system}musl`));
  const cpu = PROCESSORS.find((processor) => words.includes(processor));
  if (cpu === undefined || (os === undefined && cpu !== "wasm32")) {
    throw new Error(`${name} does not name its platforms.`);
  }
  const libc = /musl/.test(name) ? "musl" : /-gnu/.test(name) ? "glibc" : undefined;
  return {
    version: exact(name, version),
    cpu: [cpu],
    ...(dev ? { dev } : {}),
    ...(os === "linux" && libc !== undefined ? { libc: [libc] } : {}),
    optional: true,
    ...(os === undefined ? {} : { os: [os] }),
  };
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const file = inProject("package-lock.json");
  /** @type {Lockfile} */
  const lockfile = JSON.parse(readFileSync(file, "utf8"));
  const missing = missingPackages(lockfile).length;
  if (missing > 0) writeFileSync(file, `${JSON.stringify(completeLockfile(lockfile), null, 2)}\n`);
  console.log(
    missing === 0 ? "package-lock.json is complete." : `${missing} packages were added to package-lock.json.`,
  );
}
