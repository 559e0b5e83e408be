import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { codeOf, isTest, readProject } from "./architecture/source-files.ts";
import { parse } from "./architecture/syntax.ts";

const readJson = (path: string) => JSON.parse(readFileSync(join(import.meta.dirname, "..", path), "utf8"));

/** Commands, and the processes that the site starts. Pages are built, and carry their packages with them. */
const isProgram = (path: string): boolean => /^src\/app\/cli\/(?!dev\.ts)|-process\.ts$/.test(path);

/** The packages that programs load, by the files that import them. */
function loadedPackages(): Map<string, string> {
  const files = new Map(
    codeOf(readProject())
      .filter(({ path }) => path.startsWith("src/") && !isTest(path))
      .map((file) => [file.path, parse(file)]),
  );
  const packages = new Map<string, string>();
  const seen = new Set<string>();
  const waiting = [...files.keys()].filter(isProgram);
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    for (const { target, isPackage, typeOnly } of files.get(path)?.imports ?? []) {
      if (typeOnly) continue;
      if (!isPackage) waiting.push(target);
      else if (!target.startsWith("node:")) packages.set(nameOf(target), path);
    }
  }
  return packages;
}

const nameOf = (target: string): string =>
  target
    .split("/")
    .slice(0, target.startsWith("@") ? 2 : 1)
    .join("/");

test("programs of the site load no package that only development installs", () => {
  const { dependencies } = readJson("package.json");
  const loaded = loadedPackages();
  expect(loaded.size).toBeGreaterThan(30);
  expect([...loaded].filter(([name]) => !Object.hasOwn(dependencies, name))).toEqual([]);
});

test("every package that is installed here has a checksum in the lockfile", () => {
  const { packages } = readJson("package-lock.json");
  const installed = Object.keys(readJson("node_modules/.package-lock.json").packages);
  // A folder of the project itself is a package too, and so is the link that leads to it.
  const fetched = installed.filter(
    (path) => /(^|\/)node_modules\//.test(path) && path in packages && !packages[path].link,
  );
  expect(fetched.length).toBeGreaterThan(300);
  expect(fetched.filter((path) => packages[path].integrity === undefined)).toEqual([]);
});
