import { expect, test } from "vitest";
import { codeOf, readProject } from "../../tests/architecture/source-files.ts";
import { parse } from "../../tests/architecture/syntax.ts";
import { SOURCES } from "./build-site.mjs";

test("everything that the built pages are made of is looked at for changes", () => {
  const files = new Map(codeOf(readProject()).map((file) => [file.path, file]));
  const isLookedAt = (path: string) => SOURCES.some((source) => path === source || path.startsWith(`${source}/`));
  const reached = new Set<string>();
  const walk = (path: string): void => {
    const file = files.get(path);
    if (file === undefined || reached.has(path)) return;
    reached.add(path);
    for (const { target, isPackage, typeOnly } of parse(file).imports) if (!isPackage && !typeOnly) walk(target);
  };
  // Tests are built into no page.
  for (const path of [...files.keys()].filter((file) => !file.includes(".test."))) {
    if (path.startsWith("src/web/") || path === "vite.config.ts" || path === "react-router.config.ts") walk(path);
  }
  expect(reached.size).toBeGreaterThan(20);
  expect([...reached].filter((path) => !isLookedAt(path))).toEqual([]);
});
