import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { installedLicence, isPermitted, packagesOf } from "./licences.mjs";
import { inProject } from "./setup/project.mjs";

const lockfile = JSON.parse(readFileSync(inProject("package-lock.json"), "utf8"));
const packages = packagesOf(lockfile);

test("every package of the site and its build has a permitted licence", () => {
  expect(packages.length).toBeGreaterThan(100);
  expect(packages.filter((found) => !isPermitted(found))).toEqual([]);
});

test("what the lockfile says of licences is what the packages say of themselves", () => {
  const paths = Object.keys(lockfile.packages).filter((path) => path !== "" && installedLicence(path) !== undefined);
  expect(paths.length).toBeGreaterThan(100);
  const different = paths.filter((path) => lockfile.packages[path].license !== installedLicence(path));
  expect(different).toEqual([]);
});

test("every package that package.json names is among them", () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(inProject("package.json"), "utf8"));
  const names = packages.map(({ name }) => name);
  const named = Object.keys({ ...dependencies, ...devDependencies });
  expect(named.filter((name) => !names.includes(name))).toEqual([]);
});

test.each([
  ["MIT", true],
  ["(MIT OR GPL-3.0-only)", true],
  ["(MIT AND Zlib)", true],
  ["GPL-3.0-only", false],
  ["MIT AND GPL-3.0-only", false],
  ["(GPL-2.0 OR AGPL-3.0)", false],
  ["(MIT OR Apache-2.0) AND GPL-3.0-only", false],
  ["LGPL-3.0-or-later", false],
  ["UNLICENSED", false],
  ["SEE LICENSE IN LICENSE.md", false],
  ["", false],
  [undefined, false],
])("%j is permitted: %j", (licence, permitted) => {
  expect(isPermitted({ name: "some-package", version: "1.0.0", licence })).toBe(permitted);
});

test.each([
  ["lightningcss-linux-x64-gnu", true],
  ["some-package", false],
])("a licence that only some tools may have lets %j pass: %j", (name, permitted) => {
  expect(isPermitted({ name, version: "1.0.0", licence: "MPL-2.0" })).toBe(permitted);
});

test("what is permitted for the image library alone is permitted there", () => {
  const licence = "Apache-2.0 AND LGPL-3.0-or-later";
  expect(isPermitted({ name: "@img/sharp-libvips-linux-x64", version: "1.0.0", licence })).toBe(true);
});
