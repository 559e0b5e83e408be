// `npm run licences`: checks the licences of the packages that the site contains and is built with.
import { existsSync, readFileSync, realpathSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { inProject } from "./setup/project.mjs";

/**
 * @typedef {{ version?: string, license?: string, dev?: boolean, optional?: boolean, link?: boolean }} Entry
 * @typedef {{ name: string, version: string, licence: string | undefined }} Package
 */

/** Permissive licences, which allow use in any product, by their SPDX names. */
const PERMISSIVE = [
  ...["0BSD", "Apache-2.0", "BlueOak-1.0.0", "BSD-2-Clause", "BSD-3-Clause", "CC0-1.0", "ISC", "MIT", "MIT-0"],
  ...["Python-2.0", "Unlicense", "Zlib"],
  // Font licences: the fonts may be distributed with anything, but not sold on their own.
  "OFL-1.1",
];

/** Licences that are permitted only for certain packages. */
const EXCEPTIONS = [
  // A separate library, unmodified and loaded at run time: anybody may replace it with another build.
  { licence: "LGPL-3.0-or-later", packages: /^@img\/sharp-/ },
  // Unmodified tools that build and test the site: nothing of them is distributed.
  { licence: "MPL-2.0", packages: /^(lightningcss(-[\w-]+)?|axe-core)$/ },
  { licence: "CC-BY-4.0", packages: /^caniuse-lite$/ },
];

/**
 * The packages of a lockfile. Development packages are included, because the built pages contain code from some of
 * them; only tools for other platforms are left out if their licence is unknown.
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

/**
 * The licence that an installed package declares; undefined if it is not installed or declares none.
 * @param {string} path
 */
export function installedLicence(path) {
  const file = inProject(`${path}/package.json`);
  if (!existsSync(file)) return undefined;
  const { license } = JSON.parse(readFileSync(file, "utf8"));
  return typeof license === "string" ? license : license?.type;
}

/**
 * Whether a package may be used: one of its licences must be permitted if it offers a choice, all if they apply
 * jointly.
 * @param {Package} found
 */
export function isPermitted({ name, licence = "" }) {
  const expression = licence.replace(/^\((.*)\)$/, "$1");
  // Nested expressions need a person's review.
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
  for (const { name, licence } of refused) console.error(`${name} has the licence ${licence ?? "none"}.`);
  console.log(`${packages.length} packages, ${refused.length} under licences that are not permitted.`);
  if (refused.length > 0) process.exitCode = 1;
}
