// `npm run licences`: under which terms the packages stand that the site is made of and built with.
import { existsSync, readFileSync, realpathSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { inProject } from "./setup/project.mjs";

/**
 * @typedef {{ version?: string, license?: string, dev?: boolean, optional?: boolean, link?: boolean }} Entry
 * @typedef {{ name: string, version: string, licence: string | undefined }} Package
 */

/** Licences under which a package may be used in whatever is made with it, by their SPDX names. */
const PERMISSIVE = [
  ...["0BSD", "Apache-2.0", "BlueOak-1.0.0", "BSD-2-Clause", "BSD-3-Clause", "CC0-1.0", "ISC", "MIT", "MIT-0"],
  ...["Python-2.0", "Unlicense", "Zlib"],
  // Of fonts: they may be passed on with anything, but not sold by themselves.
  "OFL-1.1",
];

/** What is permitted for some packages alone. */
const EXCEPTIONS = [
  // A library of its own, taken as it comes and loaded while the site runs: anybody may put another in its place.
  { licence: "LGPL-3.0-or-later", packages: /^@img\/sharp-/ },
  // Tools that build and test the site, as they come: nothing of them is passed on.
  { licence: "MPL-2.0", packages: /^(lightningcss(-[\w-]+)?|axe-core|@axe-core\/playwright)$/ },
  { licence: "CC-BY-4.0", packages: /^caniuse-lite$/ },
];

/**
 * The packages of a lockfile. Those for development are among them, as the built pages carry some of them along; only
 * tools for other kinds of machines are left out where nothing is known of them.
 * @param {{ packages: Record<string, Entry> }} lockfile
 * @returns {Package[]}
 */
export function packagesOf({ packages }) {
  return Object.entries(packages)
    .filter(([path, { link }]) => path.includes("node_modules/") && !link)
    .map(([path, { version = "", license, dev, optional }]) => ({
      name: path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length),
      version,
      licence: license ?? installedLicence(path),
      isToolElsewhere: dev && optional && !existsSync(inProject(path)),
    }))
    .filter(({ licence, isToolElsewhere }) => licence !== undefined || !isToolElsewhere)
    .map(({ name, version, licence }) => ({ name, version, licence }))
    .sort((a, b) => a.name.localeCompare(b.name, "en"));
}

/** What an installed package says of itself; undefined where it is not installed, or does not say. @param {string} path */
export function installedLicence(path) {
  const file = inProject(`${path}/package.json`);
  if (!existsSync(file)) return undefined;
  const { license } = JSON.parse(readFileSync(file, "utf8"));
  return typeof license === "string" ? license : license?.type;
}

/**
 * Whether a package may be used: one of its licences where it offers several, all of them where they stand together.
 * @param {Package} found
 */
export function isPermitted({ name, licence = "" }) {
  const expression = licence.replace(/^\((.*)\)$/, "$1");
  // What is nested is read by a person.
  if (/[()]/.test(expression) || (/ OR /.test(expression) && / AND /.test(expression))) return false;
  /** @param {string} one */
  const may = (one) =>
    PERMISSIVE.includes(one) ||
    EXCEPTIONS.some((exception) => exception.licence === one && exception.packages.test(name));
  return / OR /.test(expression) ? expression.split(" OR ").some(may) : expression.split(" AND ").every(may);
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const packages = packagesOf(JSON.parse(readFileSync(inProject("package-lock.json"), "utf8")));
  const licences = new Set(packages.map(({ licence }) => licence));
  for (const each of [...licences].sort()) {
    console.log(each ?? "no licence");
    for (const { name, version } of packages.filter(({ licence }) => licence === each))
      console.log(`  ${name} ${version}`);
  }
  const refused = packages.filter((found) => !isPermitted(found));
  for (const { name, licence } of refused)
    console.error(`${name} stands under ${licence ?? "no licence that it names"}.`);
  console.log(`${packages.length} packages, ${refused.length} under terms that are not permitted here.`);
  if (refused.length > 0) process.exitCode = 1;
}
