import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const SOURCE = join(import.meta.dirname, "..");
const read = (path: string): string => readFileSync(join(SOURCE, path), "utf8");

type Named = { name: string; path: string; variable: string };

const named: Named[] = readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
  .filter((path) => /\.en\.tsx?$/.test(path))
  .flatMap((path) =>
    [...read(path).matchAll(/export const (\w+) = namedCatalogue\("([^"]+)"/g)].map(([, variable = "", name = ""]) => ({
      path,
      variable,
      name,
    })),
  );

test("a catalogue that browsers read is named by its path", () => {
  expect(named.length).toBeGreaterThan(2);
  expect(named.filter(({ path, name }) => path.replace(/(?:\/words)?\.en\.tsx?$/, "") !== name)).toEqual([]);
});

/** Imports of values, and of code that is loaded later. */
const IMPORT = /^(?:import|export) (?!type )[^;]*?from "(\.[^"]+)"|\bimport\("(\.[^"]+)"\)/gm;

/** The catalogues in English that the file imports, by itself or by what it imports. */
function cataloguesOf(path: string, seen = new Set<string>()): string[] {
  if (seen.has(path) || !existsSync(join(SOURCE, path))) return [];
  seen.add(path);
  if (/\.en\.tsx?$/.test(path)) return [path];
  return [...read(path).matchAll(IMPORT)].flatMap(([, now, later]) =>
    cataloguesOf(join(dirname(path), now ?? later ?? ""), seen),
  );
}

test("what React takes over in browsers reads the words that browsers get, and no others", () => {
  const inBrowsers = cataloguesOf("entry.islands.browser.tsx");
  expect(inBrowsers.toSorted()).toEqual([...new Set(named.map(({ path }) => path))].toSorted());
});

test("the script of every page has no words", () => {
  const beside = new Set(cataloguesOf("entry.islands.browser.tsx"));
  expect(cataloguesOf("entry.page.browser.ts").filter((path) => !beside.has(path))).toEqual([]);
});

const load = (path: string): Promise<Record<string, Record<string, object>>> => import(join(SOURCE, path));

test.each([
  ["si", "sinhala"],
  ["ta", "tamil"],
])("browsers get its words in %s", async (language, list) => {
  const { words = {} } = await load(`translations/${list}-in-browsers.tsx`);
  expect(Object.keys(words).toSorted()).toEqual(named.map(({ name }) => name).toSorted());
  for (const { name, path, variable } of named) {
    const translated = await load(path.replace(".en.", `.${language}.`));
    expect(words[name], name).toBe(translated[variable]);
  }
});
