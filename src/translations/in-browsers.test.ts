import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { PUBLIC_PAGES } from "../site/pages.ts";

const SOURCE = join(import.meta.dirname, "..");

type Named = { name: string; path: string; variable: string };

const named: Named[] = readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
  .filter((path) => /\.en\.tsx?$/.test(path))
  .flatMap((path) =>
    [...readFileSync(join(SOURCE, path), "utf8").matchAll(/export const (\w+) = namedCatalogue\("([^"]+)"/g)].map(
      ([, variable = "", name = ""]) => ({ path, variable, name }),
    ),
  );

test("a catalogue that browsers read is named by its path", () => {
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(({ path, name }) => path.replace(/(?:\/words)?\.en\.tsx?$/, "") !== name)).toEqual([]);
});

/** What runs in the admin area alone, which is English. */
const IN_ADMIN = /(?:^|\/)(?:admin|editor|form|field|stored|bulk|dashboard)\//;

/** Browsers take these modules over; the pages they import on demand are left as the server rendered them. */
const PUBLIC_ROUTES = new Set(PUBLIC_PAGES.map(({ file }) => file));

/** Their loaders alone read words. The bundler leaves loaders out, and the words come with the page's data. */
const READ_IN_LOADERS = ["guide/guide-page/route.tsx", "guide/guide-page/not-in-it-route.tsx"];

test("code of browsers reads words that browsers get", () => {
  const inBrowsers = new Set(named.map(({ path }) => path));
  const read = readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
    .filter((path) => PUBLIC_ROUTES.has(path) || (/\.browser\.tsx?$/.test(path) && !IN_ADMIN.test(path)))
    .flatMap((path) =>
      [...readFileSync(join(SOURCE, path), "utf8").matchAll(/from "(\.[^"]+\.en\.tsx?)"/g)].map(([, target = ""]) => ({
        path,
        target: join(dirname(path), target),
      })),
    );
  expect(read.length).toBeGreaterThan(2);
  expect(read.filter(({ path, target }) => !inBrowsers.has(target) && !READ_IN_LOADERS.includes(path))).toEqual([]);
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
