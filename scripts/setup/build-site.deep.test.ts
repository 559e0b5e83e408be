import { expect, test } from "vitest";
import { codeOf, readProject } from "../../tests/architecture/source-files.ts";
import { parse } from "../../tests/architecture/syntax.ts";
import { PAGES, PROGRAMS } from "./build-site.mjs";

const files = new Map(codeOf(readProject()).map((file) => [file.path, file]));

/** The project's files that these import, directly or indirectly, except tests, which are never built. */
function reachedFrom(isEntry: (path: string) => boolean): string[] {
  const reached = new Set<string>();
  const walk = (path: string): void => {
    const file = files.get(path);
    if (file === undefined || reached.has(path)) return;
    reached.add(path);
    for (const { target, isPackage, typeOnly } of parse(file).imports) if (!isPackage && !typeOnly) walk(target);
  };
  for (const path of [...files.keys()].filter((file) => !file.includes(".test."))) if (isEntry(path)) walk(path);
  return [...reached];
}

const isWeb = (path: string) =>
  /^src\/.*\.(tsx|browser\.ts)$/.test(path) ||
  path === "src/routes.ts" ||
  path === "vite.config.ts" ||
  path === "react-router.config.ts";

/** Separate programs that the running site starts. */
const APART = [...files.keys()].filter((path) => /^src\/.*-process\.ts$/.test(path));
const PROGRAM_ENTRIES = ["src/app/cli/start.ts", "scripts/build-programs.ts", ...APART];

test.each([
  ["pages", PAGES, isWeb],
  ["programs", PROGRAMS, (path: string) => PROGRAM_ENTRIES.includes(path)],
])("every source of the built %s is checked for changes", (_, { sources, without }, isEntry) => {
  const isLookedAt = (path: string) =>
    sources.some((source) => path === source || (path.startsWith(`${source}/`) && !without.test(path)));
  const reached = reachedFrom(isEntry);
  expect(reached.length).toBeGreaterThan(20);
  expect(reached.filter((path) => !isLookedAt(path))).toEqual([]);
});

test("every program that the running site starts is built beside it", () => {
  const built = PROGRAMS.results.map((path) => path.replace(/^.*\/(.+)\.js$/, "$1"));
  expect(APART.length).toBeGreaterThan(0);
  expect(built.toSorted()).toEqual(["start", ...APART.map((path) => path.replace(/^.*\/(.+)\.ts$/, "$1"))].toSorted());
});
