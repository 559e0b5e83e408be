import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { codeOf, isTest, readProject } from "../../../../tests/architecture/source-files.ts";
import { BUILD_FOLDER } from "../../../../tests/support/built-site.ts";
import { openTestSite } from "../../../../tests/support/test-site.ts";

const ROOT = join(import.meta.dirname, "../../../..");
const CLIENT = join(BUILD_FOLDER, "client/assets");

const REFERENCES: Record<string, string> = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#x27;": "'", "&amp;": "&" };
const asText = (html: string): string => html.replace(/&(?:lt|gt|quot|#x27|amp);/g, (sign) => REFERENCES[sign] ?? sign);

type Shown = { names: string; text: string };

/** The notices in the page's HTML, as a visitor without JavaScript sees them. */
async function shownNotices(): Promise<Shown[]> {
  const { get } = await openTestSite();
  const { status, text: html } = await get("/licences");
  expect(status).toBe(200);
  return [...html.matchAll(/<details><summary>(.*?)<\/summary><pre>(.*?)<\/pre>/gs)].map(
    ([, names = "", text = ""]) => ({
      names: asText(names.replace(/<[^>]*>/g, "")),
      text: asText(text),
    }),
  );
}

const noticeOf = (shown: Shown[], name: string): Shown | undefined =>
  shown.find(({ names }) => ` ${names}`.includes(` ${name} `));

/** Pages, components and browser-only files, without the one page file that only the server runs. */
const isOfPages = (path: string): boolean =>
  /^src\/.*\.(?:tsx|browser\.ts)$/.test(path) && path !== "src/entry.server.tsx";
const IMPORT = /^(?:import|export)\s(?!type\b)[^"';]*?from "([^"]+)"|^import "([^"]+)"/gm;

/** The packages that the code of the pages imports. */
function importedPackages(): string[] {
  const files = codeOf(readProject()).filter(({ path }) => isOfPages(path) && !isTest(path));
  const named = files.flatMap(({ text }) => [...text.matchAll(IMPORT)].map(([, from, bare]) => from ?? bare ?? ""));
  const packages = named.filter((name) => !/^(?:[./]|node:|virtual:)/.test(name));
  return [...new Set(packages.map((name) => name.split("/", name.startsWith("@") ? 2 : 1).join("/")))];
}

test("every package that the pages' code names has its notice on the page, word for word", async () => {
  const shown = await shownNotices();
  const packages = importedPackages();
  expect(packages.length).toBeGreaterThan(5);
  for (const name of packages) {
    const licence = (await readdir(join(ROOT, "node_modules", name))).find((file) => /^licen[cs]e/i.test(file)) ?? "";
    const words = (await readFile(join(ROOT, "node_modules", name, licence), "utf8")).trim();
    expect([name, noticeOf(shown, name)?.text]).toEqual([name, expect.stringContaining(words)]);
  }
});

test("every font that the site serves has its notice on the page", async () => {
  const shown = (await shownNotices()).filter(({ text }) => text.includes("SIL OPEN FONT LICENSE Version 1.1"));
  const fonts = (await readdir(CLIENT)).filter((name) => name.endsWith(".woff2"));
  expect(fonts.length).toBeGreaterThan(10);
  const families = shown.map(({ names }) => /^@fontsource(?:-variable)?\/([\w-]+) /.exec(names)?.[1]);
  for (const font of fonts) {
    expect([font, families.find((family) => font.startsWith(`${family}-`))]).toEqual([font, expect.any(String)]);
  }
});

test("so have the icons, the helpers of the build, and the page about the API", async () => {
  const shown = await shownNotices();
  expect(noticeOf(shown, "lucide")?.text).toMatch(/Lucide Icons and Contributors[\s\S]*Cole Bemis/);
  for (const name of ["swagger-ui-dist", "vite", "rolldown", "react-dom", "scheduler", "zod"])
    expect([name, noticeOf(shown, name)?.text.length]).toEqual([name, expect.any(Number)]);
});

test("what Swagger UI holds of others is named, and the page about the API leads there", async () => {
  const { get } = await openTestSite();
  const { text } = await get("/licences");
  const named = /<\/details><p>.*?swagger-ui-dist.*?<\/p>/s.exec(text)?.[0] ?? "";
  for (const name of ["immutable", "highlight.js", "lodash", "@swagger-api/apidom-core"])
    expect([name, named.includes(`${name},`)]).toEqual([name, true]);
  expect((await get("/api/docs")).text).toContain('href="/licences"');
});

test("one text file has all notices of the page, and the licence of every package that the server is installed with", async () => {
  const text = await readFile(join(BUILD_FOLDER, "client/licences.txt"), "utf8");
  const lines = new Set(text.split("\n"));
  const shown = await shownNotices();
  expect(shown.length).toBeGreaterThan(20);
  expect(shown.filter((notice) => !text.includes(notice.text.trim())).map(({ names }) => names)).toEqual([]);
  const { packages } = JSON.parse(await readFile(join(ROOT, "package-lock.json"), "utf8"));
  const installed: string[] = Object.keys(packages).filter(
    (path) =>
      path.includes("node_modules/") &&
      !packages[path].dev &&
      !packages[path].link &&
      existsSync(join(ROOT, path, "package.json")),
  );
  expect(installed.length).toBeGreaterThan(150);
  for (const path of installed) {
    const { name, version } = JSON.parse(await readFile(join(ROOT, path, "package.json"), "utf8"));
    expect([path, lines.has(`${name} ${version}`)]).toEqual([path, true]);
    const licence = (await readdir(join(ROOT, path))).find((file) => /^licen[cs]e/i.test(file));
    if (licence === undefined) continue;
    const words = (await readFile(join(ROOT, path, licence), "utf8")).replaceAll("\r\n", "\n").trim();
    expect([path, text.includes(words)]).toEqual([path, true]);
  }
  const { get } = await openTestSite();
  expect((await get("/licences")).text).toContain('href="/licences.txt"');
});

test("no script carries the notices", async () => {
  for (const name of (await readdir(CLIENT)).filter((file) => file.endsWith(".js"))) {
    expect([name, (await readFile(join(CLIENT, name), "utf8")).includes("WARRANTY OF ANY KIND")]).toEqual([
      name,
      false,
    ]);
  }
});
